import type { Understood } from '@filiera/contract/catalog/understood'
import type { Token } from './tokens.ts'

/** One thing that a product must be; `typed` says it standing alone, and would be read the same again. */
export type Constraint = Omit<Understood, 'rest'>

/** What was read at a place of a text, and where it ends. */
export type Reading = { constraints: Constraint[]; to: number }
/** Reads what begins at a token; null when it is nothing of its kind. */
export type Reader = (text: string, tokens: readonly Token[], at: number) => Reading | null

/** The text as it was typed from one token to before another. */
export function typedFrom(text: string, tokens: readonly Token[], from: number, to: number): string {
  return text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)
}
