import type { FastifyInstance } from 'fastify'
import { html } from '../pages/html.ts'
import { sendPage } from '../pages/layout.ts'
import { type Language, preferredLanguage } from '../pages/texts.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Message } from './message.ts'

type Search = { Querystring: { to?: string } }
type Path = { Params: { id: string } }

const shown = 200
const words = {
  it: {
    title: 'Posta',
    to: 'Destinatario',
    search: 'Cerca',
    none: 'Nessun messaggio.',
    all: 'Tutta la posta',
  },
  en: { title: 'Mailbox', to: 'Recipient', search: 'Search', none: 'No messages.', all: 'All mail' },
  es: {
    title: 'Correo',
    to: 'Destinatario',
    search: 'Buscar',
    none: 'Ningún mensaje.',
    all: 'Todo el correo',
  },
} satisfies Record<Language, Record<string, string>>
const details = {
  it: {
    from: 'Da',
    at: 'Ricevuto',
    plain: 'Testo semplice',
    html: 'Messaggio',
    files: 'Allegati',
    gone: 'Messaggio non trovato',
  },
  en: {
    from: 'From',
    at: 'Received',
    plain: 'Plain text',
    html: 'Message',
    files: 'Attachments',
    gone: 'Message not found',
  },
  es: {
    from: 'De',
    at: 'Recibido',
    plain: 'Texto sin formato',
    html: 'Mensaje',
    files: 'Adjuntos',
    gone: 'Mensaje no encontrado',
  },
} satisfies Record<Language, Record<string, string>>

/** What a mail may do when opened: show pictures and styles, open its links in a new tab, run nothing. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline' *; font-src *"

/** The mailbox: list (newest first, filtered by `to`), one mail as HTML and text, and JSON for tests. */
export function mailboxRoutes(app: FastifyInstance, { state }: Sandbox): void {
  const list = (to: string | undefined): Message[] => {
    const wanted = to?.trim().toLowerCase() ?? ''
    return state.mail.filter((mail) => mail.to.some((address) => address.includes(wanted))).reverse()
  }

  app.get<Search>('/mailbox/messages.json', async ({ query }) => list(query.to))

  app.get<Search>('/mailbox', async ({ query, headers }, reply) => {
    const language = preferredLanguage(headers['accept-language'])
    const word = words[language]
    const mails = list(query.to).slice(0, shown)
    const items = mails.map(
      (mail) => html`<li><a href="/mailbox/${mail.id}"><strong>${mail.subject || '–'}</strong>
<span class="quiet">${mail.to.join(', ')} · ${when(mail, language)}</span></a></li>`,
    )
    const body = html`<form class="panel search" method="get" action="/mailbox" role="search">
<div><label for="to">${word.to}</label><input id="to" name="to" value="${query.to ?? ''}" autocomplete="off"></div>
<button>${word.search}</button></form>
${items.length === 0 ? html`<p>${word.none}</p>` : html`<ul class="mails">${items}</ul>`}`
    return sendPage(reply, { language, title: word.title, wide: true, body })
  })

  app.get<Path>('/mailbox/:id', async ({ params, headers }, reply) => {
    const language = preferredLanguage(headers['accept-language'])
    const word = details[language]
    const mail = state.mail.find((one) => one.id === params.id)
    const back = html`<p><a href="/mailbox">${words[language].all}</a></p>`
    if (!mail) return sendPage(reply, { language, title: word.gone, body: back }, 404)
    const files = mail.attachments.map(
      (file) =>
        html`<li>${file.name} (${file.type}, ${file.bytes} B)${
          file.text && html`<div class="panel"><pre>${file.text}</pre></div>`
        }</li>`,
    )
    const body = html`${back}<div class="panel"><dl>
<dt>${word.from}</dt><dd>${mail.from}</dd><dt>${words[language].to}</dt><dd>${mail.to.join(', ')}</dd>
<dt>${word.at}</dt><dd>${when(mail, language)}</dd></dl></div>
${mail.html !== null && html`<h2>${word.html}</h2><iframe title="${mail.subject}" src="/mailbox/${mail.id}/body" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`}
${mail.text !== null && html`<h2>${word.plain}</h2><div class="panel"><pre>${mail.text}</pre></div>`}
${files.length > 0 && html`<h2>${word.files}</h2><ul>${files}</ul>`}`
    return sendPage(reply, { language, title: mail.subject || '–', wide: true, body })
  })

  app.get<Path>('/mailbox/:id/body', async ({ params }, reply) => {
    const mail = state.mail.find((one) => one.id === params.id)
    reply.type('text/html; charset=utf-8').header('content-security-policy', mailPolicy)
    if (mail?.html == null) return reply.code(404).send('')
    return reply.header('cache-control', 'no-store').send(withBlankTarget(mail.html))
  })
}

/** Links of a mail open in a tab of their own: inside the frame they could not show anything. */
function withBlankTarget(source: string): string {
  const base = '<base target="_blank">'
  return /<head[^>]*>/i.test(source) ? source.replace(/<head[^>]*>/i, (head) => head + base) : base + source
}

function when(mail: Message, language: Language): string {
  return new Date(mail.receivedAt).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
}
