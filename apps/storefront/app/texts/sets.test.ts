import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createTranslator, type TextTree } from '@filiera/design/translator'
import { expect, it } from 'vitest'
import { pages } from '../pages/pages.ts'
import { afterPressTexts } from './it/after-press.ts'
import { chaptersTexts } from './it/chapters.ts'
import { frameTexts } from './it/frame.ts'
import { listsTexts } from './it/lists.ts'
import { personalTexts } from './it/personal.ts'
import { productTexts } from './it/product.ts'
import { publicTexts } from './it/public.ts'
import { searchTexts } from './it/search.ts'
import { sellerTexts } from './it/seller.ts'
import { serviceTexts } from './it/service.ts'

const app = join(import.meta.dirname, '..')
const everything = [
  listsTexts,
  searchTexts,
  frameTexts,
  publicTexts,
  productTexts,
  chaptersTexts,
  serviceTexts,
  afterPressTexts,
  personalTexts,
]
const sets = {
  frame: [frameTexts],
  lists: [frameTexts, listsTexts],
  public: [frameTexts, publicTexts],
  search: [frameTexts, listsTexts, searchTexts],
  seller: [frameTexts, listsTexts, sellerTexts],
  product: [frameTexts, productTexts],
  service: [frameTexts, serviceTexts],
  personal: everything,
}

function addressesOf(trees: readonly TextTree[]): Set<string> {
  const all = createTranslator('it')
  for (const tree of trees) all.add(tree)
  const walk = (node: TextTree, prefix: string): string[] =>
    Object.entries(node).flatMap(([key, value]) => {
      const address = prefix + key.replace(/_(?:one|other|many)$/, '')
      return typeof value === 'object' && !Array.isArray(value)
        ? [address, ...walk(value as TextTree, `${address}.`)]
        : [address]
    })
  return new Set(walk(all.texts(), ''))
}

const staticImport = /^(?:import|export)\s(?!type\b)[^'";]*?from\s+'(\.[^']+)'|^import\s+'(\.[^']+)'/gm
const quoted = /['`]([a-z][A-Za-z]*(?:\.[A-Za-z_-]+)+)/g

/** Files that come with a page: what it imports at once, without what only the server has. */
function filesOf(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path) || path.includes('.server.') || path.includes('/texts/') || !existsSync(path))
    return found
  found.add(path)
  for (const [, named, bare] of readFileSync(path, 'utf8').matchAll(staticImport))
    filesOf(join(dirname(path), named ?? bare ?? ''), found)
  return found
}

const known = addressesOf(everything)

it.each(pages.map(({ module, texts }) => [module, texts] as const))(
  '%s has its texts in %s',
  (module, texts) => {
    const has = addressesOf(sets[texts])
    const missing = [...filesOf(join(app, module))].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(quoted)].flatMap(([, key = '']) =>
        known.has(key) && !has.has(key) ? [`${key} in ${file.slice(app.length + 1)}`] : [],
      ),
    )
    expect(
      missing,
      'put the page on another set in pages/pages.ts, or the text into a set that the page has',
    ).toEqual([])
  },
)
