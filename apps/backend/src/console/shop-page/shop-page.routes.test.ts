import { getShop } from '@filiera/contract/catalog/sellers'
import * as contract from '@filiera/contract/console/shop-page'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { createSeller } from '../../../test/factories/catalogue.ts'

const values = {
  story: { it: 'Frange le olive entro sei ore.', en: 'Presses within six hours.', es: '' },
  picture: null as string | null,
  telephone: '+39 0883 555001',
  founded: 1962 as number | null,
  position: { lat: 41.2271, lng: 16.2955 } as { lat: number; lng: number } | null,
}

let backend: TestBackend
let shop: string
let owner: TestCustomer
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())
beforeEach(async () => {
  shop = await createSeller(backend.services.db, { name: 'Frantoio Rosa' })
  owner = await createCustomer(backend, { sellerId: shop })
})

const change = (version: number, changed: object = {}) =>
  backend.call(
    contract.changeShopPage,
    { body: { ...values, ...changed } },
    { ...owner.headers, 'if-match': `"v${version}"` },
  )
const shown = (lang: 'it' | 'en' | 'es') => backend.call(getShop, { params: { id: shop }, query: { lang } })

async function addPicture(hash: string, sellerId: string) {
  const { db } = backend.services
  await db
    .insertInto('picture')
    .values({ hash, format: 'webp', width: 10, height: 10, bytes: 10 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('shop_photo')
    .values({ seller_id: sellerId, picture_hash: hash, created_at: new Date() })
    .execute()
}

it('shows customers what the shop wrote, a language without words in Italian', async () => {
  expect(await change(1)).toMatchObject({ value: { ...values, name: 'Frantoio Rosa', version: 2 } })
  expect(await shown('en')).toMatchObject({
    value: {
      description: 'Presses within six hours.',
      telephone: '+39 0883 555001',
      founded: 1962,
      position: { center: { lat: 41.2271, lng: 16.2955 } },
    },
  })
  expect(await shown('es')).toMatchObject({ value: { description: 'Frange le olive entro sei ore.' } })
})

it('notes what changed, and nothing for nothing', async () => {
  await change(1)
  await change(2)
  await change(2, { founded: null })
  const written = await backend.services.db
    .selectFrom('audit_entry')
    .select(['before', 'after'])
    .where('seller_id', '=', shop)
    .orderBy('id')
    .execute()
  expect(written).toHaveLength(2)
  expect(written[1]).toEqual({ before: { founded: 1962 }, after: { founded: null } })
})

it('refuses what was written over an older page, with what is there and by whom', async () => {
  await change(1)
  expect(await change(1, { founded: 1950 })).toMatchObject({
    problem: {
      code: 'changed_meanwhile',
      changed: { by: 'Anna Verdi', current: { founded: 1962, version: 2 } },
    },
  })
})

it('takes pictures of its own library alone, and keeps the one that it has', async () => {
  await addPicture('aaaaaaaaaaaaaaaa', await createSeller(backend.services.db))
  await addPicture('bbbbbbbbbbbbbbbb', shop)
  expect(await change(1, { picture: 'aaaaaaaaaaaaaaaa' })).toMatchObject({
    problem: { code: 'invalid_body', fields: [{ field: 'picture' }] },
  })
  expect(await change(1, { picture: 'bbbbbbbbbbbbbbbb' })).toMatchObject({ ok: true })
  await backend.services.db.deleteFrom('shop_photo').where('seller_id', '=', shop).execute()
  expect(await change(2, { picture: 'bbbbbbbbbbbbbbbb', founded: null })).toMatchObject({ ok: true })
})

it('refuses HTML, an empty story, places that are not in Italy and telephones that are none', async () => {
  const wrong = [
    { story: { ...values.story, it: '' } },
    { story: { ...values.story, en: 'a <b>bold</b> word' } },
    { story: { ...values.story, es: 'x'.repeat(contract.SHOP_STORY + 1) } },
    { position: { lat: 60, lng: 16 } },
    { telephone: 'chiamami' },
    { founded: 3 },
  ]
  for (const changed of wrong)
    expect(await change(1, changed)).toMatchObject({ problem: { code: 'invalid_body' } })
})
