import { languages } from '@filiera/domain/languages'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import type { MailData, MailKindName } from './kinds.ts'
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

const order = {
  number: 'ABCD-EFGH-1234-5678',
  seller: 'Frantoio "Tre Coppi" & figli',
  lines: [{ title: 'Olio <nuovo>', quantity: 2, cents: 2400 }],
  shippingCents: 690,
  amountCents: 3090,
  vat: [{ rate: 10, netCents: 2809, vatCents: 281 }],
}
/** The one page outside the shop that a mail leads to. */
const TRACKING_PAGE = 'https://gls-group.com/IT/it/servizi-online/ricerca-spedizioni/?match=M1234567890'
const bought = { checkoutId: 'c1', orders: [order], totalCents: 3090 }
const visitor = {
  email: 'anna@example.com',
  name: 'Anna <b>Verdi</b>',
  subject: 'Un ordine',
  message: 'Buongiorno,\n</td><script>alert(1)</script>',
  locale: 'es' as const,
}

const withdrawn = {
  orderId: order.number,
  lines: order.lines,
  amountCents: 3090,
  withShipping: true,
  reason: 'Non <mi> piace',
  at: '2026-11-21T10:00:00Z',
  sendBackBy: '2026-12-07T23:00:00Z',
}

/** An example of every kind: a new one does not compile without. */
const examples: { [K in MailKindName]: MailData<K> } = {
  'confirm-registration': { seed: 's' },
  'already-registered': {},
  'account-deleted': {},
  'order-received': bought,
  'order-paid': bought,
  'order-delivered': { orderId: 'o1', seller: order.seller, products: [{ id: '7', title: 'Olio <nuovo>' }] },
  'order-shipped': {
    orderId: order.number,
    seller: order.seller,
    carrier: 'GLS',
    tracking: 'M1234567890',
    trackingUrl: TRACKING_PAGE,
    recipient: 'Anna <b>Verdi</b>',
    lines: [{ title: 'Olio <nuovo>', quantity: 2 }],
  },
  'shipment-corrected': {
    orderId: order.number,
    seller: order.seller,
    carrier: 'GLS',
    tracking: 'M1234567890',
    trackingUrl: TRACKING_PAGE,
  },
  'return-decided': { orderId: order.number, seller: order.seller, accepted: false, note: 'Aperto <nuovo>' },
  'order-cancelled': {
    numbers: [order.number],
    sellers: [order.seller],
    reason: 'not_accepted',
    amountCents: 3090,
  },
  'seller-dispute': { orderId: order.number, amountCents: 3090, step: 'opened' },
  'seller-order-cancelled': { orderId: order.number, reason: 'withdrawal' },
  refund: { orderId: order.number, seller: order.seller, amountCents: 3090, isAll: true },
  'order-message-seller': {
    orderId: order.number,
    topic: 'damaged',
    products: ['Olio <nuovo>'],
    text: visitor.message,
  },
  'order-message-customer': { orderId: order.number, seller: order.seller, text: visitor.message },
  'withdrawal-link': { orderId: order.number, seed: 's' },
  'withdrawal-receipt': { ...withdrawn, seller: order.seller, returnAddress: 'Azienda, Via Roma 1' },
  'seller-withdrawal': { ...withdrawn, isUnshipped: false },
  'payment-failed': { checkoutId: 'c1' },
  'payment-returned': { checkoutId: 'c1', amountCents: 6750 },
  'seller-new-order': {
    order,
    recipient: 'Anna',
    address: 'Via Roma 1, 87100 Cosenza (CS)',
    acceptBy: '2026-11-25T23:00:00Z',
  },
  'subscription-confirm': { seed: 's' },
  'stock-alert-confirm': { seed: 's', product: 'Olio <nuovo>' },
  'back-in-stock': { seed: 's', productId: '7', product: 'Olio <nuovo>' },
  'contact-received': {},
  'contact-message': visitor,
  'reset-password': { seed: 's' },
  'password-changed': {},
  'new-device': { device: 'Firefox, Linux', at: '2026-11-21T10:00:00Z' },
  'username-change-old': { seed: 's', newEmail: 'bea@example.com' },
  'username-change-new': { seed: 's' },
}

describe.each(languages)('every kind in %s', (locale) => {
  it.each(Object.entries(examples))('%s', async (kind, data) => {
    const { subject, html, text } = await write({ kind, to: 'a@b.it', locale, data })
    expect(subject).toMatch(/^\S[^\p{Cc}]{3,}$/u)
    expect(html).toContain(`<html lang="${locale}">`)
    expect(html).not.toMatch(/<img|<link|<script|@import|url\(|<nuovo>|undefined|\[object/)
    expect(text).not.toMatch(/undefined|\[object|!/)
    for (const [, url = ''] of html.matchAll(/href="([^"]*)"/g)) {
      const page = url.replaceAll('&amp;', '&')
      expect(text).toContain(page)
      if (page === TRACKING_PAGE) continue
      expect(page).toMatch(locale === 'it' ? /^https:\/\/shop\.example\// : `https://shop.example/${locale}/`)
    }
  })
})

it('is written differently in each language', async () => {
  for (const [kind, data] of Object.entries(examples)) {
    const texts = await Promise.all(
      languages.map(async (locale) => (await write({ kind, to: 'a@b.it', locale, data })).text),
    )
    expect(new Set(texts).size).toBe(languages.length)
  }
})

it('keeps what was agreed with an order: where it goes, the accepted terms, a receipt to print', async () => {
  const shipTo = {
    recipient: 'Anna <b>Verdi</b>',
    street: 'Rue Rossini 1',
    zip: '06000',
    city: 'Nice',
    region: '',
    country: 'FR',
  }
  const agreed = { ...bought, shipTo, termsVersion: '2026-11' }
  for (const kind of ['order-received', 'order-paid']) {
    const { html, text } = await write({ kind, to: 'a@b.it', locale: 'en', data: agreed })
    expect(text).toContain('Anna <b>Verdi</b>, Rue Rossini 1, 06000 Nice, France')
    expect(html).toContain('Anna &lt;b&gt;Verdi&lt;/b&gt;, Rue Rossini 1, 06000 Nice, France')
    expect(text).toContain('terms of sale, version 2026-11')
    expect(text).toContain('https://shop.example/en/legal/terms')
    const receipt = `https://shop.example/en/account/orders/${order.number}/receipt`
    expect(text.includes(receipt)).toBe(kind === 'order-paid')
  }
})

it('asks for the review of each product of a delivered order', async () => {
  const { html, text } = await write({
    kind: 'order-delivered',
    to: 'a@b.it',
    locale: 'en',
    data: {
      ...examples['order-delivered'],
      products: [
        { id: '7', title: 'Olio' },
        { id: '9', title: 'Riso' },
      ],
    },
  })
  for (const id of [7, 9]) {
    expect(html).toContain(`href="https://shop.example/en/account/reviews/${id}"`)
    expect(text).toContain(`https://shop.example/en/account/reviews/${id}`)
  }
})

it('brings a contact message to the shop, as it was written; an answer goes to the visitor', async () => {
  const { html, text, replyTo } = await write({
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

it.each([
  ['it', '25 novembre 2026', 'Spedire a: Anna, Via Roma 1, 87100 Cosenza (CS)'],
  ['en', '25 November 2026', 'Ship to: Anna, Via Roma 1, 87100 Cosenza (CS)'],
  ['es', '25 de noviembre de 2026', 'Enviar a: Anna, Via Roma 1, 87100 Cosenza (CS)'],
])('names the last day to accept an order and where it goes: %s', async (locale, day, place) => {
  const data = examples['seller-new-order']
  const { text } = await write({ kind: 'seller-new-order', to: 'a@b.it', locale, data })
  expect(text).toContain(day)
  expect(text).toContain(place)
})

it('makes one line of a subject that holds the title of a product', async () => {
  const { subject } = await write({
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
  const html = mailHtml(content, 'it', 'Filiera')
  expect(html).toContain('&lt;b&gt;Anna&lt;/b&gt;')
  expect(html).not.toContain('<script>')
})
