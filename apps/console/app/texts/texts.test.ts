import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTranslator, type TextTree } from '@filiera/design/translator'
import { expect, it } from 'vitest'
import { unusedTexts } from '../../../../tools/unused-texts.ts'
import { first as englishFirst } from './en/first.ts'
import { texts as englishOthers } from './en/index.ts'
import { first as spanishFirst } from './es/first.ts'
import { texts as spanishOthers } from './es/index.ts'
import { first as italianFirst } from './it/first.ts'
import { texts as italianOthers } from './it/index.ts'

const english = { ...englishFirst, ...englishOthers }
const spanish = { ...spanishFirst, ...spanishOthers }
const italian = { ...italianFirst, ...italianOthers }

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

it('lets the first screen say nothing that comes only with the second', () => {
  const app = join(import.meta.dirname, '..')
  const said = ['login', 'shell', 'today', 'work']
    .flatMap((folder) => readdirSync(join(app, folder)).map((name) => join(app, folder, name)))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|key-sheet|panels/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bt\(\s*['"`](\w+)\./g)])
    .map(([, set = '']) => set)
  expect(said.length).toBeGreaterThan(20)
  expect(said.filter((set) => !Object.hasOwn(italianFirst, set))).toEqual([])
})

it('has no text that nothing says', () => {
  expect(unusedTexts(italian, '{apps/console/{app,server},packages/{design,domain}/src}')).toEqual([])
})
