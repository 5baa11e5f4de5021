import { sendMessage } from '@filiera/contract/content/contact'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'

const message = {
  Email: 'anna@example.it',
  Name: 'Anna Verdi',
  Subject: 'Un ordine',
  Message: 'Buongiorno,\ndove è?',
}

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())
beforeEach(async () => {
  for (const table of ['contact_message', 'outbox', 'rate_limit'])
    await backend.services.database.pool.query(`delete from ${table}`)
  backend.mails.length = 0
})

const stored = () => backend.services.db.selectFrom('contact_message').selectAll().execute()
async function post(body: unknown, from = '203.0.113.1') {
  const response = await fetch(`${backend.url}/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

it('keeps the message and acknowledges it without repeating it', async () => {
  const result = await backend.call(sendMessage, { body: { ...message, Locale: 'en' } })
  expect(result).toMatchObject({ ok: true, value: { status: 'received' } })
  expect(await stored()).toMatchObject([
    { email: 'anna@example.it', name: 'Anna Verdi', message: message.Message, locale: 'en', status: 'new' },
  ])
  await backend.drainOutbox()
  expect(backend.mails).toHaveLength(2)
  const acknowledged = backend.mails.find(({ to }) => to === 'anna@example.it')
  expect(acknowledged?.subject).toBe('We have received your message')
  expect(acknowledged?.text).not.toContain(message.Subject)
})

it('reaches the shop by one mail, in its language, that is answered to the visitor', async () => {
  await backend.call(sendMessage, { body: { ...message, Locale: 'en' } })
  await backend.drainOutbox()
  const atShop = backend.mails.filter(({ to }) => to === backend.services.config.COMPANY_EMAIL)
  expect(atShop).toMatchObject([{ subject: 'Nuovo messaggio: Un ordine', replyTo: 'anna@example.it' }])
  expect(atShop[0]?.text).toContain('> Buongiorno,\n> dove è?')
  await backend.drainOutbox()
  expect(backend.mails).toHaveLength(2)
})

it('takes an empty message', async () => {
  const { Message: _, ...rest } = message
  expect((await post(rest)).status).toBe(201)
  expect(await stored()).toMatchObject([{ message: '' }])
})

it('thanks a robot and keeps nothing', async () => {
  expect((await post({ ...message, Website: 'https://spam.example' })).status).toBe(201)
  expect(await stored()).toEqual([])
  await backend.drainOutbox()
  expect(backend.mails).toEqual([])
})

it('D67 takes five an hour of a network and of a mailbox', async () => {
  for (let time = 0; time < 5; time++) expect((await post(message)).status).toBe(201)
  expect(await post({ ...message, Email: 'bea@example.it' })).toMatchObject({
    status: 429,
    body: { code: 'rate_limited' },
  })
  expect((await post(message, '203.0.113.2')).status).toBe(429)
  expect((await post({ ...message, Email: 'bea@example.it' }, '203.0.113.3')).status).toBe(201)
})

it('D50 D67 names the field that is wrong', async () => {
  const wrong: [object, string][] = [
    [{ Email: 'a@b' }, 'Email'],
    [{ Email: 'a@b.it\r\nBcc: all@example.it' }, 'Email'],
    [{ Email: 'a@b.it,c@d.it' }, 'Email'],
    [{ Name: 'Anna\r\nBcc: all@example.it' }, 'Name'],
    [{ Name: 'Anna\nVerdi' }, 'Name'],
    [{ Name: '' }, 'Name'],
    [{ Name: 'x'.repeat(81) }, 'Name'],
    [{ Subject: 'Ciao\r\nBcc: all@example.it' }, 'Subject'],
    [{ Subject: '\u0000' }, 'Subject'],
    [{ Message: 'x'.repeat(5001) }, 'Message'],
    [{ Message: 'a\u0000b' }, 'Message'],
    [{ Message: ['a'] }, 'Message'],
    [{ Locale: '__proto__' }, 'Locale'],
    [{ extra: '1' }, 'extra'],
  ]
  for (const [part, field] of wrong) {
    expect(await post({ ...message, ...part })).toMatchObject({
      status: 422,
      body: { code: 'invalid_body', fields: [{ field }] },
    })
  }
  expect(await stored()).toEqual([])
})
