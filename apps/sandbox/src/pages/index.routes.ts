import type { FastifyInstance } from 'fastify'
import { testCards as mangopayCards } from '../mangopay/test-cards.ts'
import type { Sandbox } from '../sandbox.ts'
import type { SandboxState } from '../state.ts'
import { testCards as stripeCards } from '../stripe/test-cards.ts'
import { type Html, html } from './html.ts'
import { sendPage } from './layout.ts'
import { simulatorWords } from './simulator-words.ts'
import { type Language, preferredLanguage } from './texts.ts'

const words = {
  it: {
    title: 'Il mondo esterno, in locale',
    about:
      'Pagamenti e posta finti ma completi: il negozio li usa quando non ha chiavi vere. Qui non passa denaro.',
    mail: 'Apri la posta',
    where: 'Dove sono',
    cards: 'Carte di prova',
    any: 'Qualsiasi scadenza futura. Codice di 3 cifre (4 per American Express). Codice della verifica: 123456.',
    number: 'Numero',
    does: 'Che cosa fa',
    tokeniser: 'Registrazione delle carte',
    control: 'Controllo per le prove (intestazione x-control-token)',
    smtp: 'Posta in uscita (SMTP)',
  },
  en: {
    title: 'The outside world, on localhost',
    about:
      'Payments and mail, pretended but complete: the shop uses them while it has no real keys. No money moves.',
    mail: 'Open the mailbox',
    where: 'Where things are',
    cards: 'Test cards',
    any: 'Any future expiry. A code of 3 digits (4 for American Express). Code of the challenge: 123456.',
    number: 'Number',
    does: 'What it does',
    tokeniser: 'Card registration',
    control: 'Control for tests (header x-control-token)',
    smtp: 'Outgoing mail (SMTP)',
  },
  es: {
    title: 'El mundo exterior, en local',
    about:
      'Pagos y correo simulados pero completos: la tienda los usa mientras no tiene claves reales. No se mueve dinero.',
    mail: 'Abrir el correo',
    where: 'Dónde está cada cosa',
    cards: 'Tarjetas de prueba',
    any: 'Cualquier caducidad futura. Código de 3 cifras (4 en American Express). Código de la verificación: 123456.',
    number: 'Número',
    does: 'Qué hace',
    tokeniser: 'Registro de tarjetas',
    control: 'Control para pruebas (cabecera x-control-token)',
    smtp: 'Correo saliente (SMTP)',
  },
} satisfies Record<Language, Record<string, string>>

/** Bank transfers whose money somebody can let arrive. */
function waitingTransfers(state: SandboxState, language: Language): Html | null {
  const waiting = Object.values(state.mangopay.payIns).filter(
    ({ PaymentType, Status }) => PaymentType === 'BANK_WIRE' && Status === 'CREATED',
  )
  if (waiting.length === 0) return null
  return html`<h2>${simulatorWords[language].wires}</h2>
<ul class="panel">${waiting.map(({ Id, details }) => html`<li><a href="/simulator/${Id}">${String(details.WireReference)}</a></li>`)}</ul>`
}

/** `/`: what is here, with links and the table of cards. */
export function indexRoutes(app: FastifyInstance, { urls, options, state }: Sandbox): void {
  app.get('/', async ({ headers }, reply) => {
    const language = preferredLanguage(headers['accept-language'])
    const word = words[language]
    const table = (
      name: string,
      cards: readonly { number: string; says: Record<Language, string> }[],
    ) => html`
<h2>${word.cards}: ${name}</h2>
<div class="panel scroll"><table><thead><tr><th scope="col">${word.number}</th><th scope="col">${word.does}</th></tr></thead>
<tbody>${cards.map((card) => html`<tr><td><code>${card.number}</code></td><td>${card.says[language]}</td></tr>`)}</tbody></table></div>`
    const body = html`<p>${word.about}</p>
<p><a class="button" href="/mailbox">${word.mail}</a></p>
<h2>${word.where}</h2>
<div class="panel"><dl class="stack">
<dt>MangoPay</dt><dd><code>${urls.main}/v2.01/sandbox</code></dd>
<dt>Stripe</dt><dd><code>${urls.main}/v1</code></dd>
<dt>${word.tokeniser}</dt><dd><code>${urls.tokeniser}</code></dd>
<dt>${word.smtp}</dt><dd><code>${options.host}:${options.smtpPort}</code></dd>
<dt>${word.control}</dt><dd><code>${urls.main}/_control/clock</code></dd>
</dl></div>
${waitingTransfers(state, language)}
${table('MangoPay', mangopayCards)}
${table('Stripe', stripeCards)}
<p class="quiet">${word.any}</p>`
    return sendPage(reply, { language, title: word.title, wide: true, body })
  })
}
