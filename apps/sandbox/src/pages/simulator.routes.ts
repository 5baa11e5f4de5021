import type { FastifyInstance, FastifyReply } from 'fastify'
import { keyed } from '../ids.ts'
import { receiveTransfer } from '../mangopay/pay-ins/other-pay-ins.routes.ts'
import { withParameter } from '../mangopay/pay-ins/return-url.ts'
import { settlePayIn } from '../mangopay/pay-ins/settle-pay-in.ts'
import type { PayIn } from '../mangopay/types.ts'
import type { Sandbox } from '../sandbox.ts'
import { type Html, html } from './html.ts'
import { sendPage, sendUnknown, sendUsed } from './layout.ts'
import { simulatorWords } from './simulator-words.ts'
import { type Language, languageOf, money, preferredLanguage, textsOf } from './texts.ts'

type Path = { Params: { id: string } }
const names = { PAYPAL: 'PayPal', SATISPAY: 'Satispay', BANK_WIRE: '', CARD: '' } as const

/** The pages of PayPal and Satispay, and the bank from which a transfer comes: its money arrives when somebody says so here. */
export function simulatorRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const find = (id: string): PayIn | undefined => {
    const payIn = sandbox.state.mangopay.payIns[id]
    return payIn && payIn.PaymentType !== 'CARD' ? payIn : undefined
  }

  app.get<Path>('/simulator/:id', async ({ params, headers }, reply) => {
    const payIn = find(params.id)
    const preferred = preferredLanguage(headers['accept-language'])
    if (!payIn) return sendUnknown(reply, preferred)
    const language = languageFor(payIn, preferred)
    if (payIn.inner.step !== 'simulator') return sendUsed(reply, language, backOf(payIn))
    return show(sandbox, reply, payIn, language, false)
  })

  app.post<Path>('/simulator/:id', async ({ params, body, headers }, reply) => {
    const payIn = find(params.id)
    const preferred = preferredLanguage(headers['accept-language'])
    if (!payIn) return sendUnknown(reply, preferred)
    const language = languageFor(payIn, preferred)
    if (payIn.inner.step !== 'simulator') return sendUsed(reply, language, backOf(payIn))
    const form = new URLSearchParams(typeof body === 'string' ? body : '')
    if (form.get('token') !== tokenOf(sandbox, payIn)) return show(sandbox, reply, payIn, language, false)
    if (payIn.PaymentType === 'BANK_WIRE') return receive(sandbox, reply, payIn, language, form)
    const outcome = form.get('outcome')
    const code = outcome === 'approve' ? '000000' : outcome === 'cancel' ? '101002' : '101199'
    settlePayIn(sandbox, payIn, code)
    return reply.redirect(outcome === 'cancel' ? cancelOf(payIn) : payIn.inner.returnUrl, 303)
  })
}

/** PayPal and Satispay speak the language of the payment; a bank that of whoever opens it. */
const languageFor = (payIn: PayIn, preferred: Language): Language =>
  payIn.PaymentType === 'BANK_WIRE' ? preferred : languageOf(payIn.Culture)

const backOf = (payIn: PayIn) => (payIn.PaymentType === 'BANK_WIRE' ? null : payIn.inner.returnUrl)

function cancelOf(payIn: PayIn): string {
  const { CancelURL } = payIn.details
  return typeof CancelURL === 'string'
    ? withParameter(CancelURL, 'transactionId', payIn.Id)
    : payIn.inner.returnUrl
}

const tokenOf = ({ state }: Sandbox, payIn: PayIn) => keyed(state, 'simulator', payIn.Id).slice(0, 32)

/** Cents of an amount as people write it; null when it is none. */
function centsOf(text: string | null): number | null {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec((text ?? '').trim())
  if (!match) return null
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return cents > 0 ? cents : null
}

function receive(
  sandbox: Sandbox,
  reply: FastifyReply,
  payIn: PayIn,
  language: Language,
  form: URLSearchParams,
): FastifyReply {
  const cents = centsOf(form.get('amount'))
  if (cents === null) return show(sandbox, reply, payIn, language, true)
  receiveTransfer(sandbox, payIn, cents)
  return sendPage(reply, {
    language,
    title: simulatorWords[language].arrived,
    body: html`<p>${money(cents, 'EUR', language)} · ${String(payIn.details.WireReference)}</p>`,
  })
}

function buttons(language: Language): Html {
  const word = simulatorWords[language]
  return html`<div class="actions">
<button name="outcome" value="approve">${word.pay}</button>
<button class="danger" name="outcome" value="refuse">${textsOf(language).refuse}</button>
<button class="plain" name="outcome" value="cancel">${textsOf(language).cancel}</button>
</div>`
}

function arrival(language: Language, cents: number, isWrong: boolean): Html {
  const word = simulatorWords[language]
  const marks = isWrong ? html` aria-invalid="true" aria-describedby="amount-error" autofocus` : null
  return html`<label for="amount">${word.received}</label>
<input id="amount" name="amount" inputmode="decimal" value="${(cents / 100).toFixed(2)}"${marks}>
${isWrong && html`<p class="error" id="amount-error" role="alert">${word.wrongAmount}</p>`}
<div class="actions"><button>${word.arrives}</button></div>`
}

/** Amount that a payment, or a transfer, asks for; in minor units. */
function askedOf(payIn: PayIn): number {
  const declared = payIn.details.DeclaredDebitedFunds
  const isMoney = typeof declared === 'object' && declared !== null && 'Amount' in declared
  return isMoney ? Number(declared.Amount) : payIn.DebitedFunds.Amount
}

function show(
  sandbox: Sandbox,
  reply: FastifyReply,
  payIn: PayIn,
  language: Language,
  isWrong: boolean,
): FastifyReply {
  const word = simulatorWords[language]
  const asked = askedOf(payIn)
  const isWire = payIn.PaymentType === 'BANK_WIRE'
  const about = isWire
    ? html`<p class="quiet">${word.reference}: <code>${String(payIn.details.WireReference)}</code></p>`
    : html`<p class="quiet">${textsOf(language).amount}</p>`
  const body = html`
<div class="panel">${about}<p class="amount">${money(asked, 'EUR', language)}</p></div>
<form class="panel" method="post" action="/simulator/${payIn.Id}" novalidate>
<input type="hidden" name="token" value="${tokenOf(sandbox, payIn)}">
${isWire ? arrival(language, asked, isWrong) : buttons(language)}
</form>`
  const title = isWire ? word.wireTitle : `${word.title} ${names[payIn.PaymentType]}`
  return sendPage(reply, { language, title, heading: html`MangoPay sandbox`, body })
}
