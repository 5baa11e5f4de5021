import { createTranslator, type TextTree } from '@filiera/design/translator'
import { expect, it } from 'vitest'
import { texts as english } from './en/index.ts'
import { texts as spanish } from './es/index.ts'
import { texts as italian } from './it/index.ts'

const named = /{{\s*(\w+)\s*}}/g

function* leaves(tree: TextTree, path = ''): Generator<[key: string, text: string]> {
  for (const [key, node] of Object.entries(tree)) {
    if (typeof node === 'string') yield [path + key, node]
    else if (!Array.isArray(node)) yield* leaves(node as TextTree, `${path}${key}.`)
  }
}
const valuesOf = (text: string) => [...text.matchAll(named)].map(([, name]) => name).sort()

it.each([
  ['en', english],
  ['es', spanish],
] as const)('%s has every text of Italian, with the same values and nothing left empty', (_language, own) => {
  const theirs = Object.fromEntries(leaves(own))
  for (const [key, text] of leaves(italian)) {
    expect(theirs[key], key).toMatch(/\S/)
    expect(valuesOf(theirs[key] ?? ''), key).toEqual(valuesOf(text))
  }
})

it.each([
  ['it', italian, '2 ordini da accettare', 'Un ordine da accettare'],
  ['en', english, '2 orders to accept', 'One order to accept'],
  ['es', spanish, '2 pedidos por aceptar', 'Un pedido por aceptar'],
] as const)('%s counts', (language, tree, two, one) => {
  const { t } = createTranslator(language, tree)
  expect([t('today.accept', { count: 2 }), t('today.accept', { count: 1 })]).toEqual([two, one])
})
