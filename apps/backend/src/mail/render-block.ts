import { escapeHtml } from '@filiera/server-kit/escape-html'
import type { MailBlock, MailRow } from './kinds/mail-content.ts'
import { green, ink, inkPale, line, quiet, serif } from './mail-style.ts'
import { stepsHtml, stepsText } from './render-steps.ts'

/** Number of an order, version of terms, a word that is one, a number with its unit or month, an hour. */
const unbroken =
  /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}|\b\d{4}-\d{2}\b|\b[Ee]-mails?\b|\b\d{1,2} (?:de )?(?!and\b)\p{L}{3,}|\b(?:ore|las) \d+(?::\d\d)+/gu

/** Words as HTML; a line does not end within what is one. */
const wordsHtml = (text: string): string =>
  escapeHtml(text).replace(unbroken, '<span style="white-space:nowrap">$&</span>')

/** Longest value that a phone shows beside its label on one line, and longest label beside a longer value. */
const SHORT_VALUE = 24
const SHORT_LABEL = 12
const PICTURE_PX = 64

function rowHtml(
  { label, value, strong, note, picture }: MailRow,
  hasPictures: boolean,
  { isLeft, isLast }: { isLeft: boolean; isLast: boolean },
): string {
  const weight = strong ? `border-top:2px solid ${ink};font-weight:700;font-size:18px;` : ''
  const wrap = value.length <= SHORT_VALUE ? 'white-space:nowrap' : 'overflow-wrap:anywhere'
  const noWrap = label.length <= SHORT_LABEL && !note ? ';white-space:nowrap' : ''
  // amounts below products stand close to each other, a total below its own line
  const isAmount = hasPictures && !picture
  const rule = strong || isAmount || isLast ? '' : `border-bottom:1px solid ${line};`
  const end = isAmount && !strong ? '6px 0;font-size:15px' : '12px 0'
  const cell = note ? `padding:12px 0 2px;${weight}` : `padding:${end};${rule}${weight}`
  const edge = strong ? 't' : 'l'
  // a row of its own, as wide as label and value: beside both a phone has no room for a sentence
  const below = note
    ? `<tr><td class="l s" colspan="${hasPictures && !picture ? 3 : 2}" style="padding:0 0 12px;${rule}font-size:14px;line-height:20px;color:${inkPale}">${wordsHtml(note)}</td></tr>`
    : ''
  const image = picture
    ? `<td class="${edge}"${note ? ' rowspan="2"' : ''} width="${PICTURE_PX}" style="padding:12px 14px 12px 0;${rule}vertical-align:top"><img src="${escapeHtml(picture)}" width="${PICTURE_PX}" alt="" style="display:block;width:${PICTURE_PX}px;height:auto;border:0;border-radius:10px"></td>`
    : ''
  const span = hasPictures && !picture ? ' colspan="2"' : ''
  return `<tr>${image}<td class="${edge}"${span} style="${cell}${noWrap}">${wordsHtml(label)}</td><td class="${edge}" style="${cell}padding-left:16px;text-align:${isLeft ? 'left' : 'right'};${wrap}">${escapeHtml(value)}</td></tr>${below}`
}

function rowsHtml(rows: readonly MailRow[], isLeft: boolean): string {
  const hasPictures = rows.some(({ picture }) => picture)
  const body = rows
    .map((row, at) => rowHtml(row, hasPictures, { isLeft, isLast: at === rows.length - 1 }))
    .join('')
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;font-variant-numeric:tabular-nums">${body}</table>`
}

const linkHtml = (label: string, url: string, isLast: boolean) =>
  `<p style="margin:0 0 ${isLast ? 20 : 12}px"><a href="${escapeHtml(url)}" class="a" style="color:${green};font-weight:600">${wordsHtml(label)}</a></p>`

const titleHtml = (text: string, margin: string) =>
  `<h2 style="margin:${margin};font:400 22px/28px ${serif};color:${ink}">${escapeHtml(text)}</h2>`

function parcelHtml({ place, title, small, blocks }: Extract<MailBlock, { kind: 'parcel' }>): string {
  const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0"'
  const placeLine = place
    ? `<p class="a" style="margin:0 0 2px;font-size:14px;line-height:20px;font-weight:600;color:${green}">${escapeHtml(place)}</p>`
    : ''
  const smallLines = `<p class="s" style="margin:2px 0 0;font-size:14px;line-height:20px;color:${inkPale}">${small.map(wordsHtml).join('<br>')}</p>`
  return `<table ${table} class="l" style="margin:28px 0 20px;border:1px solid ${line};border-radius:12px;border-collapse:separate">
<tr><td class="q" bgcolor="${quiet}" style="padding:14px 16px;background:${quiet};border-radius:11px 11px 0 0">${placeLine}${titleHtml(title, '0')}${smallLines}</td></tr>
<tr><td class="i" style="padding:0 16px;color:${ink}">${blocks.map(blockHtml).join('\n')}</td></tr></table>`
}

/** A piece of a mail as tables and inline styles, which every mail program knows. */
export function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 20px">${wordsHtml(block.text)}</p>`
    case 'quiet':
      return `<p class="s" style="margin:0 0 12px;font-size:14px;line-height:20px;color:${inkPale}">${wordsHtml(block.text)}</p>`
    case 'heading':
      return titleHtml(block.text, '28px 0 12px')
    case 'parcel':
      return parcelHtml(block)
    case 'button':
      return `<table role="presentation" class="w" cellpadding="0" cellspacing="0" style="margin:4px 0 28px"><tr><td class="b" bgcolor="${green}" style="border-radius:10px;background:${green};text-align:center"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:16px 30px;color:#FFFFFF;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></td></tr></table>`
    case 'steps':
      return stepsHtml(block.steps)
    case 'links':
      return block.links
        .map(({ label, url }, at) => linkHtml(label, url, at === block.links.length - 1))
        .join('')
    case 'quote':
      return `<p class="l" style="margin:0 0 20px;padding-left:16px;border-left:3px solid ${line};white-space:pre-line">${escapeHtml(block.text)}</p>`
    case 'rows':
      return rowsHtml(block.rows, block.isLeft ?? false)
  }
}

/** The same piece as plain text. */
export function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'quiet':
      return block.text
    case 'heading':
      return block.text.toUpperCase()
    case 'parcel': {
      const head = [block.title.toUpperCase(), block.place, ...block.small].filter(Boolean).join('\n')
      return [head, ...block.blocks.map(blockText)].join('\n\n')
    }
    case 'button':
      return `${block.label}:\n${block.url}`
    case 'steps':
      return stepsText(block.steps)
    case 'links':
      return block.links.map(({ label, url }) => `${label}:\n${url}`).join('\n\n')
    case 'quote':
      return block.text.replace(/^/gm, '> ')
    case 'rows':
      return block.rows
        .map(
          ({ label, value, note }) =>
            `${value === '' ? label : `${label}: ${value}`}${note ? `\n  ${note}` : ''}`,
        )
        .join('\n')
  }
}
