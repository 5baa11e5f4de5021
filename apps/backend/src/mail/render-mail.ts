import type { Language } from '@filiera/domain/languages'
import { escapeHtml } from '@filiera/server-kit/escape-html'
import type { MailContent } from './kinds/mail-content.ts'
import { greenDeep, ground, ink, inkPale, line, mailStyle, paper, sans, serif } from './mail-style.ts'
import { blockHtml, blockText } from './render-block.ts'

const footers = {
  it: (shop: string) => `${shop}, il marketplace dell’agroalimentare italiano`,
  en: (shop: string) => `${shop}, the marketplace of Italian food and farming`,
  es: (shop: string) => `${shop}, el mercado del agroalimentario italiano`,
}

/** Who runs the shop. */
export type MailCompany = { name: string; address: string; vatNumber: string; telephone?: string | undefined }

const vatWords = { it: 'P. IVA', en: 'VAT no.', es: 'NIF-IVA' }

/** Who it is and where, and below it how it is known. */
const companyLines = ({ name, address, vatNumber, telephone }: MailCompany, locale: Language) => [
  `${name}, ${address}`,
  [`${vatWords[locale]} ${vatNumber}`, telephone].filter(Boolean).join(' · '),
]

/** Whose mail it is; `icon` is the address of its emblem. */
export type MailShop = { name: string; icon: string; company: MailCompany }

const unsubscribeWords = {
  it: 'Non voglio più ricevere questi avvisi',
  en: 'Stop these messages',
  es: 'No quiero recibir más estos avisos',
}

const noticesWords = {
  it: 'Scegli quali avvisi ricevere',
  en: 'Choose what you are mailed about',
  es: 'Elige qué avisos recibir',
}

/** The link below a mail: how it is ended, or chosen. */
function footerLink({ unsubscribeUrl, noticesUrl }: MailContent, locale: Language) {
  if (unsubscribeUrl) return { words: unsubscribeWords[locale], url: unsubscribeUrl.page }
  return noticesUrl ? { words: noticesWords[locale], url: noticesUrl } : null
}

function footerLinkHtml(content: MailContent, locale: Language): string {
  const link = footerLink(content, locale)
  if (!link) return ''
  const style = `color:${inkPale}`
  return `<br><a href="${escapeHtml(link.url)}" class="s" style="${style}">${escapeHtml(link.words)}</a>`
}

/** One column of 600 px under the wordmark; light and dark. Nothing is loaded but the shop's emblem and the pictures of products, and those are the same for everybody. */
export function mailHtml(content: MailContent, locale: Language, shop: MailShop): string {
  const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0"'
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(content.subject)}</title>
<style>${mailStyle}</style></head>
<body class="g" style="margin:0;background:${ground}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table ${table} class="g" bgcolor="${ground}" style="background:${ground}"><tr><td align="center" class="o" style="padding:20px 20px 0">
<table ${table} class="c" bgcolor="${paper}" style="max-width:600px;background:${paper};border:1px solid ${line};border-radius:18px;border-collapse:separate;overflow:hidden">
<tr><td class="d" bgcolor="${greenDeep}" style="padding:18px 32px;background:${greenDeep};border-radius:17px 17px 0 0;font:400 27px/36px ${serif};letter-spacing:-.02em;color:#FFFFFF"><img src="${escapeHtml(shop.icon)}" width="36" height="36" alt="" style="border:0;border-radius:9px;vertical-align:top">&ensp;${escapeHtml(shop.name)}</td></tr>
<tr><td class="d i" style="padding:32px 32px 12px;font:400 16px/24px ${sans};text-wrap:pretty;color:${ink}"><h1 style="margin:0 0 12px;font:400 32px/38px ${serif};text-wrap:balance;color:${ink}">${escapeHtml(content.title)}</h1>
${content.blocks.map(blockHtml).join('\n')}</td></tr></table>
<table ${table} style="max-width:600px"><tr><td class="d s" style="padding:18px 32px 32px;font:400 13px/20px ${sans};color:${inkPale}">${escapeHtml(footers[locale](shop.name))}<br>${companyLines(shop.company, locale).map(escapeHtml).join('<br>')}${footerLinkHtml(content, locale)}</td></tr></table>
</td></tr></table></body></html>`
}

/** The same mail for readers and programs without HTML. */
export function mailText(
  content: MailContent,
  locale: Language,
  { name, company }: Omit<MailShop, 'icon'>,
): string {
  const link = footerLink(content, locale)
  const parts = [
    name,
    content.title,
    ...content.blocks.map(blockText),
    `-- \n${footers[locale](name)}\n${companyLines(company, locale).join('\n')}`,
    ...(link ? [`${link.words}:\n${link.url}`] : []),
  ]
  return `${parts.join('\n\n')}\n`
}
