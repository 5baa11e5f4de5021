import type { Result } from '@filiera/contract/client'
import type { Withdrawable, Withdrawal } from '@filiera/contract/orders/withdrawals'
import type { ProblemCode } from '@filiera/contract/problem'
import { expect, test } from 'vitest'
import { withdrawByForm } from './withdraw-by-form.ts'

const line = {
  productId: '1',
  title: 'Olio',
  image: '',
  remaining: 2,
  quantity: 2,
  price: 16.9,
  exception: null,
}
const withdrawable: Withdrawable = {
  orderId: '7F3K-92QD-41AB-8XZC',
  seller: 'Masseria',
  createdAt: '2026-11-01T09:00:00Z',
  deliveredAt: '2026-11-08T09:00:00Z',
  deadline: '2026-11-22T23:00:00Z',
  isShipped: true,
  isDisputed: false,
  shipping: 30,
  refundable: 63.8,
  lines: [
    { ...line, sealedOnly: true },
    { ...line, productId: '2', quantity: 0, exception: 'perishable', sealedOnly: false },
  ],
  withdrawals: [],
}
const receipt: Withdrawal = {
  id: '0f3c2a9e-1111-4222-8333-444455556666',
  orderId: withdrawable.orderId,
  status: 'requested',
  lines: [{ productId: '1', title: 'Olio', quantity: 1, amount: 16.9 }],
  amount: 16.9,
  withShipping: false,
  createdAt: '2026-11-09T09:00:00Z',
  decidedAt: null,
  reason: '',
  note: '',
  sendBackBy: null,
  leftToShopAt: null,
}

/** Sends a form; what was declared is collected. */
async function send(fields: Record<string, string>, code?: ProblemCode) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const declared: unknown[] = []
  const answer = await withdrawByForm(
    form,
    withdrawable,
    async (declaration): Promise<Result<Withdrawal>> => {
      declared.push(declaration)
      if (!code) return { ok: true, value: receipt, headers: new Headers() }
      return { ok: false, problem: { type: 'about:blank', status: 409, title: '', detail: '', code } }
    },
  )
  return { ...answer, declared }
}

test('the first step leads to the confirmation and declares nothing', async () => {
  const { answer, declared } = await send({ intent: 'choose', 'quantity-1': '2', reason: 'doppione' })
  expect(answer).toMatchObject({ step: 'confirm', choice: { quantities: { 1: 2 }, reason: 'doppione' } })
  expect(declared).toEqual([])
})

test.each([
  { intent: 'choose', 'quantity-1': '0' },
  { intent: 'confirm', 'quantity-2': '1' },
  { intent: 'confirm' },
])('without a line that can be given back nothing is declared: %j', async (fields) => {
  const { answer, status, declared } = await send(fields)
  expect({ answer, status }).toMatchObject({ answer: { step: 'choose', fault: 'none' }, status: 422 })
  expect(declared).toEqual([])
})

test('the way back keeps what was chosen', async () => {
  const { answer } = await send({ intent: 'edit', 'quantity-1': '1' })
  expect(answer).toMatchObject({ step: 'choose', fault: null, choice: { quantities: { 1: 1 } } })
})

test('the confirmation declares the lines once and answers the receipt', async () => {
  const { answer, declared } = await send({ intent: 'confirm', 'quantity-1': '1' })
  expect(answer).toEqual({ step: 'receipt', receipt })
  expect(declared).toEqual([{ lines: [{ productId: '1', quantity: 1 }] }])
})

test.each([
  ['illegal_transition', 'choose'],
  ['unavailable', 'confirm'],
] as const)('a refusal (%s) leads to the step %s and keeps the choice', async (code, step) => {
  const { answer } = await send({ intent: 'confirm', 'quantity-1': '1' }, code)
  expect(answer).toMatchObject({ step, code, choice: { quantities: { 1: 1 } } })
})
