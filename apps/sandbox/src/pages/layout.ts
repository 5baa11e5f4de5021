import type { FastifyReply } from 'fastify'
import { Html, html } from './html.ts'
import { styles } from './styles.ts'
import { type Language, textsOf } from './texts.ts'

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'"

interface Page {
  language: Language
  title: string
  heading?: Html
  wide?: boolean
  body: Html
}

/** Sends a whole page: banner, heading, content. No script runs on it, and it is never cached. */
export function sendPage(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  const { language, title, heading = html`Filiera sandbox`, wide = false, body } = page
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .header('x-content-type-options', 'nosniff')
    .send(
      html`${new Html('<!doctype html>')}
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title} · Sandbox</title>
<style>${new Html(styles)}</style>
</head>
<body${wide ? html` class="wide"` : null}>
<header><p class="banner">${textsOf(language).banner}</p><p class="heading">${heading}</p></header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`.text,
    )
}

/** The page of an operation that is over, with the way back. */
export function sendUsed(reply: FastifyReply, language: Language, returnUrl: string | null): FastifyReply {
  const text = textsOf(language)
  const back = returnUrl === null ? null : html`<p><a class="button" href="${returnUrl}">${text.back}</a></p>`
  return sendPage(reply, { language, title: text.usedTitle, body: html`<p>${text.usedText}</p>${back}` }, 410)
}

/** 404 for an address that nobody was given. */
export function sendUnknown(reply: FastifyReply, language: Language): FastifyReply {
  const text = textsOf(language)
  return sendPage(reply, { language, title: text.unknownTitle, body: html`<p>${text.unknownText}</p>` }, 404)
}
