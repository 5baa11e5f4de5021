import { createTranslator } from '@filiera/design/translator'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { first } from './it/first.ts'
import { TextsProvider } from './texts.tsx'
import { useWhen } from './use-when.ts'

afterEach(cleanup)

function Days({ now, days }: { now: string; days: readonly string[] }) {
  const when = useWhen(new Date(now))
  return <p data-testid="days">{days.map(when.day).join(' | ')}</p>
}

it.each([
  [
    'late on an evening, when it is the day after in Italy',
    '2026-11-27T23:30:00Z',
    ['2026-11-27', '2026-11-28', '2026-11-29'],
  ],
  [
    'in the night before a day of 23 hours',
    '2026-03-28T22:30:00Z',
    ['2026-03-27', '2026-03-28', '2026-03-29'],
  ],
  ['in the evening of a day of 25 hours', '2026-10-25T22:30:00Z', ['2026-10-24', '2026-10-25', '2026-10-26']],
])('says yesterday, today and tomorrow %s', (_name, now, days) => {
  render(
    <TextsProvider first={createTranslator('it', first)}>
      <Days now={now} days={days} />
    </TextsProvider>,
  )
  expect(screen.getByTestId('days').textContent).toBe('ieri | oggi | domani')
})
