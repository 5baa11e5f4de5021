const PREFIX = 'filiera-console.'
const ACCOUNT = `${PREFIX}account`

/** The account that works in this page; null before the login. */
let account: string | null = null

const of = (name: string) => `${PREFIX}${account === null ? '' : `${account}.`}${name}`

function read(key: string, area: Storage): string | null {
  try {
    return area.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null, area: Storage): void {
  try {
    if (value === null) area.removeItem(key)
    else area.setItem(key, value)
  } catch {
    // private windows may refuse
  }
}

/**
 * What is stored from now on belongs to this account, also in what other pages of this browser take for the one at work.
 * @returns whether the page is theirs; one in which somebody else worked has to be loaded anew
 */
export function storeFor(id: string): boolean {
  write(ACCOUNT, id, localStorage)
  account ??= id
  return account === id
}

/** Whether the person who works in this page is still the one whom this browser logged in last. */
export const isStillAtWork = (): boolean =>
  account === null || (read(ACCOUNT, localStorage) ?? account) === account

/** A choice of this browser, whoever works in it; null without one, or where the browser keeps nothing. */
export const readChoice = (name: string, area: Storage = localStorage) => read(PREFIX + name, area)

/** Stores a choice of this browser; where it stores nothing the choice lasts as long as the page. */
export const writeChoice = (name: string, value: string, area: Storage = localStorage) =>
  write(PREFIX + name, value, area)

/** What this person stores in this browser, and finds again in another tab; null without it. */
export const readStored = (name: string, area: Storage = localStorage) => read(of(name), area)

/** Stores something for this person, or forgets it; where the browser keeps nothing it lasts as long as the page. */
export const writeStored = (name: string, value: string | null, area: Storage = localStorage) =>
  write(of(name), value, area)

/** What is stored as JSON; null without it, or when it cannot be read. */
export function readStoredJson(name: string, area: Storage = localStorage): unknown {
  try {
    return JSON.parse(readStored(name, area) ?? 'null')
  } catch {
    return null
  }
}

/** Names of what this person stores that begin alike. */
export function storedNames(beginning: string, area: Storage = localStorage): string[] {
  try {
    return Array.from({ length: area.length }, (_, at) => area.key(at) ?? '')
      .filter((key) => key.startsWith(of(beginning)))
      .map((key) => key.slice(of('').length))
  } catch {
    return []
  }
}
