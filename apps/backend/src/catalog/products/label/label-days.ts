/** What a label says only until a day. All days are calendar dates in Italy. */

/** Marks whose certificate is not over; one without a last day stays. */
export const validMarks = <M extends { expires?: string | null }>(marks: readonly M[], today: string): M[] =>
  marks.filter(({ expires }) => !expires || expires >= today)

/** So long the page says that there is less inside (Codice del consumo art. 15-bis). */
const SAID_MONTHS = 6

/** Whether the page says that there is less inside since a day. */
export function isReductionSaid(since: string, today: string): boolean {
  const end = new Date(since)
  end.setUTCMonth(end.getUTCMonth() + SAID_MONTHS)
  return since <= today && today < end.toISOString().slice(0, 10)
}
