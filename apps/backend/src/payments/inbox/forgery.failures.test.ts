import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mangopayCards, payOnPage, stripeCards } from '../../../test/scenes/hosted-page.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../test/scenes/payment-scene.ts'

/** Forged and hostile messages: the cases of others that must not happen here, each with its number. */
let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())

const db = () => scene.backend.services.db
const seconds = () => Math.floor(scene.backend.clock.now().getTime() / 1000)
const sign = (secret: string, at: number, body: string) =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')

async function postStripe(body: string, header: string | null, type = 'application/json'): Promise<Response> {
  return fetch(`${scene.backend.url}/hooks/stripe`, {
    method: 'POST',
    body,
    headers: { 'content-type': type, ...(header === null ? {} : { 'stripe-signature': header }) },
  })
}

const secretOf = async () => (await scene.backend.services.payments.stripeSecrets())[0] ?? ''

async function paidSession() {
  const placed = await scene.place()
  const info = valueIn(await scene.call.stripe(placed.buyer, placed.checkout.id))
  await payOnPage(info.RedirectURL ?? '', stripeCards.ok)
  return { ...placed, info }
}

const told = (id: string) =>
  JSON.stringify({
    id: `evt_${id}`,
    type: 'checkout.session.completed',
    livemode: false,
    data: { object: { id } },
  })

const noted = async () => (await db().selectFrom('provider_event').select('id').execute()).length

it('F50 D32 no signature that is not ours moves anything, whichever way it is wrong', async () => {
  const { checkout, info } = await paidSession()
  const secret = await secretOf()
  const [body, now] = [told(info.Id), seconds()]
  const good = sign(secret, now, body)
  const before = await noted()
  const wrong: [string, string | null][] = [
    [body, null],
    [body, ''],
    [body, 't='],
    [body, `t=${now}`],
    [body, `v1=${good}`],
    [body, `t=${now},v1=`],
    [body, `t=${now},v0=${good}`],
    [body, `t=${now},v1=${good.slice(0, 63)}`],
    [body, `t=${now},v1=${good}0`],
    [body, `t=${now},v1=${'0'.repeat(64)}`],
    [body, `t=${now}.0,v1=${good}`],
    [body, `t=-${now},v1=${good}`],
    [body, `t=${now},v1=${sign('', now, body)}`],
    [body, `t=${now},v1=${sign('whsec_another', now, body)}`],
    [body, `t=${now},v1=${sign(`${secret} `, now, body)}`],
    [body, `t=${now - 301},v1=${sign(secret, now - 301, body)}`],
    [body, `t=${now + 301},v1=${sign(secret, now + 301, body)}`],
    [body, `t=${now + 9_999},v1=${sign(secret, now + 9_999, body)}`],
    [body, `t=${now + 1},v1=${good}`],
    [`${body} `, `t=${now},v1=${good}`],
    [body.replace('completed', 'expired'), `t=${now},v1=${good}`],
    ['', `t=${now},v1=${good}`],
  ]
  for (const [bytes, header] of wrong) {
    const answer = await postStripe(bytes, header)
    expect([400, header], String(header)).toEqual([answer.status, header])
  }
  await scene.processInbox()
  expect(await noted()).toBe(before)
  expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['requires_action'], paid: 0 })
  expect((await postStripe(body, `t=${now},v1=${good}`)).status).toBe(200)
  await scene.processInbox()
  expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['succeeded'], paid: 2 })
})

it('F50 while no secret is known every event is refused, also one signed with nothing', async () => {
  const { info } = await paidSession()
  await db().deleteFrom('provider_setting').where('key', 'like', 'stripe-webhook-secret%').execute()
  const body = told(info.Id)
  for (const secret of ['', 'undefined', 'null']) {
    expect((await postStripe(body, `t=${seconds()},v1=${sign(secret, seconds(), body)}`)).status).toBe(400)
  }
  // The endpoint is registered anew with its secret.
  await scene.place([{}])
  expect(await secretOf()).not.toBe('')
})

it.each(['application/json', 'application/json; charset=utf-8', 'text/plain', 'application/octet-stream'])(
  'F52 the signature is over the bytes as they came, sent as %s',
  async (type) => {
    const { checkout, info } = await paidSession()
    const body = `{ "id" : "evt_${info.Id}",\n\t"type":"checkout.session.completed", "livemode":false,\r\n "note":"città \\u00f1 ñ 🍊 1.0 1e2",  "data":{"object":{"id":"${info.Id}"}} }\n`
    const header = `t=${seconds()},v1=${sign(await secretOf(), seconds(), body)}`
    expect((await postStripe(JSON.stringify(JSON.parse(body)), header, type)).status).toBe(400)
    expect((await postStripe(body, header, type)).status).toBe(200)
    await scene.processInbox()
    expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['succeeded'], paid: 2 })
  },
)

it('F51 an unsigned hook with a hostile id is answered 200, asks nobody and changes nothing', async () => {
  const { checkout, info } = await paidSession()
  const [before, asked] = [await noted(), (await scene.sandbox.journal('path=/payins/')).length]
  const hostile = [
    '',
    ' ',
    "1' or '1'='1",
    '../../users/natural',
    'wt_1/refunds',
    'wt_1?x=1',
    'wt_1%00',
    'a'.repeat(129),
    '<script>alert(1)</script>',
    '#{7*7}',
    'wt_1\r\nX: y',
    '👾',
  ]
  for (const id of hostile) expect(await scene.hook('PAYIN_NORMAL_SUCCEEDED', id), id).toBe(200)
  for (const type of [
    '',
    'payin_normal_succeeded',
    'PAYOUT_NORMAL_SUCCEEDED\n',
    '__proto__',
    'constructor',
  ]) {
    expect(await scene.hook(type, info.Id), type).toBe(200)
  }
  const bare = await fetch(`${scene.backend.url}/hooks/mangopay/development-hook-path`)
  expect(bare.status).toBe(200)
  await scene.processInbox()
  expect(await noted()).toBe(before)
  expect((await scene.sandbox.journal('path=/payins/')).length).toBe(asked)
  expect(await scene.ledger(checkout.id)).toMatchObject({ paid: 0 })
})

it('F51 a flood of invented ids costs a bounded number of calls, and a true event still gets through', async () => {
  const { buyer, checkout } = await scene.place()
  const info = valueIn(await scene.call.web(buyer, checkout.id))
  await payOnPage(info.RedirectURL ?? '', mangopayCards.ok)
  const asked = async () => (await scene.sandbox.journal('path=/payins/wt_invented')).length
  for (let count = 0; count < 300; count += 20) {
    const ids = Array.from({ length: 20 }, (_, index) => `wt_invented_${count + index}`)
    for (const status of await Promise.all(ids.map((id) => scene.hook('PAYIN_NORMAL_SUCCEEDED', id)))) {
      expect(status).toBe(200)
    }
  }
  await scene.hook('PAYIN_NORMAL_SUCCEEDED', info.Id)
  while ((await scene.processInbox()) > 0);
  expect(await scene.ledger(checkout.id)).toMatchObject({ paid: 2 })
  expect(await asked()).toBeLessThanOrEqual(60)
  scene.backend.clock.advance(10_000)
  while ((await scene.processInbox()) > 0);
  expect(await asked()).toBeLessThanOrEqual(120)
})

it('F53 D41 a card’s number is in no table, log, mail or answer after a whole payment', async () => {
  const { buyer, checkout } = await scene.place()
  const cardId = await scene.saveCard(buyer, mangopayCards.ok)
  const paid = valueIn(await scene.call.direct(buyer, checkout.id, cardId))
  expect(paid.status).toBe('paid')
  await scene.backend.drainOutbox()
  const refused = await fetch(`${scene.backend.url}/payment/cards/register`, {
    method: 'PUT',
    headers: { ...buyer.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ cardNumber: mangopayCards.ok, data: 'data=x', cardRegistrationId: 'x' }),
  })
  expect(refused.status).toBe(400)
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db())
  const places = [
    JSON.stringify(paid),
    JSON.stringify(scene.backend.mails),
    ...scene.backend.logs,
    await refused.text(),
  ]
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(
      db(),
    )
    places.push(...rows.map(({ text }) => `${name} ${text}`))
  }
  places.push(JSON.stringify(await scene.sandbox.journal('path=/')))
  const digits = mangopayCards.ok
  const spaced = digits.replace(/(\d{4})(?=\d)/g, '$1 ')
  for (const place of places) {
    const found = [digits, spaced, digits.slice(4)].find((canary) => place.includes(canary))
    expect(found, place.slice(0, 200)).toBeUndefined()
  }
  expect(places.length).toBeGreaterThan(100)
})

it('D32 what a webhook says in the log names neither its secret path nor its signature', async () => {
  const secret = await secretOf()
  await postStripe('{"id":', `t=${seconds()},v1=${sign(secret, seconds(), '{"id":')}`)
  await scene.hook('PAYIN_NORMAL_SUCCEEDED', 'wt_1', 'a-guessed-secret-path')
  const logs = scene.backend.logs.join('\n')
  for (const word of ['development-hook-path', 'a-guessed-secret-path', secret, 'v1=']) {
    expect(logs).not.toContain(word)
  }
})
