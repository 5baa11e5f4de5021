import { expect, it } from 'vitest'
import { deliveryInWords } from './delivery-days.ts'

it.each([
  ['it', 'mercoledì 2', 'venerdì 4\u00a0dicembre', 'lunedì 30\u00a0novembre'],
  ['en', 'Wednesday 2', 'Friday 4\u00a0December', 'Monday 30\u00a0November'],
  ['es', 'miércoles 2', 'viernes 4\u00a0de\u00a0diciembre', 'lunes 30\u00a0de\u00a0noviembre'],
] as const)(
  'the days of a delivery name their month once, on one line, in %s',
  (language, from, to, other) => {
    expect(deliveryInWords({ from: '2026-12-02', to: '2026-12-04' }, language)).toEqual({ from, to })
    expect(deliveryInWords({ from: '2026-11-30', to: '2026-12-04' }, language)).toEqual({ from: other, to })
  },
)
