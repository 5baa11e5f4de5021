import * as contract from '@filiera/contract/console/answer-templates'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { createSeller } from '../../../test/factories/catalogue.ts'

let backend: TestBackend
let shop: string
let owner: TestCustomer
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())
beforeEach(async () => {
  shop = await createSeller(backend.services.db)
  owner = await createCustomer(backend, { sellerId: shop })
})

const textOf = (it: string) => ({ it, en: '', es: '' })
const add = (name: string, it = 'Ciao {nome}.', who = owner) =>
  backend.call(contract.addAnswerTemplate, { body: { name, text: textOf(it) } }, who.headers)
const change = (id: string, version: number, it: string, who = owner) =>
  backend.call(
    contract.changeAnswerTemplate,
    { params: { id }, body: { name: 'Ritiro', text: textOf(it) } },
    { ...who.headers, 'if-match': `"v${version}"` },
  )
const remove = (id: string, version: number) =>
  backend.call(
    contract.removeAnswerTemplate,
    { params: { id } },
    { ...owner.headers, 'if-match': `"v${version}"` },
  )
const order = (ids: string[], seen: string[]) =>
  backend.call(contract.orderAnswerTemplates, { body: { ids, seen } }, owner.headers)
async function list(who = owner) {
  const answer = await backend.call(contract.listAnswerTemplates, {}, who.headers)
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.value
}
async function idOf(added: ReturnType<typeof add>) {
  const answer = await added
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.value.id
}

it('keeps answers in the shop’s order', async () => {
  const [first, second] = [await idOf(add('Ritiro')), await idOf(add('Parte oggi', 'Parte: {spedizione}'))]
  expect(await order([second, first], [first, second])).toMatchObject({
    value: [{ id: second }, { id: first }],
  })
  // a colleague's order is not undone by one that was meant for another
  expect(await order([first, second], [first, second])).toMatchObject({
    problem: { code: 'changed_meanwhile', changed: { by: 'Anna Verdi', current: { ids: [second, first] } } },
  })
  const third = await idOf(add('Fattura'))
  expect((await list()).map(({ id }) => id)).toEqual([second, first, third])
  for (const ids of [[first], [first, second, second], [first, second, third, third]])
    expect(await order(ids, [second, first, third])).toMatchObject({ problem: { code: 'conflict' } })
  await remove(first, 1)
  expect((await list()).map(({ name }) => name)).toEqual(['Parte oggi', 'Fattura'])
})

it('lets nobody overwrite a colleague’s words, and says whose they are', async () => {
  const id = await idOf(add('Ritiro'))
  const colleague = await createCustomer(backend, { sellerId: shop, role: 'orders' })
  expect(await change(id, 1, 'Sabato in fiera.', colleague)).toMatchObject({ value: { version: 2 } })
  const changed = { by: 'Anna Verdi', current: { text: { it: 'Sabato in fiera.' }, version: 2 } }
  expect(await change(id, 1, 'Domenica.')).toMatchObject({ problem: { code: 'changed_meanwhile', changed } })
  expect(await remove(id, 1)).toMatchObject({ problem: { code: 'changed_meanwhile' } })
  const entries = await backend.services.db
    .selectFrom('audit_entry')
    .select(['action', 'object_id'])
    .where('seller_id', '=', shop)
    .orderBy('id')
    .execute()
  expect(entries).toEqual([
    { action: 'addAnswerTemplate', object_id: id },
    { action: 'changeAnswerTemplate', object_id: id },
  ])
})

it('takes only words that it can fill in, and 30 answers', async () => {
  for (const [name, it] of [
    ['', 'Ciao'],
    ['Ritiro', ''],
    ['Ritiro', 'Vale {sconto}'],
    ['Ritiro', 'x'.repeat(1501)],
  ] as const)
    expect(await add(name, it)).toMatchObject({ problem: { code: 'invalid_body' } })
  for (let at = 0; at < contract.ANSWER_TEMPLATES; at += 1) await add(`Modello ${at}`)
  expect(await add('Uno di troppo')).toMatchObject({ problem: { code: 'conflict' } })
})
