import {
  type ChangedLine,
  type FieldProblem,
  type Problem,
  type ProblemCode,
  problemStatus,
} from '@filiera/contract/problem'

export type ProblemExtra = {
  /** Where it is not the one of the code. */
  status?: number
  fields?: FieldProblem[]
  /** Products concerned by a stock or delivery conflict. */
  products?: string[]
  /** Lines of the cart that are no longer as the customer saw them. */
  lines?: ChangedLine[]
  /** Numbers of the orders that stand in the way. */
  orders?: string[]
  /** Why a payment could not start. */
  reason?: string
  /** Who changed meanwhile what was to be changed, and what is there now. */
  changed?: Problem['changed']
  retryAfterSeconds?: number
}

/** A refusal with a code of the contract; the only error that use cases throw on purpose. */
export class ProblemError extends Error {
  readonly code: ProblemCode
  readonly extra: ProblemExtra

  constructor(code: ProblemCode, detail: string, extra: ProblemExtra = {}) {
    super(detail)
    this.name = 'ProblemError'
    this.code = code
    this.extra = extra
  }

  get status(): number {
    return this.extra.status ?? problemStatus[this.code]
  }
}

/** The one answer for a missing object and for somebody else's: nothing tells them apart. */
export function notFound(): ProblemError {
  return new ProblemError('not_found', 'There is nothing here for you.')
}

/** The one answer for a mailed link that was used, voided, ran out or never was. */
export const invalidLink = (): ProblemError =>
  new ProblemError('invalid_token', 'This link does not work any more: ask for a new one.')

/** A body that the contract admits and the use case does not, with the name of each field that is wrong. */
export function wrongFields(fields: FieldProblem[]): ProblemError {
  const named = fields.map(({ field, message }) => `${field}: ${message}`).join('; ')
  return new ProblemError('invalid_body', `The body is not right: ${named}`, { fields })
}

export const wrongField = (field: string, message: string): ProblemError => wrongFields([{ field, message }])
