import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPart } from '../../../../test/render-part.tsx'
import { OfflineBar, useNetworkWait } from './offline-bar.tsx'

const Waiting = () => <OfflineBar {...useNetworkWait()} />
const loseNetwork = () => act(() => void window.dispatchEvent(new Event('offline')))
const bar = () => screen.queryByRole('alert')?.textContent ?? null

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('comes when the network goes, and goes when the shop answers', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'))
  const { user } = renderPart(<Waiting />)
  expect(bar()).toBeNull()
  loseNetwork()
  expect(bar()).toContain('tra 8 secondi')
  await user.click(screen.getByRole('button'))
  await vi.waitFor(() => expect(bar()).toBeNull())
})

it('counts a line that swallows everything as none after five seconds', async () => {
  const line = new AbortController()
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(line.signal)
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const { user } = renderPart(<Waiting />)
  loseNetwork()
  await user.click(screen.getByRole('button'))
  expect(limit).toHaveBeenCalledExactlyOnceWith(5000)
  await act(async () => line.abort())
  expect(bar()).toContain('tra 8 secondi')
})
