import type { Language } from '@filiera/domain/languages'
import type { MailBlock, MailContent, MailRow } from './kinds/mail-content.ts'

/** Colours and faces of the shop (visual direction §2–3); mail programs know no variables and load no fonts of ours. */
const ink = '#17211B'
const inkPale = '#5F6B63'
const green = '#1F5B3F'
const line = '#DFE5DE'
const ground = '#F6F8F4'
const serif = "'Young Serif', Georgia, 'Times New Roman', serif"
const sans = "'Instrument Sans', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

const footers = {
  it: (shop: string) => `${shop}, il marketplace dell’agroalimentare italiano`,
  en: (shop: string) => `${shop}, the marketplace of Italian food and farming`,
  es: (shop: string) => `${shop}, el mercado del agroalimentario italiano`,
}

const unsubscribeWords = {
  it: 'Non voglio più ricevere questi avvisi',
  en: 'Stop these messages',
  es: 'No quiero recibir más estos avisos',
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

/** Longest value that a phone shows beside its label on one line. */
const SHORT_VALUE = 24

function rowHtml({ label, value, strong, note }: MailRow): string {
  const weight = strong ? 'font-weight:700;' : ''
  const wrap = value.length <= SHORT_VALUE ? 'white-space:nowrap' : 'overflow-wrap:anywhere'
  const cell = `padding:10px 0;border-bottom:1px solid ${line};${weight}`
  const below = note
    ? `<span style="display:block;font-size:14px;line-height:20px;color:${inkPale}">${escapeHtml(note)}</span>`
    : ''
  return `<tr><td style="${cell}">${escapeHtml(label)}${below}</td><td style="${cell}padding-left:16px;text-align:right;${wrap}">${escapeHtml(value)}</td></tr>`
}

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 20px">${escapeHtml(block.text)}</p>`
    case 'quiet':
      return `<p style="margin:0 0 12px;font-size:14px;line-height:20px;color:${inkPale}">${escapeHtml(block.text)}</p>`
    case 'heading':
      return `<h2 style="margin:28px 0 12px;font:400 20px/26px ${serif};color:${ink}">${escapeHtml(block.text)}</h2>`
    case 'button':
      return `<p style="margin:28px 0"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:14px 26px;border-radius:6px;background:${green};color:#FFFFFF;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p>`
    case 'links':
      return block.links
        .map(
          ({ label, url }) =>
            `<p style="margin:0 0 12px"><a href="${escapeHtml(url)}" style="color:${green};font-weight:600">${escapeHtml(label)}</a></p>`,
        )
        .join('')
    case 'quote':
      return `<p style="margin:0 0 20px;padding-left:16px;border-left:3px solid ${line};white-space:pre-line">${escapeHtml(block.text)}</p>`
    case 'rows':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-top:1px solid ${line};font-variant-numeric:tabular-nums">${block.rows.map(rowHtml).join('')}</table>`
  }
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'quiet':
      return block.text
    case 'heading':
      return block.text.toUpperCase()
    case 'button':
      return `${block.label}:\n${block.url}`
    case 'links':
      return block.links.map(({ label, url }) => `${label}:\n${url}`).join('\n\n')
    case 'quote':
      return block.text.replace(/^/gm, '> ')
    case 'rows':
      return block.rows
        .map(({ label, value, note }) => `${label}: ${value}${note ? `\n  ${note}` : ''}`)
        .join('\n')
  }
}

function unsubscribeHtml({ unsubscribeUrl }: MailContent, locale: Language): string {
  if (!unsubscribeUrl) return ''
  const style = `color:${inkPale}`
  return `<br><a href="${escapeHtml(unsubscribeUrl.page)}" style="${style}">${escapeHtml(unsubscribeWords[locale])}</a>`
}

/** One column of 560 px, the wordmark on top, nothing loaded from anywhere. */
export function mailHtml(content: MailContent, locale: Language, shopName: string): string {
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;background:${ground};color:${ink};font:400 16px/24px ${sans}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border:1px solid ${line}">
<tr><td style="padding:28px 32px 0;font:400 26px/32px ${serif};color:${green}">${escapeHtml(shopName)}</td></tr>
<tr><td style="padding:20px 32px 24px"><h1 style="margin:0 0 16px;font:400 30px/36px ${serif}">${escapeHtml(content.title)}</h1>
${content.blocks.map(blockHtml).join('\n')}</td></tr></table>
<p style="max-width:560px;margin:20px 0 0;font-size:13px;line-height:18px;color:${inkPale}">${escapeHtml(footers[locale](shopName))}${unsubscribeHtml(content, locale)}</p>
</td></tr></table></body></html>`
}

/** The same mail for readers and programs without HTML. */
export function mailText(content: MailContent, locale: Language, shopName: string): string {
  const parts = [
    shopName,
    content.title,
    ...content.blocks.map(blockText),
    `-- \n${footers[locale](shopName)}`,
    ...(content.unsubscribeUrl ? [`${unsubscribeWords[locale]}:\n${content.unsubscribeUrl.page}`] : []),
  ]
  return `${parts.join('\n\n')}\n`
}
