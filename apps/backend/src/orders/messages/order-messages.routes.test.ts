import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import {
  addOrderMessagePhoto,
  getOrderMessagePhoto,
  listOrderMessages,
  MESSAGE_PHOTO_MAX_BYTES,
  sendOrderMessage,
} from '@filiera/contract/orders/order-actions'
import { answerOrderMessage } from '@filiera/contract/orders/seller-messages'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { createBuyer, createCheckout } from '../../../test/factories/order.ts'
import { createPaidOrder } from '../../../test/factories/paid-order.ts'
import { createDetailedPhoto, createPhoto } from '../../../test/factories/photo.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../test/scenes/payment-scene.ts'
import { createPhotoBounds } from '../../catalog/pictures/photos/photo-services.ts'
import type { ShopActor } from '../../platform/audit/audit.store.ts'
import { answerMessage } from './answer-message.ts'
import { createMessageServices } from './message-services.ts'
import { purgeMessagePhotos } from './purge-message-photos.ts'

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())
beforeEach(async () => {
  await scene.backend.services.database.pool.query('delete from rate_limit')
  await scene.backend.drainOutbox()
  scene.backend.mails.length = 0
})

type Sent = { message: string; topic?: 'question' | 'damaged'; products?: string[] }
const keyed = (key: string | undefined) => (key ? { 'idempotency-key': key } : {})
const send = (customer: TestCustomer, id: string, body: Sent, key?: string) =>
  scene.backend.call(sendOrderMessage, { params: { id }, body }, { ...customer.headers, ...keyed(key) })
const list = async (customer: TestCustomer, id: string) =>
  valueIn(await scene.backend.call(listOrderMessages, { params: { id } }, customer.headers))
const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)])
const addPhoto = (customer: TestCustomer, id: string, messageId: string, bytes: Buffer) =>
  scene.backend.call(addOrderMessagePhoto, { params: { id, messageId }, file: blob(bytes) }, customer.headers)
/** The photo at an address of the shop, fetched from the backend behind it. */
const fetchPhoto = (address: string, customer: TestCustomer) =>
  fetch(scene.backend.url + address.replace(/^\/api/, ''), { headers: customer.headers })

async function sellerOf(orderId: string) {
  const order = await scene.backend.services.db
    .selectFrom('purchase_order')
    .innerJoin('seller', 'seller.id', 'purchase_order.seller_id')
    .select(['seller.id', 'seller.email'])
    .where('purchase_order.id', '=', orderId)
    .executeTakeFirstOrThrow()
  const person = await createCustomer(scene.backend, { groups: ['customer', 'seller'], sellerId: order.id })
  return { ...order, person }
}

const staffOf = (sellerId: string): ShopActor => ({
  sellerId,
  accountId: crypto.randomUUID(),
  role: 'orders',
  action: 'answerOrderMessage',
  requestId: 'test',
})

describe('a message about an order', () => {
  it('reaches the seller once by mail with its text, and stands in the list', async () => {
    const { backend } = scene
    const { buyer, orderId, productIds } = await createPaidOrder(backend)
    await backend.drainOutbox()
    backend.mails.length = 0
    const seller = await sellerOf(orderId)
    const text = 'Il vaso è rotto.\r\nBcc: altri@example.com\r\n\r\n<script>alert(1)</script>'
    const sent = valueIn(
      await send(buyer, orderId, { topic: 'damaged', message: text, products: productIds }),
    )
    expect(sent).toMatchObject({
      from: 'customer',
      topic: 'damaged',
      text: text.replaceAll('\r\n', '\n'),
      products: productIds,
      photos: [],
    })
    expect(await list(buyer, orderId)).toEqual([sent])
    await backend.drainOutbox()
    await backend.drainOutbox()
    expect(backend.mails).toHaveLength(1)
    const [mail] = backend.mails
    expect(mail).toMatchObject({ to: seller.person.email, subject: `Messaggio sull’ordine ${orderId}` })
    expect(mail?.text).toContain('> Il vaso è rotto.\n> Bcc: altri@example.com')
    expect(mail?.text).toContain(`localhost:3100/orders/${orderId}`)
    expect(mail?.html).not.toContain('<script>')
    expect(mail?.text).not.toContain(buyer.email)
  })

  it('is answered by the seller, and the answer is mailed to the customer in the order’s language', async () => {
    const { backend } = scene
    const { buyer, orderId } = await createPaidOrder(backend)
    const seller = await sellerOf(orderId)
    const services = createMessageServices(backend.services, createPhotoBounds())
    valueIn(await send(buyer, orderId, { topic: 'damaged', message: 'Il vaso è rotto.' }))
    backend.clock.advance(60_000)
    const answer = { shopActor: staffOf(seller.id), orderId, message: 'Te ne mandiamo un altro.' }
    const answered = await answerMessage(services, answer)
    expect(answered).toMatchObject({ from: 'seller', topic: 'damaged', text: answer.message, photos: [] })
    expect((await list(buyer, orderId)).map(({ from }) => from)).toEqual(['customer', 'seller'])
    await backend.drainOutbox()
    const mail = backend.mails.find(({ subject }) => subject === `Risposta sull’ordine ${orderId}`)
    expect(mail?.to).toBe(buyer.email)
    expect(mail?.text).toContain(`/account/orders/${orderId}`)
    const stranger = { ...answer, shopActor: staffOf(String(Number(seller.id) + 1)) }
    await expect(answerMessage(services, stranger)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('stands once, however often it is sent with its key, also at the same time', async () => {
    const { backend } = scene
    const { buyer, orderId } = await createPaidOrder(backend)
    await backend.drainOutbox()
    const { person } = await sellerOf(orderId)
    const key = crypto.randomUUID()
    const asked = await Promise.all([1, 2, 3].map(() => send(buyer, orderId, { message: 'Quando?' }, key)))
    const answer = (message: string) =>
      backend.call(
        answerOrderMessage,
        { params: { id: orderId }, body: { message } },
        { ...person.headers, ...keyed(key) },
      )
    backend.clock.advance(1000)
    const answers = [await answer('Domani.'), await answer('Domani.')]
    const [question, reply] = await list(buyer, orderId)
    expect(asked.map(valueIn)).toEqual([question, question, question])
    expect(answers.map(valueIn)).toEqual([reply, reply])
    await backend.drainOutbox()
    const about = (subject: string) => backend.mails.filter((mail) => mail.subject.startsWith(subject))
    expect([about('Messaggio sull’ordine'), about('Risposta sull’ordine')]).toMatchObject([[{}], [{}]])
    const audited = backend.services.db.selectFrom('audit_entry').where('object_id', '=', orderId)
    expect(await audited.select('action').execute()).toEqual([{ action: 'answerOrderMessage' }])
    valueIn(await answer('Dopodomani, scusi.'))
    valueIn(await send(buyer, orderId, { message: 'Quando?' }, crypto.randomUUID()))
    valueIn(await send(buyer, orderId, { message: 'Quando?' }))
    expect(await list(buyer, orderId)).toHaveLength(5)
    const tooShort = { code: 'bad_request', fields: [{ field: 'Idempotency-Key' }] }
    expect(await send(buyer, orderId, { message: 'Quando?' }, 'x')).toMatchObject({ problem: tooShort })
  })

  it('needs a paid order, products of it, and words', async () => {
    const { backend } = scene
    const { buyer, checkout } = await createCheckout(backend)
    const unpaid = await send(buyer, checkout.orders[0]?.id ?? '', { message: 'Ciao' })
    expect(unpaid).toMatchObject({ problem: { status: 409, code: 'illegal_transition' } })
    const { orderId, buyer: owner } = await createPaidOrder(backend)
    for (const [body, field] of [
      [{ message: '   ' }, 'message'],
      [{ message: 'x'.repeat(3001) }, 'message'],
      [{ message: 'a\u0000b' }, 'message'],
      [{ message: 'Ciao', products: ['999999'] }, 'products.0'],
      [{ message: 'Ciao', topic: 'spam' }, 'topic'],
      [{ message: 'Ciao', from: 'seller' }, 'from'],
    ] as const)
      expect(await send(owner, orderId, body as Sent)).toMatchObject({
        problem: { status: 422, fields: [{ field }] },
      })
    expect(await list(owner, orderId)).toEqual([])
  })

  it('is counted: twenty an hour', async () => {
    const { buyer, orderId } = await createPaidOrder(scene.backend)
    for (let count = 0; count < 20; count++)
      expect(await send(buyer, orderId, { message: `Numero ${count}` })).toMatchObject({ ok: true })
    const refused = await send(buyer, orderId, { message: 'Ancora' })
    expect(refused).toMatchObject({
      problem: { code: 'rate_limited', retryAfterSeconds: expect.any(Number) },
    })
  })
})

describe('photos of a message', () => {
  const folder = () => join(scene.backend.services.config.DATA_DIR, 'order-photos')

  async function message() {
    const { buyer, orderId } = await createPaidOrder(scene.backend)
    const { id } = valueIn(await send(buyer, orderId, { topic: 'damaged', message: 'Guarda' }))
    return { buyer, orderId, id }
  }

  it('are re-encoded without metadata, under names that nobody can guess, and seen by the three who may', async () => {
    const { buyer, orderId, id } = await message()
    const camera = await sharp(await createDetailedPhoto(2400, 1200))
      .withMetadata({ orientation: 6, exif: { IFD3: { GPSLatitude: '44/1 24/1 0/1' } } })
      .jpeg()
      .toBuffer()
    const added = valueIn(await addPhoto(buyer, orderId, id, camera))
    const [address = ''] = added.photos
    expect(address).toMatch(/^\/api\/order-photos\/[0-9a-f]{32}\.webp$/)
    const seller = await sellerOf(orderId)
    const operator = await createCustomer(scene.backend, { groups: ['customer', 'operator'] })
    const ofShop = address.replace('/order-photos', '/seller/order-photos')
    for (const [url, who] of [
      [address, buyer],
      [address, operator],
      [ofShop, seller.person],
    ] as const) {
      const shown = await fetchPhoto(url, who)
      expect(Object.fromEntries(shown.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      const kept = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
      expect(kept).toMatchObject({ format: 'webp', width: 800, height: 1600 })
      expect(kept.exif).toBeUndefined()
    }
    const otherSeller = await sellerOf((await createPaidOrder(scene.backend)).orderId)
    for (const [url, who, status] of [
      [address, await createCustomer(scene.backend), 404],
      [ofShop, otherSeller.person, 404],
      [address, seller.person, 403],
      [ofShop, buyer, 403],
    ] as const)
      expect((await fetchPhoto(url, who)).status).toBe(status)
    expect((await fetch(scene.backend.url + address.replace(/^\/api/, ''))).status).toBe(401)
  })

  it('are at most four, also when six come at once; the others leave no file', async () => {
    const { buyer, orderId, id } = await message()
    const small = await createPhoto(64, 64)
    const before = readdirSync(folder()).length
    const answers = await Promise.all(Array.from({ length: 6 }, () => addPhoto(buyer, orderId, id, small)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(4)
    for (const answer of answers)
      if (!answer.ok) expect(answer.problem).toMatchObject({ status: 409, code: 'conflict' })
    expect((await list(buyer, orderId))[0]?.photos).toHaveLength(4)
    expect(readdirSync(folder()).length - before).toBe(4)
  })

  it('are refused by name when they are none', async () => {
    const { buyer, orderId, id } = await message()
    const wrong = await addPhoto(buyer, orderId, id, Buffer.from('<svg onload=alert(1)>'))
    expect(wrong).toMatchObject({ problem: { status: 415, fields: [{ field: 'file' }] } })
    const large = await addPhoto(buyer, orderId, id, Buffer.alloc(MESSAGE_PHOTO_MAX_BYTES + 1))
    expect(large).toMatchObject({ problem: { status: 413, code: 'too_large' } })
    const unknown = await scene.backend.call(
      getOrderMessagePhoto,
      { params: { file: '../../etc/passwd' } },
      buyer.headers,
    )
    expect(unknown).toMatchObject({ problem: { status: 400 } })
  })

  it('only go to own messages, not to the seller’s answers', async () => {
    const { buyer, orderId, id } = await message()
    const small = await createPhoto(64, 64)
    const other = await createBuyer(scene.backend)
    expect(await addPhoto(other, orderId, id, small)).toMatchObject({ problem: { status: 404 } })
    const seller = await sellerOf(orderId)
    const services = createMessageServices(scene.backend.services, createPhotoBounds())
    const answer = await answerMessage(services, { shopActor: staffOf(seller.id), orderId, message: 'Ecco' })
    expect(await addPhoto(buyer, orderId, answer.id, small)).toMatchObject({ problem: { status: 404 } })
  })

  it('that belong to no message are tidied up after an hour', async () => {
    const { buyer, orderId, id } = await message()
    const { db, config } = scene.backend.services
    const small = await createPhoto(64, 64)
    valueIn(await addPhoto(buyer, orderId, id, small))
    const { photos } = valueIn(await addPhoto(buyer, orderId, id, small))
    const [kept = '', lost = ''] = photos.map((address) => address.slice('/api/order-photos/'.length))
    await db.deleteFrom('order_message_photo').where('name', '=', lost.slice(0, -5)).execute()
    await purgeMessagePhotos({ db, config })
    expect(readdirSync(folder())).toContain(lost)
    const longAgo = new Date(Date.now() - 7_200_000)
    for (const file of readdirSync(folder())) utimesSync(join(folder(), file), longAgo, longAgo)
    await purgeMessagePhotos({ db, config })
    expect(readdirSync(folder())).toContain(kept)
    expect(readdirSync(folder())).not.toContain(lost)
  })
})
