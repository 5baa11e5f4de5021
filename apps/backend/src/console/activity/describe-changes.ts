import type { ActivityEntry } from '@filiera/contract/console/people/activity'
import { centsToEuros } from '@filiera/domain/money/money'

type Change = ActivityEntry['changes'][number]
type Noted = Change['before']
type Stored = Readonly<Record<string, unknown>> | null

/** Longest text of the log, in characters. */
const LONGEST = 300
const CENTS = 'Cents'

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function read(value: unknown): Noted {
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value === 'string') return value.length > LONGEST ? `${value.slice(0, LONGEST - 1)}…` : value
  // a list of anything else says by its length how much there is
  if (Array.isArray(value)) {
    const words = value.filter((item) => typeof item === 'string' || typeof item === 'number')
    return words.length === value.length ? words.map(String) : value.length
  }
  return null
}

/** Names of columns are noted, too: `cut_off_hour` is `cutOffHour`. */
const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Values by path; amounts in cents become euros, under the name without that word. */
function flat(stored: Stored, path = ''): [string, Noted][] {
  return Object.entries(stored ?? {}).flatMap(([noted, value]): [string, Noted][] => {
    const name = camelCase(noted)
    if (isTree(value)) return flat(value, `${path}${name}.`)
    if (name.endsWith(CENTS) && typeof value === 'number')
      return [[path + name.slice(0, -CENTS.length), centsToEuros(value)]]
    return [[path + name.replace(/Cents$/, ''), read(value)]]
  })
}

/** What differs between two notes of the audit log, in the order in which it was noted. */
export function describeChanges(before: Stored, after: Stored): Change[] {
  const [was, is] = [new Map(flat(before)), new Map(flat(after))]
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
    .filter((change) => change.before !== '' || change.after !== null)
    .filter((change) => change.after !== '' || change.before !== null)
}
