import type { BackendCall } from '@filiera/contract/client'
import { caseDecisions, decideCase, decideMailCases } from '@filiera/contract/payments/cases'
import type { CaseAnswer } from './decision-form.tsx'

const NOTE_MIN = 3
const NOTE_MAX = 500

/** Stands for a case's id where the cases of a kind of mail are decided together. */
export const MAILS = 'mails'

/** What a form of the queue says; nothing of it is checked yet. */
export function readDecision(form: FormData): CaseAnswer {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const id = text('id')
  return {
    id,
    mail: id === MAILS ? text('mail') : null,
    note: text('note'),
    decision: caseDecisions.find((known) => known === form.get('decision')) ?? null,
    errors: { decision: false, note: false },
    code: null,
  }
}

type Decided = { done: 'decided' | 'asked' } | { refused: CaseAnswer; status: number }

async function decideMails(call: BackendCall, typed: CaseAnswer, mail: string): Promise<Decided> {
  const { decision, note } = typed
  if (decision !== 'retry' && decision !== 'close')
    return { refused: { ...typed, errors: { decision: true, note: false } }, status: 422 }
  const result = await call(decideMailCases, { body: { mail, decision, note } })
  if (!result.ok) return { refused: { ...typed, code: result.problem.code }, status: result.problem.status }
  if (result.value.decided > 0) return { done: 'decided' }
  return { refused: { ...typed, code: 'illegal_transition' }, status: 409 }
}

/** Decides one case, or those of a kind of mail; a refusal keeps what was written. */
export async function decideByForm(form: FormData, call: BackendCall): Promise<Decided> {
  const typed = readDecision(form)
  const { id, mail, note, decision } = typed
  const errors = { decision: decision === null, note: note.length < NOTE_MIN || note.length > NOTE_MAX }
  if (decision === null || errors.note) return { refused: { ...typed, errors }, status: 422 }
  if (mail !== null) return decideMails(call, typed, mail)
  const result = await call(decideCase, { params: { id }, body: { decision, note } })
  if (result.ok) return { done: result.value.decidedAt ? 'decided' : 'asked' }
  return { refused: { ...typed, code: result.problem.code }, status: result.problem.status }
}
