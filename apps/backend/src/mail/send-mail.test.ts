import { languages } from '@filiera/domain/languages'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { linkToken, newLinkSeed } from './link-token.ts'
import type { OutgoingMail } from './mailer.ts'
import { mailHtml } from './render-mail.ts'
import { createMailHandler } from './send-mail.ts'

const config = readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'https://shop.example/' })

async function write(payload: unknown): Promise<OutgoingMail> {
  const sent: OutgoingMail[] = []
  const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail), close: () => {} }
  await createMailHandler(config, mailer)(payload, 'mail:fact')
  const mail = sent[0]
  if (!mail) throw new Error('no mail was sent')
  return mail
}

describe('a queued mail', () => {
  it.each(languages)('links to the page in the language of its reader: %s', async (locale) => {
    const seed = newLinkSeed()
    const mail = await write({ kind: 'confirm-registration', to: 'anna@example.com', locale, data: { seed } })
    const path = locale === 'it' ? '/register/confirm' : `/${locale}/register/confirm`
    const url = `https://shop.example${path}?token=${linkToken(seed, config.COOKIE_SECRET)}`
    expect(mail.text).toContain(url)
    expect(mail.html).toContain(`href="${url}"`)
    expect(mail.html).toContain(`<html lang="${locale}">`)
    expect(mail.to).toBe('anna@example.com')
  })

  it('loads nothing from elsewhere and never shouts', async () => {
    for (const kind of ['confirm-registration', 'already-registered']) {
      for (const locale of languages) {
        const { html, text } = await write({ kind, to: 'a@b.it', locale, data: { seed: 's' } })
        expect(html).not.toMatch(/<img|<link|@import|url\(/)
        expect(text).not.toContain('!')
      }
    }
  })

  it('of an unknown kind or with data that is not its own is refused, to be looked at by a person', async () => {
    await expect(write({ kind: 'constructor', to: 'a@b.it', locale: 'it', data: {} })).rejects.toThrow()
    await expect(
      write({ kind: 'confirm-registration', to: 'a@b.it', locale: 'it', data: {} }),
    ).rejects.toThrow(/seed/)
  })
})

it('shows what people wrote as text, not as HTML', () => {
  const content = {
    subject: 's',
    preview: 'p',
    title: '<b>Anna</b>',
    blocks: [{ kind: 'rows' as const, rows: [{ label: '"><script>', value: "O'Hara" }] }],
  }
  const html = mailHtml(content, 'it', 'Filiera')
  expect(html).toContain('&lt;b&gt;Anna&lt;/b&gt;')
  expect(html).not.toContain('<script>')
})
