import { getProductDetails } from '@filiera/contract/catalog/catalogue'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../../test/build-test-backend.ts'
import { createProduct, type ProductOptions } from '../../../../test/factories/catalogue.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const create = (options: ProductOptions) => createProduct(backend.services.db, options)
async function read(id: string, lang: 'it' | 'en' = 'it') {
  const details = await backend.call(getProductDetails, { params: { id }, query: { lang } })
  if (!details.ok) throw new Error(details.problem.detail)
  return details.value
}

const texts = (it: string, en: string) => JSON.stringify({ it, en, es: '' })
const bio = (expires: string | null) => ({
  ...{ code: 'bio', register: 'IT-BIO-006', controlBody: 'ICEA', certificate: 'C-77' },
  expires,
})
const dop = { code: 'dop', register: 'PDO-IT-0016' }

it('says everything that its seller declared, in the language asked for', async () => {
  const places = [{ country: 'ES', region: null }]
  const safety = { maker: { name: 'Vetreria', address: 'Murano' }, contact: 'info@vetreria.example' }
  const { id } = await create({
    ...{ net_value: 400, net_unit: 'g' as const },
    label: {
      origin_places: JSON.stringify([{ country: 'IT', region: 'calabria' }]),
      primary_ingredient: JSON.stringify({ name: { it: 'mandorle', en: 'almonds', es: '' }, places }),
      shelf_life_days: 30,
      quantity_changed_since: '2026-10-01',
      previous_net_value: 500,
      warnings: texts('Tagliente.', 'Sharp.'),
      safety: JSON.stringify(safety),
      mark_registers: JSON.stringify([bio('2026-11-23'), dop]),
      organic: JSON.stringify({ operatorCode: 'A123', origin: 'eu' }),
    },
  })
  expect(await read(id, 'en')).toMatchObject({
    originPlaces: [{ country: 'IT', region: 'calabria' }],
    primaryIngredient: { name: 'almonds', places },
    shelfLifeDays: 30,
    quantityReduced: { since: '2026-10-01', previous: { value: 500, unit: 'g' } },
    warnings: 'Sharp.',
    safety,
    marks: [
      { code: 'bio', register: 'IT-BIO-006', controlBody: 'ICEA', certificate: 'C-77' },
      { ...dop, controlBody: '', certificate: '' },
    ],
    organic: { operatorCode: 'A123', origin: 'eu' },
  })
  expect((await read(id)).primaryIngredient?.name).toBe('mandorle')
})

it('is empty of what nobody declared', async () => {
  const { id } = await create({})
  expect(await read(id)).toMatchObject({
    ...{ originPlaces: [], primaryIngredient: null, shelfLifeDays: null, quantityReduced: null },
    ...{ warnings: null, safety: null, marks: [], organic: null },
  })
})

it('leaves out a quantity that is no less than before', async () => {
  const changed = { quantity_changed_since: '2026-10-01', previous_net_value: 300 }
  const { id } = await create({ net_value: 400, net_unit: 'g', label: changed })
  expect((await read(id)).quantityReduced).toBeNull()
})

it('drops what is said until a day when that day is over in Italy', async () => {
  const { id } = await create({
    ...{ net_value: 400, net_unit: 'g' as const },
    label: {
      ...{ quantity_changed_since: '2026-05-24', previous_net_value: 500 },
      mark_registers: JSON.stringify([bio('2026-11-23'), dop]),
      organic: JSON.stringify({ operatorCode: 'A123', origin: null }),
    },
  })
  const codes = async () => (await read(id)).marks.map(({ code }) => code)
  backend.clock.set(new Date('2026-11-23T22:59:00Z'))
  expect(await codes()).toEqual(['bio', 'dop'])
  expect((await read(id)).quantityReduced).not.toBeNull()
  backend.clock.set(new Date('2026-11-23T23:00:00Z'))
  expect(await codes()).toEqual(['dop'])
  // organic farming is said of what may be called organic
  expect(await read(id)).toMatchObject({ organic: null, quantityReduced: null })
})
