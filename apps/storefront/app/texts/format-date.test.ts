import { expect, it } from 'vitest'
import { formatDelivery } from './format-date.ts'

it.each([
  ['it', 'mercoledì 2', 'venerdì 4\u00a0dicembre'],
  ['en', 'Wednesday 2', 'Friday 4\u00a0December'],
  ['es', 'miércoles 2', 'viernes 4\u00a0de diciembre'],
] as const)('a day of delivery keeps its month in %s', (language, from, to) => {
  expect(formatDelivery({ from: '2026-12-02', to: '2026-12-04' }, language)).toEqual({ from, to })
})
