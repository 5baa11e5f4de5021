import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useRowBlocks } from './use-row-blocks.ts'

afterEach(cleanup)

const ids = ['1', '2', '3', '4']

/** Blocks of two rows that answer when they are told to. */
function openBlocks() {
  const asked: { block: string[]; signal: AbortSignal; answer(): void }[] = []
  const queryOf = (block: string[]) => ({
    queryKey: block,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      new Promise<{ id: string }[]>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        asked.push({ block, signal, answer: () => resolve(block.map((id) => ({ id }))) })
      }),
  })
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const opened = renderHook(({ first }) => useRowBlocks(ids, { first, last: first + 1 }, queryOf, 2), {
    initialProps: { first: 0 },
    wrapper,
  })
  return { ...opened, asked }
}

it('breaks off a block whose rows flew by', async () => {
  const { asked, rerender } = openBlocks()
  rerender({ first: 2 })
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked.map(({ block, signal }) => [block[0], signal.aborted])).toEqual([
    ['1', true],
    ['3', false],
  ])
})

it('reads a block once more for who waits for a row of it', async () => {
  const { asked, rerender, result } = openBlocks()
  const row = result.current.readAt(0)
  rerender({ first: 2 })
  await waitFor(() => expect(asked).toHaveLength(3))
  for (const { answer } of asked) answer()
  expect(await row).toEqual({ id: '1' })
})
