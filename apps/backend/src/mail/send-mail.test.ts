import { languages } from '@filiera/domain/languages'
import { describe, expect, it } from 'vitest'
import {
  CONSOLE_URL,
  examples,
  mailConfig,
  TRACKING_PAGE,
  visitor,
  writeMail,
} from '../../test/mail-examples.ts'
import { linkToken, newLinkSeed } from './link-token.ts'
import { mailHtml } from './render-mail.ts'

describe('a queued mail', () => {
  it.each(languages)('links to the page in the language of its reader: %s', async (locale) => {
    const seed = newLinkSeed()
    const mail = await writeMail({
      kind: 'confirm-registration',
      to: 'anna@example.com',
      locale,
      data: { seed },
    })
    const path = locale === 'it' ? '/register/confirm' : `/${locale}/register/confirm`
    const url = `https://shop.example${path}?token=${linkToken(seed, mailConfig.COOKIE_SECRET)}`
    expect(mail.text).toContain(url)
    expect(mail.html).toContain(`href="${url}"`)
    expect(mail.html).toContain(`<html lang="${locale}">`)
    expect(mail.to).toBe('anna@example.com')
  })

  it('loads nothing from elsewhere and never shouts', async () => {
    for (const kind of ['confirm-registration', 'already-registered']) {
      for (const locale of languages) {
        const { html, text } = await writeMail({ kind, to: 'a@b.it', locale, data: { seed: 's' } })
        expect(html).not.toMatch(/<img (?![^>]*\/icon-180\.png)|<link|@import|url\(/)
        expect(text).not.toContain('!')
      }
    }
  })

  it('of an unknown kind or with data that is not its own is refused, to be looked at by a person', async () => {
    await expect(writeMail({ kind: 'constructor', to: 'a@b.it', locale: 'it', data: {} })).rejects.toThrow()
    await expect(
      writeMail({ kind: 'confirm-registration', to: 'a@b.it', locale: 'it', data: {} }),
    ).rejects.toThrow(/seed/)
  })
})

describe.each(languages)('every kind in %s', (locale) => {
  it.each(Object.entries(examples))('%s', async (kind, data) => {
    const { subject, html, text } = await writeMail({ kind, to: 'a@b.it', locale, data })
    expect(subject).toMatch(/^\S[^\p{Cc}]{3,}$/u)
    expect(html).toContain(`<html lang="${locale}">`)
    expect(html).not.toMatch(/<link|<script|@import|url\(|<nuovo>|undefined|\[object/)
    // the emblem and pictures of products are the same for everybody, and one thing is to be done
    for (const [image] of html.matchAll(/<img[^>]*>/g))
      expect(image).toMatch(
        / src="https:\/\/shop\.example\/(?:pictures\/[0-9a-z]+\/200\.jpg|icon-180\.png)" [^>]*alt=""/,
      )
    expect(html.match(/class="b"/g)?.length ?? 0).toBeLessThanOrEqual(1)
    expect(html).toContain('prefers-color-scheme:dark')
    // who runs the shop
    for (const whole of [html, text])
      expect(whole).toMatch(/Filiera S\.r\.l\., Corso .*(?:<br>|\n).* IT00000000000/)
    expect(text).not.toMatch(/undefined|\[object|!/)
    for (const [, url = ''] of html.matchAll(/href="([^"]*)"/g)) {
      const page = url.replaceAll('&amp;', '&')
      expect(text).toContain(page)
      if (page === TRACKING_PAGE || (/seller|shop-invitation/.test(kind) && page.startsWith(CONSOLE_URL)))
        continue
      expect(page).toMatch(locale === 'it' ? /^https:\/\/shop\.example\// : `https://shop.example/${locale}/`)
    }
  })
})

it('shows what was bought, and tells it to programs without pictures, too', async () => {
  for (const kind of [
    'order-received',
    'order-paid',
    'seller-new-order',
    'order-shipped',
    'order-delivered',
    'back-in-stock',
  ] as const) {
    const { html, text } = await writeMail({ kind, to: 'a@b.it', locale: 'it', data: examples[kind] })
    expect(html.match(/<img [^>]*\/pictures\//g), kind).toHaveLength(1)
    expect(text).toContain('Olio <nuovo>')
    expect(text).not.toContain('/pictures/')
  }
})

it('is written differently in each language', async () => {
  for (const [kind, data] of Object.entries(examples)) {
    const texts = await Promise.all(
      languages.map(async (locale) => (await writeMail({ kind, to: 'a@b.it', locale, data })).text),
    )
    expect(new Set(texts).size).toBe(languages.length)
  }
})

it('brings a contact message to the shop, as it was written; an answer goes to the visitor', async () => {
  const { html, text, replyTo } = await writeMail({
    kind: 'contact-message',
    to: 'ciao@filiera.example',
    locale: 'it',
    data: visitor,
  })
  expect(replyTo).toBe('anna@example.com')
  expect(text).toContain('> Buongiorno,\n> </td><script>alert(1)</script>')
  expect(html).toContain('white-space:pre-line">Buongiorno,\n&lt;/td&gt;&lt;script&gt;')
  expect(html).toContain('Anna &lt;b&gt;Verdi&lt;/b&gt;')
})

it('opens the console in the shop that it is about', async () => {
  const queued = { kind: 'seller-morning', to: 'a@b.it', locale: 'it', data: examples['seller-morning'] }
  const { text } = await writeMail({ ...queued, sellerId: '3' })
  expect(text).toContain(`${CONSOLE_URL}/orders?state=to_ship#shop=3`)
  expect(text).toContain(`${CONSOLE_URL}/#shop=3`)
})

it('makes one line of a subject that holds the title of a product', async () => {
  const { subject } = await writeMail({
    kind: 'back-in-stock',
    to: 'a@b.it',
    locale: 'it',
    data: { seed: 's', productId: '7', product: 'Olio\r\nBcc: x@y.it\u0000\u2028nuovo' },
  })
  expect(subject).toBe('Olio Bcc: x@y.it nuovo è di nuovo disponibile')
})

it('shows what people wrote as text, not as HTML', () => {
  const content = {
    subject: 's',
    preview: 'p',
    title: '<b>Anna</b>',
    blocks: [{ kind: 'rows' as const, rows: [{ label: '"><script>', value: "O'Hara" }] }],
  }
  const html = mailHtml(content, 'it', {
    name: 'Filiera',
    icon: 'https://shop.example/icon-180.png',
    company: { name: 'Filiera <S.r.l.>', address: 'Via Roma 1', vatNumber: 'IT00000000000' },
  })
  expect(html).toContain('&lt;b&gt;Anna&lt;/b&gt;')
  expect(html).toContain('Filiera &lt;S.r.l.&gt;, Via Roma 1<br>P. IVA IT00000000000')
  expect(html).not.toContain('<script>')
})
