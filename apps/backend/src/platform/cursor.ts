/** Where a list that goes by time was left: the moment and the key of its last row. */
export type Place = { at: Date; key: string }

/** A place as a list names it, to be asked for what follows. */
export const cursorOf = ({ at, key }: Place): string => `${at.getTime()}_${key}`

/** The place that a cursor names. */
export function placeOf(cursor: string): Place {
  const [at = '', key = ''] = cursor.split('_')
  return { at: new Date(Number(at)), key }
}
