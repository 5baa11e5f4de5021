import type { BackendCall } from '@filiera/contract/client'
import {
  acceptOrder,
  answerOrderMessage,
  decideReturn,
  deliverOrder,
  getSellerOrder,
  prepareOrder,
  refundOrder,
  shipOrder,
} from '@filiera/contract/orders/fulfilment'
import type { Problem } from '@filiera/contract/problem'
import { type Carrier, carriers } from '@filiera/domain/places/tracking'
import { hasRefundErrors, priceRefundForm, type RefundValues, readRefundForm } from './refund-form.state.ts'

/** What the buttons of the page do. */
export const intents = [
  'accept',
  'prepare',
  'ship',
  'correct',
  'deliver',
  'refund',
  'decide',
  'message',
] as const
export type Intent = (typeof intents)[number]

/** Why a form was refused; what was typed stays. */
export type Refused = {
  intent: Intent
  code: string
  /** Names of wrong fields. */
  fields: string[]
  typed: Record<string, string>
  status: number
}

type Outcome = { ok: true; intent: Intent } | { ok: false; problem: Problem; refused: Refused }

const plain = { accept: acceptOrder, prepare: prepareOrder, deliver: deliverOrder } as const

const wrong = (field: string): Problem => ({
  type: 'about:blank',
  status: 422,
  title: 'Unprocessable Content',
  detail: `The field ${field} is not right.`,
  code: 'invalid_body',
  fields: [{ field, message: '' }],
})

async function refundByForm(backend: BackendCall, id: string, form: FormData) {
  const order = await backend(getSellerOrder, { params: { id } })
  if (!order.ok) return order
  const values: RefundValues = readRefundForm(form, order.value)
  const { errors, lines, amount } = priceRefundForm(values, order.value)
  const requestId = String(form.get('requestId') ?? '')
  // Sent a second time the pieces may be refunded already: the server knows the request again.
  if (hasRefundErrors(errors) && requestId === '') return { ok: false as const, problem: wrong('refund') }
  return backend(refundOrder, {
    params: { id },
    body: {
      lines: amount === undefined ? lines : [],
      reason: values.reason,
      ...(amount === undefined ? {} : { amount }),
      ...(requestId === '' ? {} : { requestId }),
    },
  })
}

/** Sends what a form of the page asks for. */
async function send(backend: BackendCall, id: string, intent: Intent, form: FormData) {
  const params = { id }
  const text = (name: string) => String(form.get(name) ?? '').trim()
  switch (intent) {
    case 'accept':
    case 'prepare':
    case 'deliver':
      return backend(plain[intent], { params, body: {} })
    case 'ship':
    case 'correct': {
      const carrier = carriers.find((known): known is Carrier => known === form.get('carrier'))
      if (!carrier) return { ok: false as const, problem: wrong('carrier') }
      const shipment = { carrier, trackingNumber: text('trackingNumber') }
      const body = intent === 'correct' ? { ...shipment, corrects: text('corrects') } : shipment
      return backend(shipOrder, { params, body })
    }
    case 'refund':
      return refundByForm(backend, id, form)
    case 'decide': {
      const note = text('note')
      const decision = form.get('accept')
      if (decision !== 'yes' && decision !== 'no') return { ok: false as const, problem: wrong('accept') }
      const accept = decision === 'yes'
      return backend(decideReturn, {
        params,
        body: { withdrawalId: text('withdrawalId'), accept, ...(note === '' ? {} : { note }) },
      })
    }
    case 'message':
      return backend(answerOrderMessage, { params, body: { message: text('message') } })
  }
}

/** Carries out one form of an order's page; a refusal keeps what was typed. */
export async function actByForm(backend: BackendCall, id: string, form: FormData): Promise<Outcome> {
  const intent = intents.find((known) => known === form.get('intent')) ?? 'accept'
  const answer = await send(backend, id, intent, form)
  if (answer.ok) return { ok: true, intent }
  const { code, status, fields = [] } = answer.problem
  const typed: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') typed[name] = value
  const refused = { intent, code, fields: fields.map(({ field }) => field), typed, status }
  return { ok: false, problem: answer.problem, refused }
}
