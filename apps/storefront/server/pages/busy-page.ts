import type { Language } from '@filiera/domain/languages'
import { escapeHtml } from '@filiera/server-kit/escape-html'
import { securityHeaders } from '@filiera/server-kit/security-headers'
import { languageOfPath } from '../../app/texts/language-path.ts'
import type { StorefrontConfig } from '../config.ts'
import { contentPolicy, inlineSources } from './page-headers.ts'
import { type StoredPage, storePage } from './stored-page.ts'

/** Seconds after which a page that could not be made is asked for again. */
const AGAIN_SECONDS = 5

type Words = { title: string; page: string; form: string }
const words: Readonly<Record<Language, Words>> = {
  it: {
    title: 'Torniamo subito',
    page: 'C’è molta gente in questo momento. La pagina si ricarica da sola tra qualche secondo.',
    form: 'C’è molta gente in questo momento. Torna indietro, aspetta qualche secondo e invia di nuovo: quello che hai scritto è ancora lì.',
  },
  en: {
    title: 'Back in a moment',
    page: 'Many people are here right now. This page reloads by itself in a few seconds.',
    form: 'Many people are here right now. Go back, wait a few seconds and send it again: what you wrote is still there.',
  },
  es: {
    title: 'Volvemos enseguida',
    page: 'Hay mucha gente en este momento. La página se recarga sola en unos segundos.',
    form: 'Hay mucha gente en este momento. Vuelve atrás, espera unos segundos y envíalo de nuevo: lo que escribiste sigue ahí.',
  },
}

const STYLE =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;font:17px/1.5 system-ui,sans-serif;background:#faf7f0;color:#14301f}main{max-width:32rem}h1{font:400 32px/1.2 Georgia,serif;margin:0 0 12px}p{margin:0 0 8px}@media(prefers-color-scheme:dark){body{background:#101a14;color:#e9efe9}}'

function busyHtml(language: Language, name: string, isForm: boolean): string {
  const { title, page, form } = words[language]
  const again = isForm ? '' : `<meta http-equiv="refresh" content="${AGAIN_SECONDS}">`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${again}<title>${title} · ${escapeHtml(name)}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${isForm ? form : page}</p></main></body></html>`
}

const made = new Map<string, Promise<StoredPage>>()

/** What a visitor sees who has to come again: made once a language, for it is needed when there is no time for pages. */
export function busyPage(
  path: string,
  config: Pick<StorefrontConfig, 'secure' | 'shop'>,
  isForm = false,
): Promise<StoredPage> {
  const language = languageOfPath(path)
  const key = `${language} ${isForm} ${config.shop.name}`
  const known = made.get(key)
  if (known) return known
  const html = Buffer.from(busyHtml(language, config.shop.name, isForm))
  const page = storePage({
    status: 503,
    headers: {
      ...securityHeaders(config),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentPolicy({ ...inlineSources(html), connect: [], forms: [] }),
      'cache-control': 'no-store',
      'retry-after': String(AGAIN_SECONDS),
    },
    body: html,
    tags: [],
  })
  made.set(key, page)
  return page
}
