import { isRecord, isSameValue } from '@filiera/domain/json-value'
import { sideThatCounts } from './side-that-counts.ts'
import { useStoredValue } from './use-stored-value.ts'

/** What was typed, what stood there instead when it was, and where somebody else wrote meanwhile and nothing was chosen yet. */
type StoredForm<Typed> = { typed: Partial<Typed>; over: Partial<Typed>; met?: readonly (keyof Typed)[] }

/**
 * Puts what was typed over what stands there now; of a record in several parts only those that were typed.
 * @returns also whether somebody wrote something else there since
 */
function putOver(now: unknown, typed: unknown, over: unknown): { value: unknown; isOvertaken: boolean } {
  const side = sideThatCounts(over, typed, now)
  if (side === 'theirs') return { value: now, isOvertaken: false }
  if (!isRecord(now) || !isRecord(typed) || !isRecord(over))
    return { value: typed, isOvertaken: side === 'both' }
  const parts = Object.keys(typed).map((part) => [part, putOver(now[part], typed[part], over[part])] as const)
  return {
    value: { ...now, ...Object.fromEntries(parts.map(([part, { value }]) => [part, value])) },
    isOvertaken: parts.some(([, { isOvertaken }]) => isOvertaken),
  }
}

const nothing = <Typed>(): StoredForm<Typed> => ({ typed: {}, over: {} })

function readForm<Typed>(stored: unknown): StoredForm<Typed> {
  return isRecord(stored) && isRecord(stored.typed) && isRecord(stored.over)
    ? (stored as StoredForm<Typed>)
    : nothing()
}

/**
 * What is being typed; it outlives the page until it is forgotten, because it was sent. What was not typed follows what is there.
 * For what has no version: nobody refuses it, so each drawing of the page looks at what is there. With one it is `useVersionedForm`.
 * @param name of the record that is written
 * @param start the record as it is now
 */
export function useStoredForm<Typed extends object>(name: string, start: Typed) {
  const { value: known, store, forget } = useStoredValue(name, readForm<Typed>)
  const typed = { ...start }
  const overtaken: (keyof Typed)[] = []
  for (const field of Object.keys(known.typed) as (keyof Typed)[]) {
    const { value, isOvertaken } = putOver(start[field], known.typed[field], known.over[field])
    typed[field] = value as Typed[keyof Typed]
    const isMet = known.met?.includes(field) && !isSameValue(value, start[field])
    if (isOvertaken || isMet) overtaken.push(field)
  }
  function write(change: Partial<Typed>, met: readonly (keyof Typed)[]) {
    const over = { ...known.over }
    for (const field of Object.keys(change) as (keyof Typed)[]) over[field] = start[field]
    store({ typed: { ...known.typed, ...change }, over, met })
  }
  return {
    typed,
    /** Fields that were typed, and that somebody else changed since. */
    overtaken,
    type: (change: Partial<Typed>) => write(change, overtaken),
    /** Takes one of two people's values: it is asked no more. */
    choose: (change: Partial<Typed>) =>
      write(
        change,
        overtaken.filter((field) => !(field in change)),
      ),
    forget: () => forget(nothing()),
  }
}
