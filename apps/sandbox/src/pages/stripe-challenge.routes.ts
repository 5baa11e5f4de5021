import type { FastifyInstance, FastifyReply } from 'fastify'
import { keyed } from '../ids.ts'
import type { Sandbox } from '../sandbox.ts'
import { charge, failChallenge } from '../stripe/pay-session.ts'
import { testCards } from '../stripe/test-cards.ts'
import type { CardError, Session } from '../stripe/types.ts'
import { challengeCode, challengeForm } from './challenge-form.ts'
import { html } from './html.ts'
import { sendPage, sendUnknown } from './layout.ts'
import { declineText, showCheckout, startOf, successUrl } from './stripe-checkout.routes.ts'
import { localeLanguage, money, textsOf } from './texts.ts'

type Path = { Params: { id: string } }
const triesAllowed = 3

/** The bank's page inside a Stripe checkout; refusing leads back to the card form, cancelling too. */
export function stripeChallengeRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { stripe } = sandbox.state

  app.get<Path>('/c/challenge/:id', async ({ params }, reply) => {
    const session = stripe.sessions[params.id]
    if (!session) return sendUnknown(reply, 'it')
    if (!session.inner.challenge) return reply.redirect(`/c/pay/${session.id}`, 303)
    return show(sandbox, reply, session, false)
  })

  app.post<Path>('/c/challenge/:id', async ({ params, body }, reply) => {
    const session = stripe.sessions[params.id]
    if (!session) return sendUnknown(reply, 'it')
    const { challenge } = session.inner
    const card = testCards.find((one) => one.key === challenge?.scenario)
    if (!challenge || !card) return reply.redirect(`/c/pay/${session.id}`, 303)
    const form = new URLSearchParams(typeof body === 'string' ? body : '')
    if (form.get('token') !== tokenOf(sandbox, session)) return show(sandbox, reply, session, false)
    const approved = form.get('outcome') === 'approve'
    if (approved && form.get('code')?.trim() !== challengeCode) {
      challenge.wrongCodes += 1
      if (challenge.wrongCodes < triesAllowed) return show(sandbox, reply, session, true)
      return back(sandbox, reply, session, failChallenge(sandbox, session))
    }
    const outcome = approved ? charge(sandbox, session, card) : failChallenge(sandbox, session)
    if (outcome === 'paid') return reply.redirect(successUrl(session), 303)
    return back(sandbox, reply, session, outcome)
  })
}

function back(sandbox: Sandbox, reply: FastifyReply, session: Session, error: CardError): FastifyReply {
  const state = { ...startOf(sandbox, session), problem: { field: null, text: declineText(error) } }
  return showCheckout(sandbox, reply, session, state)
}

function tokenOf({ state }: Sandbox, session: Session): string {
  return keyed(state, 'challenge', session.id).slice(0, 32)
}

function show(sandbox: Sandbox, reply: FastifyReply, session: Session, wrongCode: boolean): FastifyReply {
  const language = localeLanguage(session.locale, reply.request.headers['accept-language'])
  const text = textsOf(language)
  const body = challengeForm({
    language,
    action: `/c/challenge/${session.id}`,
    token: tokenOf(sandbox, session),
    about: money(session.amount_total, session.currency, language),
    wrongCode,
  })
  return sendPage(reply, { language, title: text.challengeTitle, heading: html`3-D Secure sandbox`, body })
}
