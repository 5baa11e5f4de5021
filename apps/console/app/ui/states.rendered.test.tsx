import { createTranslator } from '@filiera/design/translator'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { first } from '../texts/it/first.ts'
import { TextsProvider } from '../texts/texts.tsx'
import { SkeletonRows } from './states.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('an answer within 150 ms shows no skeleton, a later one does', () => {
  vi.useFakeTimers()
  render(
    <TextsProvider first={createTranslator('it', first)}>
      <SkeletonRows />
    </TextsProvider>,
  )
  const waiting = screen.getByRole('status')
  act(() => vi.advanceTimersByTime(149))
  expect(waiting.className).toBe('invisible')
  act(() => vi.advanceTimersByTime(1))
  expect(waiting.className).toBe('')
})
