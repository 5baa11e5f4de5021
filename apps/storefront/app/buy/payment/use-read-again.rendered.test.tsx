import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useReadAgain } from './use-read-again.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Shown while the page was read with an open payment, as the page after paying does it. */
function Followed() {
  return <p>{useReadAgain(true) ? 'tried' : 'first try'}</p>
}

function Page() {
  return useLoaderData() === 'paid' ? <p>read anew</p> : <Followed />
}

/** The page whose reads are answered one after the other; the last one goes on. */
async function open(answers: readonly string[]) {
  const loader = vi.fn(() => answers[Math.min(loader.mock.calls.length, answers.length) - 1])
  const router = createMemoryRouter([{ path: '/', loader, element: <Page />, HydrateFallback: () => null }])
  render(<RouterProvider router={router} />)
  await act(() => vi.advanceTimersByTimeAsync(0))
  return loader
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('reads again by itself while the page is answered as it was', async () => {
  const loader = await open(['open', 'open', 'open', 'paid'])
  await wait(1)
  screen.getByText('tried')
  expect(loader).toHaveBeenCalledTimes(2)
  await wait(3000)
  expect(loader).toHaveBeenCalledTimes(3)
  await wait(10_000)
  screen.getByText('read anew')
  await wait(60_000)
  expect(loader).toHaveBeenCalledTimes(4)
})

it('ends after some tries', async () => {
  const loader = await open(['open'])
  await wait(1)
  for (let round = 0; round < 5; round++) await wait(60_000)
  expect(loader).toHaveBeenCalledTimes(5)
})
