import { type ColumnTarget, correctRow, createImport, lookAtImport } from '@filiera/contract/console/imports'
import { changeJob, getJob, type ImportedRows, listJobItems, undoJob } from '@filiera/contract/console/jobs'
import { getSellerProduct } from '@filiera/contract/console/products'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../../test/build-test-backend.ts'
import { createCustomer, type TestCustomer } from '../../../../test/factories/account.ts'
import {
  createCategory,
  createProduct,
  createSeller,
  createWarehouse,
} from '../../../../test/factories/catalogue.ts'
import { openEditedProduct } from '../../../../test/scenes/edited-product.ts'
import { workOnJobs } from '../work-on-jobs.ts'

let backend: TestBackend
let shop: string
let owner: TestCustomer
beforeAll(async () => {
  backend = await buildTestBackend()
  shop = await createSeller(backend.services.db)
  owner = await createCustomer(backend, { sellerId: shop, audience: 'console' })
  await createWarehouse(backend.services.db, { seller_id: shop })
  await createCategory(backend.services.db, { slug: 'olio' })
})
afterAll(() => backend.close())

type Bytes = string | Uint8Array<ArrayBuffer>

const look = (content: Bytes) =>
  backend.call(lookAtImport, { file: new Blob([content]), query: { name: 'listino.csv' } }, owner.headers)

const send = (
  content: Bytes,
  columns: ColumnTarget[],
  key = crypto.randomUUID(),
  by = owner,
  which: ImportedRows = 'all',
) =>
  backend.call(
    createImport,
    { file: new Blob([content]), query: { name: 'listino.csv', lang: 'it', columns, which } },
    { ...by.headers, 'idempotency-key': key },
  )

async function work() {
  while (await workOnJobs(backend.services));
}

/** A job that was tried. */
async function tried(content: Bytes, columns: ColumnTarget[], by = owner) {
  const created = await send(content, columns, crypto.randomUUID(), by)
  if (!created.ok) throw new Error(JSON.stringify(created.problem))
  await work()
  return created.value.id
}

const jobOf = async (id: string, by = owner) => {
  const answer = await backend.call(getJob, { params: { id } }, by.headers)
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.value
}

const itemsOf = async (id: string, by = owner, asked: { new?: 'true' | 'false' } = {}) => {
  const query = { limit: '100', ...asked }
  const answer = await backend.call(listJobItems, { params: { id }, query }, by.headers)
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.value
}

async function run(id: string, by = owner) {
  const moved = await backend.call(changeJob, { params: { id }, body: { state: 'running' } }, by.headers)
  if (!moved.ok) throw new Error(moved.problem.detail)
  await work()
  return jobOf(id, by)
}

const rowOf = (id: string) =>
  backend.services.db
    .selectFrom('product')
    .select(['price_cents', 'stock', 'status', 'row_version'])
    .where('id', '=', id)
    .executeTakeFirst()

it('says where columns belong, and remembers where they were put', async () => {
  const windows = new Uint8Array(
    [...'Cod. art.;Descrizione;Qualità\nA1;Caffè;x\n'].map((c) => c.charCodeAt(0)),
  )
  expect(await look(windows)).toMatchObject({
    value: {
      rows: 1,
      columns: [
        { heading: 'Cod. art.', samples: ['A1'], guess: 'own_code', known: null },
        { heading: 'Descrizione', samples: ['Caffè'], guess: 'description_it' },
        { heading: 'Qualità', guess: null },
      ],
    },
  })
  await tried(windows, ['own_code', 'title_it', 'skip'])
  expect(await look(windows)).toMatchObject({
    value: { columns: [{ known: 'own_code' }, { known: 'title_it' }, { known: 'skip' }] },
  })
  const utf16 = Buffer.from('\uFEFFEAN\tPrezzo\n0801234567891\t12,50\n', 'utf16le')
  expect(await look(new Uint8Array(utf16))).toMatchObject({
    value: { columns: [{ guess: 'gtin', samples: ['0801234567891'] }, { guess: 'price' }] },
  })
})

it.each([
  ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'invalid_body', 'old_workbook'],
  ['no workbook', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), 'invalid_body', 'unreadable'],
  ['no row', 'Nome;Prezzo\n', 'invalid_body', 'empty'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'unsupported_media_type', undefined],
] as const)('refuses %s', async (_what, content, code, message) => {
  const answer = await look(content as Bytes)
  expect(answer).toMatchObject({ ok: false, problem: { code } })
  if (message) expect(answer).toMatchObject({ problem: { fields: [{ field: 'file', message }] } })
})

it('refuses columns of another file, one that is used twice, and rows without a name', async () => {
  const sheet = 'Codice;Nome\nA;B\n'
  for (const [columns, message] of [
    [['own_code'], 'other_file'],
    [['own_code', 'own_code'], 'twice'],
    [['price', 'stock'], 'nothing_named'],
  ] as const)
    expect(await send(sheet, [...columns])).toMatchObject({
      problem: { fields: [{ field: 'columns', message }] },
    })
})

it('tries, changes and takes back: texts in the draft, price and pieces at once', async () => {
  const product = await openEditedProduct(backend, { price_cents: 1000, stock: 10 })
  const { id, owner: own } = product
  await product.change(0, { texts: { en: { title: 'My own words' } } })
  const columns: ColumnTarget[] = ['id', 'price', 'stock', 'stock_was', 'title_it', 'ingredients_it', 'gtin']
  const job = await tried(`n;p;s;w;t;i;g\n${id};12,50;15;12;Miele nuovo;"**Latte**; sale";\n`, columns, own)
  expect(await itemsOf(job, own)).toMatchObject([
    {
      product: { id },
      state: 'ready',
      before: { price: 10, stock: 10, cells: { price: '10,00', title_it: 'Miele di zagara' } },
      after: { price: 12.5, stock: 13, cells: { price: '12,50', title_it: 'Miele nuovo' } },
      row: { line: 2, faults: [] },
    },
  ])
  expect(await jobOf(job, own)).toMatchObject({ counts: { ready: 1 }, newProducts: 0 })
  expect(await rowOf(id)).toMatchObject({ price_cents: 1000, stock: 10 })
  // two are sold before it is carried out
  await backend.services.db.updateTable('product').set({ stock: 8 }).where('id', '=', id).execute()

  expect(await run(job, own)).toMatchObject({ state: 'done', counts: { done: 1 } })
  expect(await rowOf(id)).toMatchObject({ price_cents: 1250, stock: 11 })
  const edited = await product.read()
  expect(edited.content.texts).toMatchObject({
    it: { title: 'Miele nuovo', ingredients: '**Latte**; sale' },
    en: { title: 'My own words' },
  })
  expect(edited.live.texts.it.title).toBe('Miele di zagara')
  expect(await product.publicTitle()).toBe('Miele di zagara')

  const undone = await backend.call(undoJob, { params: { id: job } }, own.headers)
  if (!undone.ok) throw new Error(undone.problem.detail)
  await work()
  await run(undone.value.id, own)
  expect(await rowOf(id)).toMatchObject({ price_cents: 1000, stock: 8 })
  expect((await product.read()).draft?.changed).toEqual(['texts.en.title'])
})

it('changes nothing of what somebody changed since it was tried', async () => {
  const product = await openEditedProduct(backend)
  const job = await tried(`n;t\n${product.id};Altro nome\n`, ['id', 'title_it'], product.owner)
  await product.change(0, { texts: { it: { title: 'Scritto a mano' } } })
  expect(await run(job, product.owner)).toMatchObject({ counts: { done: 0, refused: 1 } })
  expect(await itemsOf(job, product.owner)).toMatchObject([{ reason: 'changed' }])
  expect((await product.read()).content.texts.it.title).toBe('Scritto a mano')
})

it('makes drafts of unknown rows, finds them again, and takes them away', async () => {
  const sheet = 'cod;nome;cat;prezzo;pezzi;ean\n0070;Olio nuovo;olio;9,90;12;0801234567891\n'
  const columns: ColumnTarget[] = ['own_code', 'title_it', 'category', 'price', 'stock', 'gtin']
  const job = await tried(sheet, columns)
  expect(await itemsOf(job)).toMatchObject([{ product: { id: null, title: 'Olio nuovo' }, state: 'ready' }])
  expect(await jobOf(job)).toMatchObject({ counts: { ready: 1 }, newProducts: 1 })
  expect(await itemsOf(job, owner, { new: 'true' })).toHaveLength(1)
  expect(await itemsOf(job, owner, { new: 'false' })).toEqual([])
  await run(job)
  const [made] = await itemsOf(job)
  const id = made?.product.id ?? ''
  expect(await rowOf(id)).toMatchObject({ status: 'draft', price_cents: 990, stock: 12 })

  const again = await tried(sheet, columns)
  expect(await jobOf(again)).toMatchObject({ counts: { same: 1, ready: 0 } })
  const corrected = await tried(sheet.replace('9,90', '8.50'), columns)
  expect(await run(corrected)).toMatchObject({ counts: { done: 1 } })
  expect(await rowOf(id)).toMatchObject({ price_cents: 850 })

  // its price is no longer as the first job left it
  const first = await backend.call(undoJob, { params: { id: job } }, owner.headers)
  if (!first.ok) throw new Error(first.problem.detail)
  await work()
  expect(await jobOf(first.value.id)).toMatchObject({ counts: { refused: 1 } })
  await backend.call(
    changeJob,
    { params: { id: first.value.id }, body: { state: 'cancelled' } },
    owner.headers,
  )
  for (const undoes of [corrected, job]) {
    const undo = await backend.call(undoJob, { params: { id: undoes } }, owner.headers)
    if (!undo.ok) throw new Error(undo.problem.detail)
    await work()
    expect(await run(undo.value.id)).toMatchObject({ counts: { done: 1 } })
  }
  expect(await rowOf(id)).toBeUndefined()
})

it('takes products whose categories the shop does not know, and says in the draft that one is missing', async () => {
  const job = await tried('cod;nome;cat;prezzo\nX-1;Mostarda;Reparto 7;4.50\n', [
    'own_code',
    'title_it',
    'category',
    'price',
  ])
  await run(job)
  const [made] = await itemsOf(job)
  const read = await backend.call(getSellerProduct, { params: { id: made?.product.id ?? '' } }, owner.headers)
  expect(read).toMatchObject({ value: { status: 'draft', content: { category: null, ownCode: 'X-1' } } })
  expect(read.ok && read.value.review.required).toContain('category')
})

it('names every cell that cannot be taken', async () => {
  const { db } = backend.services
  const offered = await createProduct(db, {
    seller_id: shop,
    own_code: 'OFFERTA',
    price_cents: 1000,
    discounted_cents: 800,
    discount_started_at: new Date(),
  })
  await createProduct(db, { seller_id: shop, own_code: '007' })
  const lines = [
    'OFFERTA;11;;',
    '007;1,234;8012345678900;',
    'NUOVO;;;Nome',
    `"=1+1";5;8,01235E+12;Nome`,
    '007;;;',
    'A;B;C;D;E',
  ]
  const job = await tried(`c;p;g;t\n${lines.join('\n')}\n`, ['own_code', 'price', 'gtin', 'title_it'])
  expect((await itemsOf(job)).map(({ row }) => [row?.line, row?.faults])).toEqual([
    [2, [{ column: 'price', fault: 'offer' }]],
    [
      3,
      [
        { column: 'gtin', fault: 'not_a_gtin' },
        { column: 'price', fault: 'two_readings' },
      ],
    ],
    [4, [{ column: 'price', fault: 'missing' }]],
    [5, [{ column: 'gtin', fault: 'spreadsheet_number' }]],
    [6, [{ column: 'own_code', fault: 'twice' }]],
    [7, [{ column: 'id', fault: 'too_many_cells' }]],
  ])
  expect(await jobOf(job)).toMatchObject({ counts: { refused: 6, ready: 0 } })
  expect(await rowOf(offered.id)).toMatchObject({ price_cents: 1000 })
})

it('is the same job for the same key', async () => {
  const key = crypto.randomUUID()
  const first = await send('c;t\nX;Nome\n', ['own_code', 'title_it'], key)
  const second = await send('c;t\nX;Nome\n', ['own_code', 'title_it'], key)
  expect(first.ok && second.ok && first.value.id === second.value.id).toBe(true)
  await work()
})

it('corrects the cells of a row in its trial, and says what is still wrong', async () => {
  const columns: ColumnTarget[] = ['own_code', 'title_it', 'price']
  const id = await tried('Codice;Nome;Prezzo\nC-1;Uno;3,50\nC-2;Due;1,234\n', columns)
  const correct = (position: number, cells: Record<string, string>, by = owner) =>
    backend.call(correctRow, { params: { id, position: String(position) }, body: { cells } }, by.headers)
  expect(await correct(0, { price: '4' })).toMatchObject({ problem: { code: 'illegal_transition' } })
  expect(await correct(1, { price: '2,50', own_code: 'C-1' })).toMatchObject({
    value: { counts: { ready: 1, refused: 1 } },
  })
  expect((await itemsOf(id))[1]?.row?.faults).toEqual([{ column: 'own_code', fault: 'twice' }])
  const corrected = await correct(1, { own_code: 'C-2' })
  expect(corrected).toMatchObject({ value: { state: 'tried', counts: { ready: 2, refused: 0 } } })
  expect(await run(id)).toMatchObject({ state: 'done', counts: { done: 2 } })
  expect((await itemsOf(id))[1]?.after).toMatchObject({ cells: { price: '2,50' } })
  expect(await correct(1, { price: '9' })).toMatchObject({ problem: { code: 'illegal_transition' } })
})

it('takes only the rows that are asked for, and remembers which', async () => {
  await createProduct(backend.services.db, { seller_id: shop, own_code: 'NOTO' })
  const file = 'c;t;p\nNOTO;Noto;9\nIGNOTO;Ignoto;9\n'
  const sent = await send(file, ['own_code', 'title_it', 'price'], crypto.randomUUID(), owner, 'known')
  await work()
  const id = sent.ok ? sent.value.id : ''
  expect(await jobOf(id)).toMatchObject({ counts: { ready: 1, left_out: 1 }, change: { which: 'known' } })
  expect(await look(file)).toMatchObject({ value: { which: 'known' } })
})
