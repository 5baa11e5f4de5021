import type { Transaction } from '../../platform/database/open-database.ts'

/** Who decides a case, when, and why in their words. */
type By = { actor: string; now: Date; note: string }

/** What came of a decision: `isOpen` when the case stays open all the same; `afterwards` runs after the commit. */
export type DecisionResult = { isOpen?: true; afterwards?: () => Promise<void> }

/** What a decision does, in the transaction that records it. Providers were asked before. */
export type DecisionStep = (trx: Transaction, by: By) => Promise<DecisionResult | undefined>
