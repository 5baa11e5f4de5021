import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenUsed } from './when-used.ts'

beforeEach(() => {
  document.body.innerHTML = '<div id="chapters"></div>'
})
afterEach(() => {
  document.body.innerHTML = ''
  history.replaceState(null, '', '/')
})

it.each(['pointerdown', 'click', 'input', 'scroll'])('loads at the first %s', async (sign) => {
  const load = vi.fn(async () => 'chapters')
  const loaded = whenUsed('chapters', load)
  expect(load).not.toHaveBeenCalled()
  document.dispatchEvent(new Event(sign))
  expect(await loaded).toBe('chapters')
})

it('leaves the frame after a press to what was pressed', async () => {
  const load = vi.fn(async () => 'chapters')
  const loaded = whenUsed('chapters', load)
  document.dispatchEvent(new Event('pointerdown'))
  const frame = new Promise((resolve) => requestAnimationFrame(resolve))
  await frame
  expect(load).not.toHaveBeenCalled()
  expect(await loaded).toBe('chapters')
})

it('loads at once where the address names a part', async () => {
  history.replaceState(null, '', '/product/1#reviews')
  expect(await whenUsed('chapters', async () => 'chapters')).toBe('chapters')
})

it('loads at once where no HTML stands in for it', async () => {
  document.body.innerHTML = ''
  expect(await whenUsed('chapters', async () => 'chapters')).toBe('chapters')
})

it('tries again at the next use when the file does not arrive', async () => {
  const load = vi.fn(async () => 'chapters').mockRejectedValueOnce(new TypeError('no line'))
  const loaded = whenUsed('chapters', load)
  document.dispatchEvent(new Event('pointerdown'))
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  document.dispatchEvent(new Event('keydown'))
  expect(await loaded).toBe('chapters')
  expect(load).toHaveBeenCalledTimes(2)
})
