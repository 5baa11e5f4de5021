/** One call to a provider surface, without anything secret. `at` in milliseconds of the virtual clock. */
export interface JournalEntry {
  at: number
  surface: 'mangopay' | 'stripe' | 'tokeniser' | 'hook'
  method: string
  path: string
  status: number | null
  idempotencyKey: string | null
  body: unknown
  fault: string | null
}

export interface Journal {
  add(entry: JournalEntry): void
  entries(): readonly JournalEntry[]
  clear(): void
}

const limit = 5000
const secretKey =
  /card(number|cvx|expiration)|^cvc$|accesskey|registrationdata|^data$|secret|password|token|authorization/i
/** Digits in a row that belong to no longer name, such as a UUID. */
const longDigits = /(?<![\w-])\d[\d -]{11,21}\d(?![\w-])/g

/** The last calls (at least `limit`), oldest first. */
export function createJournal(): Journal {
  let list: JournalEntry[] = []
  return {
    add(entry) {
      list.push(entry)
      if (list.length > 2 * limit) list = list.slice(-limit)
    },
    entries: () => list,
    clear() {
      list = []
    },
  }
}

/** A copy without card numbers, codes, keys and tokens. Form bodies (strings) become objects first. */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(longDigits, '[redacted]')
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, secretKey.test(key) ? '[redacted]' : redact(inner)]),
  )
}

/** As `redact`, for a body as it was received: JSON (already parsed) or a form string. */
export function redactBody(body: unknown): unknown {
  return typeof body === 'string' ? redact(Object.fromEntries(new URLSearchParams(body))) : redact(body)
}
