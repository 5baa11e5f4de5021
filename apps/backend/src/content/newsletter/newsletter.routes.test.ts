import {
  confirmSubscription,
  createSearchAlert,
  createStockAlert,
  subscribe,
  unsubscribe,
} from '@filiera/contract/content/newsletter'
import { problem } from '@filiera/contract/problem'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer } from '../../../test/factories/account.ts'
import { createProduct } from '../../../test/factories/catalogue.ts'
import { purgeSubscriptions } from './purge-subscriptions.ts'
import { tellBackInStock } from './tell-back-in-stock.ts'
import { tellFound } from './tell-found.ts'

const DAY_MS = 24 * 3_600_000
const sent = { ok: true, value: { status: 'confirmation_sent' } }

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())
beforeEach(async () => {
  for (const table of ['subscription', 'outbox', 'rate_limit'])
    await backend.services.database.pool.query(`delete from ${table}`)
  backend.mails.length = 0
  backend.clock.set(new Date('2026-11-23T09:00:00Z'))
})

/** The mails written since, and the token of the last one's link. */
async function lastToken(): Promise<string> {
  await backend.drainOutbox()
  return /token=([\w.-]+)/.exec(backend.mails.at(-1)?.text ?? '')?.[1] ?? ''
}
const statuses = async () =>
  (await backend.services.db.selectFrom('subscription').select('status').execute()).map(
    ({ status }) => status,
  )
const wish = (Email: string) => backend.call(subscribe, { body: { Email, Consent: 'on', Locale: 'es' } })

describe('the newsletter', () => {
  it('asks the mailbox to confirm, in its language, with a one-click way out', async () => {
    expect(await wish('Anna@Example.it')).toMatchObject(sent)
    const token = await lastToken()
    const mail = backend.mails[0]
    expect(mail).toMatchObject({ to: 'anna@example.it', subject: 'Confirma la suscripción al boletín' })
    expect(mail?.text).toContain('/es/newsletter/confirm?token=')
    expect(mail?.text).toContain(`/es/newsletter/unsubscribe?token=${token}`)
    expect(mail?.unsubscribeUrl).toMatch(/^http:\/\/localhost:3000\/api\/newsletter\/unsubscribe\?token=/)
    expect(await statuses()).toEqual(['pending'])
    for (const _ of [1, 2])
      expect(await backend.call(confirmSubscription, { body: { token } })).toMatchObject({
        ok: true,
        value: { kind: 'newsletter', product: null },
      })
    expect(await statuses()).toEqual(['active'])
  })

  it('D66 answers a subscribed address the same, without a mail', async () => {
    await wish('anna@example.it')
    await backend.call(confirmSubscription, { body: { token: await lastToken() } })
    expect(await wish('anna@example.it')).toMatchObject(sent)
    await backend.drainOutbox()
    expect(backend.mails).toHaveLength(1)
  })

  it('voids the first link when a second one is asked for, and any after a week', async () => {
    await wish('anna@example.it')
    const first = await lastToken()
    await wish('anna@example.it')
    const second = await lastToken()
    const refused = { ok: false, problem: { code: 'invalid_token' } }
    expect(await backend.call(confirmSubscription, { body: { token: first } })).toMatchObject(refused)
    backend.clock.advance(8 * DAY_MS)
    expect(await backend.call(confirmSubscription, { body: { token: second } })).toMatchObject(refused)
    expect(await statuses()).toEqual(['pending'])
  })

  it('ends by the link of any mail, as often as it is used, and can be asked for again', async () => {
    await wish('anna@example.it')
    const token = await lastToken()
    await backend.call(confirmSubscription, { body: { token } })
    for (const body of [{}, { 'List-Unsubscribe': 'One-Click' }])
      expect(await backend.call(unsubscribe, { query: { token }, body })).toMatchObject({ ok: true })
    expect(await statuses()).toEqual(['ended'])
    await wish('anna@example.it')
    expect(await statuses()).toEqual(['pending'])
  })

  it('thanks a robot and writes nothing', async () => {
    const body = { Email: 'anna@example.it', Website: 'https://spam.example' }
    expect(await backend.call(subscribe, { body })).toMatchObject(sent)
    expect(await statuses()).toEqual([])
  })

  it('D66 stops mailing one mailbox and hearing one network that ask too often', async () => {
    for (let time = 0; time < 20; time++) expect(await wish('anna@example.it')).toMatchObject(sent)
    await backend.drainOutbox()
    expect(backend.mails).toHaveLength(5)
    expect(await wish('bea@example.it')).toMatchObject({ ok: false, problem: { code: 'rate_limited' } })
  })

  it('D66 names the field that is wrong', async () => {
    const wrong: [object, string][] = [
      [{ Email: 'a@b' }, 'Email'],
      [{ Email: 'a b@c.it' }, 'Email'],
      [{ Email: `${'a'.repeat(250)}@example.it` }, 'Email'],
      [{ Email: 'anna@example.it\u0000' }, 'Email'],
      [{ Email: ['anna@example.it', 'bea@example.it'] }, 'Email'],
      [{}, 'Email'],
      [{ Email: 'anna@example.it', Locale: 'de' }, 'Locale'],
      [{ Email: 'anna@example.it', admin: true }, 'admin'],
    ]
    for (const [body, field] of wrong) {
      const response = await fetch(`${backend.url}/subscribe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect(response.status).toBe(422)
      const { code, fields } = problem.parse(await response.json())
      expect([code, fields?.[0]?.field]).toEqual(['invalid_body', field])
    }
    expect(await statuses()).toEqual([])
  })

  it('follows no link that was not mailed', async () => {
    const refused = { ok: false, problem: { code: 'invalid_token' } }
    const links = [
      'x'.repeat(20),
      `${'a'.repeat(22)}.${'b'.repeat(43)}`,
      '../../../../etc/passwd',
      `.${'a'.repeat(43)}`,
    ]
    for (const token of links) {
      expect(await backend.call(confirmSubscription, { body: { token } })).toMatchObject(refused)
      expect(await backend.call(unsubscribe, { query: { token }, body: {} })).toMatchObject(refused)
    }
  })
})

describe('a back-in-stock alert', () => {
  let id: string
  beforeEach(async () => {
    id = (await createProduct(backend.services.db, { stock: 0, titles: { it: 'Olio', en: 'Oil' } })).id
  })
  const ask = (body: { email?: string; locale?: 'it' | 'en' | 'es' }, headers?: Record<string, string>) =>
    backend.call(createStockAlert, { params: { id }, body }, headers)
  async function restock() {
    await backend.services.db.updateTable('product').set({ stock: 3 }).where('id', '=', id).execute()
    const told = await tellBackInStock(backend.services)
    await backend.drainOutbox()
    return told
  }

  it('waits for a visitor’s confirmation, then mails once', async () => {
    expect(await ask({ email: 'anna@example.it', locale: 'en' })).toMatchObject(sent)
    const token = await lastToken()
    expect(backend.mails[0]?.subject).toContain('Oil')
    expect(await tellBackInStock(backend.services)).toBe(0)
    expect(await backend.call(confirmSubscription, { body: { token } })).toMatchObject({
      ok: true,
      value: { kind: 'stock-alert', product: { id, title: 'Oil' } },
    })
    expect(await restock()).toBe(1)
    expect(backend.mails.at(-1)).toMatchObject({ to: 'anna@example.it', subject: 'Oil is available again' })
    expect(backend.mails.at(-1)?.text).toContain(`/en/product/${id}`)
    expect(await tellBackInStock(backend.services)).toBe(0)
  })

  it('is at once for a customer’s own confirmed address', async () => {
    const customer = await createCustomer(backend)
    const subscribed = { ok: true, value: { status: 'subscribed' } }
    expect(await ask({}, customer.headers)).toMatchObject(subscribed)
    expect(await ask({ email: customer.email }, customer.headers)).toMatchObject(subscribed)
    expect(await ask({ email: 'other@example.it' }, customer.headers)).toMatchObject(sent)
    const unconfirmed = await createCustomer(backend, { confirmed: false })
    expect(await ask({}, unconfirmed.headers)).toMatchObject(sent)
    expect(await restock()).toBe(1)
    expect(backend.mails.at(-1)).toMatchObject({ to: customer.email })
  })

  it('mails nobody who left meanwhile', async () => {
    const customer = await createCustomer(backend)
    await ask({ email: 'anna@example.it' })
    const token = await lastToken()
    await backend.call(confirmSubscription, { body: { token } })
    await ask({}, customer.headers)
    await backend.call(unsubscribe, { query: { token }, body: {} })
    expect(await restock()).toBe(1)
    expect(backend.mails.at(-1)?.to).toBe(customer.email)
  })

  it('is refused without an address, for what can be bought, and for what is not there', async () => {
    expect(await ask({})).toMatchObject({
      ok: false,
      problem: { code: 'invalid_body', fields: [{ field: 'email' }] },
    })
    await restock()
    expect(await ask({ email: 'anna@example.it' })).toMatchObject({
      ok: false,
      problem: { code: 'conflict' },
    })
    await backend.services.db.updateTable('product').set({ status: 'draft' }).where('id', '=', id).execute()
    expect(await ask({ email: 'anna@example.it' })).toMatchObject({
      ok: false,
      problem: { code: 'not_found' },
    })
  })

  it('is forgotten a month after it was answered or left open', async () => {
    const customer = await createCustomer(backend)
    await ask({ email: 'anna@example.it' })
    await ask({}, customer.headers)
    backend.clock.advance(31 * DAY_MS)
    await purgeSubscriptions(backend.services)
    expect(await statuses()).toEqual(['active'])
  })
})

describe('an alert for a search that found nothing', () => {
  const ask = (query: string, email?: string, headers?: Record<string, string>) =>
    backend.call(createSearchAlert, { body: { query, locale: 'it', ...(email && { email }) } }, headers)

  it('asks to confirm, tells once when something is found, and ends by its link', async () => {
    expect(await ask('chinotto amaro', 'anna@example.it')).toMatchObject(sent)
    const token = await lastToken()
    // whose address it is may know nothing of it
    expect(JSON.stringify(backend.mails[0])).not.toContain('chinotto')
    expect(backend.mails[0]?.unsubscribeUrl).toContain('/newsletter/unsubscribe?token=')
    expect(await tellFound(backend.services)).toBe(0)
    expect(await backend.call(confirmSubscription, { body: { token } })).toMatchObject({
      value: { kind: 'search-alert', product: null, query: 'chinotto amaro' },
    })
    backend.clock.advance(3_600_000)
    expect(await tellFound(backend.services)).toBe(0)
    await createProduct(backend.services.db, { titles: { it: 'Chinotto amaro' } })
    expect(await tellFound(backend.services)).toBe(0)
    backend.clock.advance(3_600_000)
    expect(await tellFound(backend.services)).toBe(1)
    await backend.drainOutbox()
    expect(backend.mails.at(-1)).toMatchObject({
      to: 'anna@example.it',
      subject: '«chinotto amaro»: ora c’è',
    })
    expect(backend.mails.at(-1)?.text).toContain('/search?q=chinotto+amaro')
    backend.clock.advance(3_600_000)
    expect(await tellFound(backend.services)).toBe(0)
    expect(await ask('chinotto amaro', 'bea@example.it')).toMatchObject({ problem: { code: 'conflict' } })
    expect(await statuses()).toEqual(['done'])
    backend.clock.advance(31 * DAY_MS)
    await purgeSubscriptions(backend.services)
    expect(await statuses()).toEqual([])
  })

  it('stands once for an address and a text, whatever its case, and needs an address', async () => {
    for (const query of ['Zzyzx', 'zzyzx', 'zzyzx rosso']) await ask(query, 'anna@example.it')
    expect(await statuses()).toEqual(['pending', 'pending'])
    expect(await ask('zzyzx')).toMatchObject({ problem: { code: 'invalid_body' } })
    const buyer = await createCustomer(backend)
    expect(await ask('zzyzx', undefined, buyer.headers)).toMatchObject({ value: { status: 'subscribed' } })
  })

  it('stops mailing one mailbox that asks too often', async () => {
    for (let time = 0; time < 20; time++)
      expect(await ask(`zz${time}yzx`, 'anna@example.it')).toMatchObject(sent)
    await backend.drainOutbox()
    expect(backend.mails).toHaveLength(5)
    expect(await ask('zzyzx', 'bea@example.it')).toMatchObject({ problem: { code: 'rate_limited' } })
  })
})
