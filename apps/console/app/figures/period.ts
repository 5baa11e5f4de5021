import { addDays, lengthOf } from '@filiera/domain/dates/holidays'

const ISO = /^\d{4}-\d{2}-\d{2}$/

/** Periods that are chosen with one press. */
export const presets = ['d7', 'd30', 'd90', 'month', 'lastMonth'] as const
export type Preset = (typeof presets)[number]

/** A period, first and last day included (ISO dates); `preset` is null for one's own. */
export type Period = { preset: Preset | null; from: string; to: string }

/** The days of a preset; `today` is the Italian day. */
export function periodOf(preset: Preset, today: string): Period {
  const first = `${today.slice(0, 8)}01`
  if (preset === 'month') return { preset, from: first, to: today }
  if (preset === 'lastMonth') {
    const to = addDays(first, -1)
    return { preset, from: `${to.slice(0, 8)}01`, to }
  }
  return { preset, from: addDays(today, 1 - Number(preset.slice(1))), to: today }
}

const isDay = (text: string | null): text is string =>
  text !== null && ISO.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text

/** The period of an address; thirty days where it says none. */
export function readPeriod(params: URLSearchParams, today: string): Period {
  const [from, to] = [params.get('from'), params.get('to')]
  if (isDay(from) && isDay(to)) return { preset: null, from, to }
  const named = presets.find((preset) => preset === params.get('period'))
  return periodOf(named ?? 'd30', today)
}

/** What is wrong with a period of one's own: the text that says it; null when it can be shown. */
export function faultOf(period: Pick<Period, 'from' | 'to'>, today: string, most: number) {
  if (period.from === '' || period.to === '') return 'both'
  if (period.from > period.to) return 'order'
  if (period.from > today) return 'future'
  return lengthOf(period) > most ? 'long' : null
}
