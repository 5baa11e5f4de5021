import { type ColumnTarget, correctRow } from '@filiera/contract/console/imports'
import { changeJob, undoJob } from '@filiera/contract/console/jobs'
import { getSellerProduct } from '@filiera/contract/console/products'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../../test/build-test-backend.ts'
import { openEditedProduct } from '../../../../test/scenes/edited-product.ts'
import { openShopImports, type ShopImports } from '../../../../test/scenes/shop-imports.ts'

let backend: TestBackend
let imports: ShopImports
beforeAll(async () => {
  backend = await buildTestBackend()
  imports = await openShopImports(backend)
})
afterAll(() => backend.close())

it('tries, changes and undoes: texts in the draft, price and pieces at once', async () => {
  const product = await openEditedProduct(backend, { price_cents: 1000, stock: 10 })
  const { id, owner: own } = product
  await product.change(0, { texts: { en: { title: 'My own words' } } })
  const columns: ColumnTarget[] = ['id', 'price', 'stock', 'stock_was', 'title_it', 'ingredients_it', 'gtin']
  const job = await imports.tried(
    `n;p;s;w;t;i;g\n${id};12,50;15;12;Miele nuovo;"**Latte**; sale";\n`,
    columns,
    own,
  )
  expect(await imports.itemsOf(job, own)).toMatchObject([
    {
      product: { id },
      state: 'ready',
      before: { price: 10, stock: 10, cells: { price: '10,00', title_it: 'Miele di zagara' } },
      after: { price: 12.5, stock: 13, cells: { price: '12,50', title_it: 'Miele nuovo' } },
      row: { line: 2, faults: [] },
    },
  ])
  expect(await imports.jobOf(job, own)).toMatchObject({ counts: { ready: 1 }, newProducts: 0 })
  expect(await imports.rowOf(id)).toMatchObject({ price_cents: 1000, stock: 10 })
  // two are sold before it is carried out
  await backend.services.db.updateTable('product').set({ stock: 8 }).where('id', '=', id).execute()

  expect(await imports.run(job, own)).toMatchObject({ state: 'done', counts: { done: 1 } })
  expect(await imports.rowOf(id)).toMatchObject({ price_cents: 1250, stock: 11 })
  const edited = await product.read()
  expect(edited.content.texts).toMatchObject({
    it: { title: 'Miele nuovo', ingredients: '**Latte**; sale' },
    en: { title: 'My own words' },
  })
  expect(edited.live.texts.it.title).toBe('Miele di zagara')
  expect(await product.publicTitle()).toBe('Miele di zagara')

  const undone = await backend.call(undoJob, { params: { id: job } }, own.headers)
  if (!undone.ok) throw new Error(undone.problem.detail)
  await imports.work()
  await imports.run(undone.value.id, own)
  expect(await imports.rowOf(id)).toMatchObject({ price_cents: 1000, stock: 8 })
  expect((await product.read()).draft?.changed).toEqual(['texts.en.title'])
})

it('changes nothing of what somebody changed since it was tried', async () => {
  const product = await openEditedProduct(backend)
  const job = await imports.tried(`n;t\n${product.id};Altro nome\n`, ['id', 'title_it'], product.owner)
  await product.change(0, { texts: { it: { title: 'Scritto a mano' } } })
  expect(await imports.run(job, product.owner)).toMatchObject({ counts: { done: 0, refused: 1 } })
  expect(await imports.itemsOf(job, product.owner)).toMatchObject([{ reason: 'changed' }])
  expect((await product.read()).content.texts.it.title).toBe('Scritto a mano')
})

it('makes drafts of unknown rows, finds them again, and takes them away', async () => {
  const sheet = 'cod;nome;cat;prezzo;pezzi;ean\n0070;Olio nuovo;olio;9,90;12;0801234567891\n'
  const columns: ColumnTarget[] = ['own_code', 'title_it', 'category', 'price', 'stock', 'gtin']
  const job = await imports.tried(sheet, columns)
  expect(await imports.itemsOf(job)).toMatchObject([
    { product: { id: null, title: 'Olio nuovo' }, state: 'ready' },
  ])
  expect(await imports.jobOf(job)).toMatchObject({ counts: { ready: 1 }, newProducts: 1 })
  expect(await imports.itemsOf(job, imports.owner, { new: 'true' })).toHaveLength(1)
  expect(await imports.itemsOf(job, imports.owner, { new: 'false' })).toEqual([])
  await imports.run(job)
  const [made] = await imports.itemsOf(job)
  const id = made?.product.id ?? ''
  expect(await imports.rowOf(id)).toMatchObject({ status: 'draft', price_cents: 990, stock: 12 })

  const again = await imports.tried(sheet, columns)
  expect(await imports.jobOf(again)).toMatchObject({ counts: { same: 1, ready: 0 } })
  const corrected = await imports.tried(sheet.replace('9,90', '8.50'), columns)
  expect(await imports.run(corrected)).toMatchObject({ counts: { done: 1 } })
  expect(await imports.rowOf(id)).toMatchObject({ price_cents: 850 })

  // its price is no longer as the first job left it
  const first = await backend.call(undoJob, { params: { id: job } }, imports.owner.headers)
  if (!first.ok) throw new Error(first.problem.detail)
  await imports.work()
  expect(await imports.jobOf(first.value.id)).toMatchObject({ counts: { refused: 1 } })
  await backend.call(
    changeJob,
    { params: { id: first.value.id }, body: { state: 'cancelled' } },
    imports.owner.headers,
  )
  for (const undoes of [corrected, job]) {
    const undo = await backend.call(undoJob, { params: { id: undoes } }, imports.owner.headers)
    if (!undo.ok) throw new Error(undo.problem.detail)
    await imports.work()
    expect(await imports.run(undo.value.id)).toMatchObject({ counts: { done: 1 } })
  }
  expect(await imports.rowOf(id)).toBeUndefined()
})

it('takes products whose categories the shop does not know, and says in the draft that one is missing', async () => {
  const job = await imports.tried('cod;nome;cat;prezzo\nX-1;Mostarda;Reparto 7;4.50\n', [
    'own_code',
    'title_it',
    'category',
    'price',
  ])
  await imports.run(job)
  const [made] = await imports.itemsOf(job)
  const read = await backend.call(
    getSellerProduct,
    { params: { id: made?.product.id ?? '' } },
    imports.owner.headers,
  )
  expect(read).toMatchObject({ value: { status: 'draft', content: { category: null, ownCode: 'X-1' } } })
  expect(read.ok && read.value.review.required).toContain('category')
})

it('corrects the cells of a row in its trial, and says what is still wrong', async () => {
  const columns: ColumnTarget[] = ['own_code', 'title_it', 'price']
  const id = await imports.tried('Codice;Nome;Prezzo\nC-1;Uno;3,50\nC-2;Due;1,234\n', columns)
  const correct = (position: number, cells: Record<string, string>, by = imports.owner) =>
    backend.call(correctRow, { params: { id, position: String(position) }, body: { cells } }, by.headers)
  expect(await correct(0, { price: '4' })).toMatchObject({ problem: { code: 'illegal_transition' } })
  expect(await correct(1, { price: '2,50', own_code: 'C-1' })).toMatchObject({
    value: { counts: { ready: 1, refused: 1 } },
  })
  expect((await imports.itemsOf(id))[1]?.row?.faults).toEqual([{ column: 'own_code', fault: 'twice' }])
  const corrected = await correct(1, { own_code: 'C-2' })
  expect(corrected).toMatchObject({ value: { state: 'tried', counts: { ready: 2, refused: 0 } } })
  expect(await imports.run(id)).toMatchObject({ state: 'done', counts: { done: 2 } })
  expect((await imports.itemsOf(id))[1]?.after).toMatchObject({ cells: { price: '2,50' } })
  expect(await correct(1, { price: '9' })).toMatchObject({ problem: { code: 'illegal_transition' } })
})
