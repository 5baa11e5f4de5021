import { getProduct } from '@filiera/contract/catalog/catalogue'
import { createReview, listReviews } from '@filiera/contract/catalog/reviews'
import { endpointUrl } from '@filiera/contract/client'
import { getPost } from '@filiera/contract/content/blog'
import { sendMessage } from '@filiera/contract/content/contact'
import { getUser, updateUser } from '@filiera/contract/customers/account'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../build-test-backend.ts'
import { createCustomer } from '../factories/account.ts'
import { createProduct } from '../factories/catalogue.ts'
import { createPost } from '../factories/content.ts'
import { createDeliveredLine } from '../factories/review.ts'
import { SCRIPT_PAYLOADS } from './script-payloads.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())
beforeEach(() => backend.services.database.pool.query('delete from rate_limit'))

/** Tags and attributes that the HTML of a post may hold. */
const HARMLESS_TAG =
  /^<\/?(?:p|h2|h3|ul|ol|li|blockquote|strong|em|br ?\/?|a(?: href="(?:https:\/\/|\/)[^"]*")?)>$/

describe('sixty ways to write a script', () => {
  it('D42 leave nothing in a post but harmless tags', async () => {
    for (const payload of SCRIPT_PAYLOADS) {
      const id = await createPost(backend.services.db, {
        titles: { it: payload },
        text: `<p>a</p>${payload}`,
      })
      const read = await backend.call(getPost, { params: { id }, query: {} })
      const text = read.ok ? read.value.text : ''
      expect(text).toContain('<p>a</p>')
      for (const tag of text.match(/<[^>]*>?/g) ?? []) expect(tag).toMatch(HARMLESS_TAG)
    }
  })

  it('D42 D50 stand in mails as text, in the headers of a mail not at all', async () => {
    for (const [index, payload] of SCRIPT_PAYLOADS.entries()) {
      const Subject = payload.replace(/[\u2028\u2029]/g, '').slice(0, 150)
      const sent = await backend.call(
        sendMessage,
        { body: { Email: `mittente${index}@example.com`, Name: 'Anna', Subject, Message: payload } },
        { 'x-forwarded-for': `192.0.2.${index}` },
      )
      expect({ payload, sent: sent.ok }).toEqual({ payload, sent: true })
    }
    await backend.drainOutbox()
    const atShop = backend.mails.filter(({ replyTo }) => replyTo?.startsWith('mittente'))
    expect(atShop).toHaveLength(SCRIPT_PAYLOADS.length)
    for (const { html, subject } of atShop) {
      expect(html).not.toMatch(/<(?:script|svg|iframe|object|embed|form|input|base|math|body\s+onload)/i)
      // the emblem of the shop is the one picture
      expect(html.match(/<img\b[^>]*/gi)).toEqual([
        expect.stringMatching(/^<img src="[^"]*\/icon-180\.png" /),
      ])
      expect(html.match(/<[^>]*\son\w+\s*=/gi)).toBeNull()
      expect(html).not.toMatch(/(?:href|src)="?\s*(?:javascript|data|vbscript):/i)
      expect(subject).not.toMatch(/[\r\n]/)
    }
  })

  it('D42 in a review, a profile or a product come back as they were, as JSON that no browser takes for a page', async () => {
    const { db } = backend.services
    for (const payload of SCRIPT_PAYLOADS.filter((text) => !/[\u2028\u2029]/.test(text))) {
      const { id } = await createProduct(db, { titles: { it: payload }, stock: 5 })
      const buyer = await createCustomer(backend)
      const renamed = await backend.call(updateUser, { body: { name: payload.slice(0, 80) } }, buyer.headers)
      if (renamed.ok) expect(renamed.value.name).toBe(payload.slice(0, 80).trim())
      await createDeliveredLine(backend, id, buyer)
      const written = { product: id, stars: 5, title: payload.slice(0, 120), text: payload }
      const review = await backend.call(
        createReview,
        { params: { product: id }, query: {}, body: written },
        buyer.headers,
      )
      expect({ payload, ok: review.ok }).toEqual({ payload, ok: true })
    }
    for (const [endpoint, id] of [
      [getProduct, '1'],
      [listReviews, '1'],
      [getUser, ''],
    ] as const) {
      const answer = await fetch(
        backend.url + endpointUrl(endpoint.path, { params: { id, product: id }, query: {} }),
      )
      expect(answer.headers.get('content-type')).toMatch(/^application\/(?:problem\+)?json/)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
  }, 120_000)
})
