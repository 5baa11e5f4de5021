import { beforeEach, expect, it } from 'vitest'
import { forgetSearches, rememberSearch, storedSearches, useRecentSearches } from './recent-searches.ts'

const NAME = 'filiera.searches.v1'
const texts = () => useRecentSearches.getState().texts

beforeEach(() => {
  forgetSearches()
  localStorage.clear()
})

it('keeps the six newest, the same text once', async () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', ' C ', '  ', 'pane   nero']) await rememberSearch(text)
  expect(texts()).toEqual(['pane nero', 'C', 'f', 'e', 'd', 'b'])
  expect(JSON.parse(localStorage.getItem(NAME) ?? '')).toEqual({ state: { texts: texts() } })
})

it('adds to what another tab has written', async () => {
  await rememberSearch('olio')
  localStorage.setItem(NAME, JSON.stringify({ state: { texts: ['vino', 'olio'] } }))
  await rememberSearch('pane')
  expect(texts()).toEqual(['pane', 'vino', 'olio'])
})

it('reads nothing that it has not written', async () => {
  localStorage.setItem(NAME, JSON.stringify({ state: { texts: [1, 2] } }))
  await storedSearches.read()
  expect(texts()).toEqual([])
})
