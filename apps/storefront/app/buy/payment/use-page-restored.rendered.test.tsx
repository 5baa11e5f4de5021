import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { usePageRestored } from './use-page-restored.ts'

const show = (persisted: boolean) => {
  const event = Object.assign(new Event('pageshow'), { persisted })
  window.dispatchEvent(event)
}

it('tells of a page out of the browser’s memory, not of one that was loaded, until it is gone', () => {
  const restored = vi.fn()
  function Page() {
    usePageRestored(restored)
    return null
  }
  const { unmount } = render(<Page />)
  show(false)
  expect(restored).not.toHaveBeenCalled()
  show(true)
  expect(restored).toHaveBeenCalledOnce()
  unmount()
  show(true)
  expect(restored).toHaveBeenCalledOnce()
})
