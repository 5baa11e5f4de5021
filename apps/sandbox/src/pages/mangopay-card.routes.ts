import type { FastifyInstance, FastifyReply } from 'fastify'
import { keyed } from '../ids.ts'
import { type CardProblem, readCard } from '../mangopay/cards/read-card.ts'
import { authorise, settlePayIn } from '../mangopay/pay-ins/settle-pay-in.ts'
import { testCards } from '../mangopay/test-cards.ts'
import type { PayIn } from '../mangopay/types.ts'
import type { Sandbox } from '../sandbox.ts'
import { type CardFormState, cardForm, emptyCardForm, filledWith, readCardForm } from './card-form.ts'
import { html } from './html.ts'
import { sendPage, sendUnknown, sendUsed } from './layout.ts'
import { languageOf, money, textsOf } from './texts.ts'

type Query = { Querystring: { id?: string } }

const problems: Record<CardProblem, NonNullable<CardFormState['problem']>> = {
  '02625': { field: 'number', text: 'wrongNumber' },
  '02626': { field: 'expiration', text: 'wrongDate' },
  '02624': { field: 'expiration', text: 'expired' },
  '02627': { field: 'cvx', text: 'wrongCvx' },
}

/** The hosted card page of a MangoPay web pay-in (`/pay?id=…`): one use, 15 minutes. */
export function mangopayCardRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const find = (id: string | undefined): PayIn | undefined => {
    const payIn = sandbox.state.mangopay.payIns[id ?? '']
    return payIn?.ExecutionType === 'WEB' && payIn.PaymentType === 'CARD' ? payIn : undefined
  }

  app.get<Query>('/pay', async ({ query }, reply) => {
    const payIn = find(query.id)
    if (!payIn) return sendUnknown(reply, 'it')
    if (payIn.inner.step === 'challenge') return reply.redirect(`/acs/${payIn.Id}`, 303)
    if (payIn.inner.step !== 'card') return used(reply, payIn)
    return show(sandbox, reply, payIn, emptyCardForm)
  })

  app.post<Query>('/pay', async ({ query, body }, reply) => {
    const payIn = find(query.id)
    if (!payIn) return sendUnknown(reply, 'it')
    if (payIn.inner.step !== 'card') return used(reply, payIn)
    const form = new URLSearchParams(typeof body === 'string' ? body : '')
    if (form.get('token') !== tokenOf(sandbox, payIn)) {
      return show(sandbox, reply, payIn, { ...emptyCardForm, problem: { field: null, text: 'stale' } })
    }
    const chosen = testCards.find((card) => card.key === form.get('use'))
    if (chosen) return show(sandbox, reply, payIn, filledWith(chosen, sandbox.clock.nowMs(), {}))
    if (form.get('do') === 'cancel') {
      settlePayIn(sandbox, payIn, '101002')
      return reply.redirect(payIn.inner.returnUrl, 303)
    }
    const { email: _email, ...typed } = readCardForm(form)
    const card = readCard(sandbox, String(payIn.details.CardType), typed)
    if (typeof card === 'string') {
      return show(sandbox, reply, payIn, { ...typed, cvx: '', problem: problems[card] })
    }
    payIn.inner.card = { token: '', ...card }
    payIn.inner.scenario = card.scenario
    const next = authorise(sandbox, payIn) === 'challenge' ? `/acs/${payIn.Id}` : payIn.inner.returnUrl
    return reply.redirect(next, 303)
  })
}

function used(reply: FastifyReply, payIn: PayIn): FastifyReply {
  return sendUsed(reply, languageOf(payIn.Culture), payIn.inner.returnUrl)
}

function tokenOf({ state }: Sandbox, payIn: PayIn): string {
  return keyed(state, 'pay', payIn.Id).slice(0, 32)
}

function show(sandbox: Sandbox, reply: FastifyReply, payIn: PayIn, state: CardFormState): FastifyReply {
  const language = languageOf(payIn.Culture)
  const text = textsOf(language)
  const amount = money(payIn.DebitedFunds.Amount, payIn.DebitedFunds.Currency, language)
  const cards = testCards.filter((card) => card.types.includes(String(payIn.details.CardType)))
  const form = cardForm({
    language,
    action: `/pay?id=${payIn.Id}`,
    token: tokenOf(sandbox, payIn),
    payLabel: `${text.pay} ${amount}`,
    cancel: true,
    cards,
    state,
  })
  const body = html`<div class="panel"><p class="quiet">${text.amount}</p><p class="amount">${amount}</p></div>${form}`
  return sendPage(reply, { language, title: text.payTitle, heading: html`MangoPay sandbox`, body })
}
