import type { ProductContent, ProductContentChange } from '@filiera/contract/console/product-content'
import { partsNamedBy } from '@filiera/domain/products/content-parts'
import { expect, it } from 'vitest'
import { changeOf, join, partOf, rebase, shownContent } from './rebase.ts'

const text = { title: 'Olio', storage: 'Al buio' }
const before = {
  texts: { it: text, en: { title: 'Oil' }, es: { title: 'Aceite' } },
  ownCode: 'A-1',
  attributes: {},
} as unknown as ProductContent

it('names, sets and joins parts', () => {
  const change = join(changeOf('texts.it.title', 'Olio nuovo'), changeOf('ownCode', null))
  expect(shownContent(before, change)).toMatchObject({
    texts: { it: { title: 'Olio nuovo', storage: 'Al buio' } },
    ownCode: null,
  })
  expect(partOf(before, 'texts.en.title')).toBe('Oil')
  expect(partOf(before, 'texts.en.storage')).toBeNull()
})

const typed = (change: ProductContentChange) => ({ change, before: partsNamedBy(before, change) })

it('keeps what only one of two people changed', () => {
  const now = shownContent(before, changeOf('texts.en.title', 'Olive oil'))
  const mine = typed(changeOf('texts.it.title', 'Olio nuovo'))
  expect(rebase(mine, now)).toEqual({ ...mine, conflicts: [] })
})

it('shows what both changed otherwise, and forgets what both changed alike', () => {
  const now = shownContent(before, join(changeOf('texts.it.title', 'Olio suo'), changeOf('ownCode', 'B-2')))
  const mine = typed(join(changeOf('texts.it.title', 'Olio mio'), changeOf('ownCode', 'B-2')))
  const rebased = rebase(mine, now)
  expect(rebased).toEqual({
    change: changeOf('texts.it.title', 'Olio mio'),
    before: changeOf('texts.it.title', 'Olio'),
    conflicts: [{ part: 'texts.it.title', theirs: 'Olio suo', mine: 'Olio mio' }],
  })
  // asked again until somebody chooses
  expect(rebase(rebased, now).conflicts).toHaveLength(1)
})

it('forgets what was typed back to what it was', () => {
  const now = shownContent(before, changeOf('ownCode', 'B-2'))
  expect(rebase(typed(changeOf('ownCode', 'A-1')), now)).toEqual({ change: {}, before: {}, conflicts: [] })
})
