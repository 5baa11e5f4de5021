import type { FastifyInstance, FastifyReply } from 'fastify'
import { keyed } from '../ids.ts'
import { settleValidation } from '../mangopay/cards/card-validations.routes.ts'
import { charge, settlePayIn } from '../mangopay/pay-ins/settle-pay-in.ts'
import type { CardValidation, PayIn } from '../mangopay/types.ts'
import type { Sandbox } from '../sandbox.ts'
import { challengeCode, challengeForm } from './challenge-form.ts'
import { html } from './html.ts'
import { sendPage, sendUnknown, sendUsed } from './layout.ts'
import { type Language, languageOf, money, textsOf } from './texts.ts'

type Path = { Params: { id: string } }
type Challenged = PayIn | CardValidation
const triesAllowed = 3

/** The bank's 3-D Secure page of MangoPay pay-ins and card validations. */
export function acsRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { mangopay } = sandbox.state
  const find = (id: string): Challenged | undefined => mangopay.payIns[id] ?? mangopay.validations[id]

  app.get<Path>('/acs/:id', async ({ params }, reply) => {
    const object = find(params.id)
    if (!object) return sendUnknown(reply, 'it')
    if (object.inner.step !== 'challenge') return sendUsed(reply, languageFor(object), object.inner.returnUrl)
    return show(sandbox, reply, object, false)
  })

  app.post<Path>('/acs/:id', async ({ params, body }, reply) => {
    const object = find(params.id)
    if (!object) return sendUnknown(reply, 'it')
    const { inner } = object
    if (inner.step !== 'challenge') return sendUsed(reply, languageFor(object), inner.returnUrl)
    const form = new URLSearchParams(typeof body === 'string' ? body : '')
    const outcome = form.get('outcome')
    if (form.get('token') !== tokenOf(sandbox, object)) return show(sandbox, reply, object, false)
    if (outcome === 'cancel') settle(sandbox, object, '101002')
    else if (outcome === 'refuse') settle(sandbox, object, '101301')
    else if (form.get('code')?.trim() === challengeCode) settle(sandbox, object, '000000')
    else {
      inner.wrongCodes += 1
      if (inner.wrongCodes < triesAllowed) return show(sandbox, reply, object, true)
      settle(sandbox, object, '101301')
    }
    return reply.redirect(inner.returnUrl, 303)
  })
}

function settle(sandbox: Sandbox, object: Challenged, code: string): void {
  if (object.Type === 'CARD_VALIDATION') settleValidation(sandbox, object, code)
  else if (code === '000000') charge(sandbox, object)
  else settlePayIn(sandbox, object, code)
}

function languageFor(object: Challenged): Language {
  if (object.Type === 'PAYIN') return languageOf(object.Culture)
  const browser = object.BrowserInfo
  const hasLanguage = typeof browser === 'object' && browser !== null && 'Language' in browser
  return languageOf(hasLanguage ? String(browser.Language) : null)
}

function tokenOf({ state }: Sandbox, object: Challenged): string {
  return keyed(state, 'acs', object.Id).slice(0, 32)
}

function show(sandbox: Sandbox, reply: FastifyReply, object: Challenged, wrongCode: boolean): FastifyReply {
  const language = languageFor(object)
  const text = textsOf(language)
  const about =
    object.Type === 'PAYIN'
      ? money(object.DebitedFunds.Amount, object.DebitedFunds.Currency, language)
      : text.validation
  const body = challengeForm({
    language,
    action: `/acs/${object.Id}`,
    token: tokenOf(sandbox, object),
    about,
    wrongCode,
  })
  return sendPage(reply, { language, title: text.challengeTitle, heading: html`3-D Secure sandbox`, body })
}
