import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPart } from '../../../test/render-part.tsx'
import { OfflineGuard } from './offline-guard.tsx'

afterEach(() => vi.restoreAllMocks())

const retry = () => screen.queryByRole('button', { name: 'Riprova' })
const say = (name: string) => act(() => window.dispatchEvent(new Event(name)))

it('keeps the way on while files of the page cannot be fetched either', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderPart(
    <>
      <a href="/sellers">Produttori</a>
      <OfflineGuard />
    </>,
  )
  fireEvent.click(screen.getByRole('link'))
  say('vite:preloadError')
  online.mockReturnValue(true)
  say('online')
  expect(retry()).not.toBeNull()
})

it('goes when the network is back and only files of the page were missing', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderPart(<OfflineGuard />)
  say('vite:preloadError')
  expect(retry()).not.toBeNull()
  say('online')
  expect(retry()).toBeNull()
})
