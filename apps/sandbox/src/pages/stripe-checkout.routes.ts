import type { FastifyInstance, FastifyReply } from 'fastify'
import { isPast, readCardDate } from '../card-date.ts'
import { keyed } from '../ids.ts'
import type { Sandbox } from '../sandbox.ts'
import { submitCard } from '../stripe/pay-session.ts'
import { findTestCard, testCards } from '../stripe/test-cards.ts'
import type { CardError, Session } from '../stripe/types.ts'
import { type CardFormState, cardForm, emptyCardForm, filledWith, readCardForm } from './card-form.ts'
import { html } from './html.ts'
import { sendPage, sendUnknown, sendUsed } from './layout.ts'
import { localeLanguage, money, type TextKey, textsOf } from './texts.ts'

type Path = { Params: { id: string } }

/** Stripe's hosted Checkout page: declined cards leave it open, payment closes it. */
export function stripeCheckoutRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { stripe } = sandbox.state

  app.get<Path>('/c/pay/:id', async ({ params }, reply) => {
    const session = stripe.sessions[params.id]
    if (!session) return sendUnknown(reply, 'it')
    if (session.status !== 'open') return used(reply, session)
    if (session.inner.challenge) return reply.redirect(`/c/challenge/${session.id}`, 303)
    return showCheckout(sandbox, reply, session, startOf(sandbox, session))
  })

  app.post<Path>('/c/pay/:id', async ({ params, body }, reply) => {
    const session = stripe.sessions[params.id]
    if (!session) return sendUnknown(reply, 'it')
    if (session.status !== 'open') return used(reply, session)
    const form = new URLSearchParams(typeof body === 'string' ? body : '')
    const typed = readCardForm(form)
    if (form.get('token') !== tokenOf(sandbox, session)) {
      const start = startOf(sandbox, session)
      return showCheckout(sandbox, reply, session, { ...start, problem: { field: null, text: 'stale' } })
    }
    const chosen = testCards.find((card) => card.key === form.get('use'))
    if (chosen) {
      const email = typed.email || 'anna@example.test'
      return showCheckout(sandbox, reply, session, filledWith(chosen, sandbox.clock.nowMs(), { email }))
    }
    if (form.get('do') === 'cancel') return reply.redirect(session.cancel_url ?? `/c/pay/${session.id}`, 303)
    const card = findTestCard(typed.number)
    const problem = problemOf(sandbox, typed)
    if (problem || !card) return showCheckout(sandbox, reply, session, { ...typed, cvx: '', problem })
    const outcome = submitCard(sandbox, session, card, {
      email: typed.email ?? '',
      name: typed.holder || null,
    })
    if (outcome === 'challenge') return reply.redirect(`/c/challenge/${session.id}`, 303)
    if (outcome === 'paid') return reply.redirect(successUrl(session), 303)
    const declined = { ...typed, cvx: '', problem: { field: null, text: declineText(outcome) } }
    return showCheckout(sandbox, reply, session, declined)
  })
}

/** Where a paid session goes: the placeholder of its id filled in. */
export function successUrl(session: Session): string {
  return session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id)
}

/** The page with a form in the given state. */
export function showCheckout(
  sandbox: Sandbox,
  reply: FastifyReply,
  session: Session,
  state: CardFormState,
): FastifyReply {
  const language = localeLanguage(session.locale, reply.request.headers['accept-language'])
  const text = textsOf(language)
  const total = money(session.amount_total, session.currency, language)
  const lines = session.inner.lineItems.map(
    (item) =>
      html`<dt>${item.quantity} × ${item.description}</dt><dd>${money(item.amount_total, item.currency, language)}</dd>`,
  )
  const form = cardForm({
    language,
    action: `/c/pay/${session.id}`,
    token: tokenOf(sandbox, session),
    payLabel: `${text.pay} ${total}`,
    cancel: session.cancel_url !== null,
    cards: testCards,
    state,
  })
  const body = html`<div class="panel"><p class="quiet">${text.order}</p><p class="amount">${total}</p><dl>${lines}</dl></div>${form}`
  return sendPage(reply, { language, title: text.payTitle, heading: html`Stripe sandbox`, body })
}

/** An empty form, with the customer's address when it is known. */
export function startOf({ state }: Sandbox, session: Session): CardFormState {
  const known = state.stripe.customers[session.customer ?? '']?.email
  return { ...emptyCardForm, email: session.customer_details?.email ?? session.customer_email ?? known ?? '' }
}

/** The line a customer reads about a refused card. */
export function declineText({ code, decline_code }: CardError): TextKey {
  if (decline_code === 'insufficient_funds') return 'insufficient_funds'
  if (code === 'expired_card' || code === 'incorrect_cvc' || code === 'processing_error') return code
  return code === 'payment_intent_authentication_failure' ? 'authentication' : 'declined'
}

function problemOf(sandbox: Sandbox, typed: Omit<CardFormState, 'problem'>): CardFormState['problem'] {
  const expiration = readCardDate(typed.expiration)
  if (!/^\S+@\S+$/.test(typed.email ?? '')) return { field: 'email', text: 'wrongEmail' }
  if (!findTestCard(typed.number)) return { field: 'number', text: 'wrongNumber' }
  if (expiration === null) return { field: 'expiration', text: 'wrongDate' }
  if (isPast(expiration, sandbox.clock.nowMs())) return { field: 'expiration', text: 'expired' }
  return /^\d{3}$/.test(typed.cvx) ? null : { field: 'cvx', text: 'wrongCvx' }
}

function used(reply: FastifyReply, session: Session): FastifyReply {
  const back = session.status === 'complete' ? successUrl(session) : session.cancel_url
  return sendUsed(reply, localeLanguage(session.locale, reply.request.headers['accept-language']), back)
}

function tokenOf({ state }: Sandbox, session: Session): string {
  return keyed(state, 'checkout', session.id).slice(0, 32)
}
