import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../../test/build-test-backend.ts'
import { createProduct } from '../../../../test/factories/catalogue.ts'
import { openShopImports, type ShopImports } from '../../../../test/scenes/shop-imports.ts'

let backend: TestBackend
let imports: ShopImports
beforeAll(async () => {
  backend = await buildTestBackend()
  imports = await openShopImports(backend)
})
afterAll(() => backend.close())

it('says where columns belong, and remembers where they were put', async () => {
  const windows = new Uint8Array(
    [...'Cod. art.;Descrizione;Qualità\nA1;Caffè;x\n'].map((c) => c.charCodeAt(0)),
  )
  expect(await imports.look(windows)).toMatchObject({
    value: {
      rows: 1,
      columns: [
        { heading: 'Cod. art.', samples: ['A1'], guess: 'own_code', known: null },
        { heading: 'Descrizione', samples: ['Caffè'], guess: 'description_it' },
        { heading: 'Qualità', guess: null },
      ],
    },
  })
  await imports.tried(windows, ['own_code', 'title_it', 'skip'])
  expect(await imports.look(windows)).toMatchObject({
    value: { columns: [{ known: 'own_code' }, { known: 'title_it' }, { known: 'skip' }] },
  })
  const utf16 = Buffer.from('\uFEFFEAN\tPrezzo\n0801234567891\t12,50\n', 'utf16le')
  expect(await imports.look(new Uint8Array(utf16))).toMatchObject({
    value: { columns: [{ guess: 'gtin', samples: ['0801234567891'] }, { guess: 'price' }] },
  })
})

it.each([
  ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'invalid_body', 'old_workbook'],
  ['no workbook', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), 'invalid_body', 'unreadable'],
  ['no row', 'Nome;Prezzo\n', 'invalid_body', 'empty'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'unsupported_media_type', undefined],
] as const)('refuses %s', async (_what, content, code, message) => {
  const answer = await imports.look(content)
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
    expect(await imports.send(sheet, [...columns])).toMatchObject({
      problem: { fields: [{ field: 'columns', message }] },
    })
})

it('names every cell that cannot be taken', async () => {
  const { db } = backend.services
  const offered = await createProduct(db, {
    seller_id: imports.shop,
    own_code: 'OFFERTA',
    price_cents: 1000,
    discounted_cents: 800,
    discount_started_at: new Date(),
  })
  await createProduct(db, { seller_id: imports.shop, own_code: '007' })
  const lines = [
    'OFFERTA;11;;',
    '007;1,234;8012345678900;',
    'NUOVO;;;Nome',
    `"=1+1";5;8,01235E+12;Nome`,
    '007;;;',
    'A;B;C;D;E',
  ]
  const job = await imports.tried(`c;p;g;t\n${lines.join('\n')}\n`, ['own_code', 'price', 'gtin', 'title_it'])
  expect((await imports.itemsOf(job)).map(({ row }) => [row?.line, row?.faults])).toEqual([
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
  expect(await imports.jobOf(job)).toMatchObject({ counts: { refused: 6, ready: 0 } })
  expect(await imports.rowOf(offered.id)).toMatchObject({ price_cents: 1000 })
})

it('is the same job for the same key', async () => {
  const key = crypto.randomUUID()
  const first = await imports.send('c;t\nX;Nome\n', ['own_code', 'title_it'], key)
  const second = await imports.send('c;t\nX;Nome\n', ['own_code', 'title_it'], key)
  expect(first.ok && second.ok && first.value.id === second.value.id).toBe(true)
  await imports.work()
})

it('takes only the rows that are asked for, and remembers which', async () => {
  await createProduct(backend.services.db, { seller_id: imports.shop, own_code: 'NOTO' })
  const file = 'c;t;p\nNOTO;Noto;9\nIGNOTO;Ignoto;9\n'
  const sent = await imports.send(
    file,
    ['own_code', 'title_it', 'price'],
    crypto.randomUUID(),
    imports.owner,
    'known',
  )
  await imports.work()
  const id = sent.ok ? sent.value.id : ''
  expect(await imports.jobOf(id)).toMatchObject({
    counts: { ready: 1, left_out: 1 },
    change: { which: 'known' },
  })
  expect(await imports.look(file)).toMatchObject({ value: { which: 'known' } })
})
