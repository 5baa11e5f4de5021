import { dateInItaly } from '@filiera/domain/dates/holidays'
import { formatShortDate } from '@filiera/domain/dates/short-date'
import { dateOf, localTime, nextDay } from '@filiera/domain/dates/working-days'
import { formatDay, formatHour, formatShortDay, noonOf } from '@filiera/domain/dates/written-dates'
import type { Language } from '@filiera/domain/languages'
import { useTexts } from './texts.tsx'

const MINUTE_MS = 60_000

/** Days and moments as people say them: today, tomorrow, else the date. */
export function useWhen(now = new Date()) {
  const { t, language } = useTexts()
  // days have 23 to 25 hours: they are counted, not their hours
  const { day: today } = localTime(now)
  const near = new Map([
    [dateOf(nextDay(today, -1)), t('shell.when.yesterday')],
    [dateOf(today), t('shell.when.today')],
    [dateOf(nextDay(today)), t('shell.when.tomorrow')],
  ])
  const day = (date: string) => near.get(date) ?? formatShortDay(noonOf(date), language)
  const momentWith = (format: (moment: Date, language: Language) => string) => (at: string) => {
    const moment = new Date(at)
    const date = format(moment, language)
    // a line does not end between day and month
    const said =
      near.get(dateInItaly(moment)) ?? date.replace(/\d.*/, (numbered) => numbered.replaceAll(' ', '\u00a0'))
    return t('shell.when.at', { day: said, time: formatHour(moment, language) })
  }
  const shortMoment = momentWith(formatShortDate)
  return {
    /** "domani" or "mer 25" of a calendar date. */
    day,
    /** The same, with the month where it is not near. */
    longDay: (date: string) => near.get(date) ?? formatDay(noonOf(date), language),
    /** "oggi, 10:31" of a moment (ISO 8601), or "mercoledì 25 novembre, 10:31". */
    moment: momentWith(formatDay),
    /** The same, where there is little room: "25 nov, 10:31". */
    shortMoment,
    /** The last minute before a term is over: midnight is said as 23:59 of the day before. */
    lastMinute: (end: string) => shortMoment(new Date(Date.parse(end) - MINUTE_MS).toISOString()),
  }
}
