import { type ColumnTarget, createImport } from '@filiera/contract/console/imports'
import { changeJob, getJob, listJobItems } from '@filiera/contract/console/jobs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../../test/build-test-backend.ts'
import { openEditedProduct } from '../../../../test/scenes/edited-product.ts'
import { valueIn } from '../../../../test/scenes/payment-scene.ts'
import { workOnJobs } from '../work-on-jobs.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const columns: ColumnTarget[] = [
  'id',
  'own_code',
  'title_it',
  'ingredients_it',
  'price',
  'stock',
  'skip',
  'gtin',
]

it.each([
  ['UTF-8 with its mark', (text: string) => new TextEncoder().encode(`\uFEFF${text}`)],
  ['the letters of Windows', (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))],
])('changes nothing when a file of Excel in %s is imported again', async (kind, encode) => {
  const { id, owner: own } = await openEditedProduct(backend, { price_cents: 1000, stock: 10 })
  const mine = `00${kind.length}`
  const lines = [
    'Numero;Codice;Nome;Ingredienti;Prezzo;Pezzi;Peso;EAN',
    `${id};${mine}7;"Caffè ""più buono""";"Caffè; così, perché";12,50;8;1250,5;0801234567891`,
    `;${mine}8;Tè alla menta;;1.250,00;12;;`,
  ]
  const file = encode(`${lines.join('\r\n')}\r\n`)
  const tried = async () => {
    const sent = {
      file: new Blob([file]),
      query: { name: 'listino.csv', lang: 'it', columns, which: 'all' },
    } as const
    const headers = { ...own.headers, 'idempotency-key': crypto.randomUUID() }
    const job = valueIn(await backend.call(createImport, sent, headers))
    while (await workOnJobs(backend.services));
    return { params: { id: job.id } }
  }
  const first = await tried()
  const items = await backend.call(listJobItems, { ...first, query: { limit: '100' } }, own.headers)
  expect(valueIn(items)).toMatchObject([
    { after: { price: 12.5, cells: { own_code: `${mine}7`, gtin: '0801234567891' } } },
    { after: { price: 1250, cells: { title_it: 'Tè alla menta', own_code: `${mine}8` } } },
  ])
  valueIn(await backend.call(changeJob, { ...first, body: { state: 'running' } }, own.headers))
  while (await workOnJobs(backend.services));
  const jobOf = async (job: typeof first) => valueIn(await backend.call(getJob, job, own.headers))
  expect(await jobOf(first)).toMatchObject({ counts: { done: 2 } })
  expect(await jobOf(await tried())).toMatchObject({ counts: { same: 2, ready: 0, refused: 0 } })
})
