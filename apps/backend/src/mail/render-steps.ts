import { escapeHtml } from '@filiera/server-kit/escape-html'
import type { MailStep } from './kinds/mail-content.ts'
import { green, inkPale, track } from './mail-style.ts'

/** One bar with a column for each step. */
export function stepsHtml(steps: readonly MailStep[]): string {
  const width = `${Math.floor(100 / steps.length)}%`
  const cells = steps.map(({ label, day, is }, at) => {
    const [bar, fill] = is === 'next' ? ['n', track] : ['f', green]
    const look =
      is === 'next' ? ` class="s" style="color:${inkPale}"` : is === 'now' ? ' style="font-weight:700"' : ''
    return `<td width="${width}" style="padding:0 ${at < steps.length - 1 ? 4 : 0}px 0 0;vertical-align:top;font-size:13px;line-height:18px"><div class="${bar}" style="height:6px;margin:0 0 6px;border-radius:3px;background:${fill};font-size:0;line-height:0">&nbsp;</div><span${look}>${escapeHtml(label)}<br>${escapeHtml(day).replace(/ (?=\S+$)/, '&nbsp;')}</span></td>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:16px 0 8px;table-layout:fixed"><tr>${cells.join('')}</tr></table>`
}

/** "Pagato: 22 nov", a line each; what is still to come stands in brackets, and may have no day yet. */
export const stepsText = (steps: readonly MailStep[]): string =>
  steps
    .map(({ label, day, is }) => {
      const said = day === '' ? label : `${label}: ${day}`
      return is === 'next' ? `(${said})` : said
    })
    .join('\n')
