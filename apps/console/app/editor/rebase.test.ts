import type { ProductContent } from '@filiera/contract/console/product-content'
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
  expect(partOf(before, 'texts.en.storage')).toBeUndefined()
})

it('keeps what only one of two people changed', () => {
  const now = shownContent(before, changeOf('texts.en.title', 'Olive oil'))
  const rebased = rebase(before, now, changeOf('texts.it.title', 'Olio nuovo'))
  expect(rebased).toEqual({ change: changeOf('texts.it.title', 'Olio nuovo'), conflicts: [] })
})

it('shows what both changed otherwise, and forgets what both changed alike', () => {
  const now = shownContent(before, join(changeOf('texts.it.title', 'Olio suo'), changeOf('ownCode', 'B-2')))
  const mine = join(changeOf('texts.it.title', 'Olio mio'), changeOf('ownCode', 'B-2'))
  expect(rebase(before, now, mine)).toEqual({
    change: changeOf('texts.it.title', 'Olio mio'),
    conflicts: [{ part: 'texts.it.title', theirs: 'Olio suo', mine: 'Olio mio' }],
  })
})
