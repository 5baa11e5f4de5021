import type { SearchSuggestions, Suggestion } from '@filiera/contract/catalog/search'
import { describe, expect, it } from 'vitest'
import {
  noSuggestions,
  optionsOf,
  reduceSuggestions,
  type SuggestionsAction,
  wantedText,
} from './suggestions.state.ts'

const item = (type: Suggestion['type'], id: string): Suggestion => ({
  type,
  id,
  title: `${type} ${id}`,
  image: '',
  url: `/${type}/${id}`,
})
const product = (id: string) => ({ id }) as SearchSuggestions['products'][number]
const run = (...actions: SuggestionsAction[]) => actions.reduce(reduceSuggestions, noSuggestions)
const answer = (
  text: string,
  products: SearchSuggestions['products'] = [],
  ...others: Suggestion[]
): SuggestionsAction => ({ type: 'answered', text, found: { understood: [], products, others } })
const typed = (text: string) => ({ type: 'typed', text }) as const
const down = { type: 'moved', by: 1 } as const
const up = { type: 'moved', by: -1 } as const
const olio = answer('olio', [product('1')], item('post', '2'), item('category', '3'))

describe('asking', () => {
  it('asks from two characters on, without the spaces around', () => {
    expect([wantedText(run(typed('o '))), wantedText(run(typed(' ol ')))]).toEqual([null, 'ol'])
  })

  it('drops an answer to another text', () => {
    const list = run(typed('oli'), typed('olio'))
    expect(reduceSuggestions(list, answer('oli', [product('1')]))).toBe(list)
  })

  it('keeps the last ones while the next are coming, and forgets them with the text', () => {
    const list = run(typed('olio'), olio, typed('olio n'))
    expect([optionsOf(list), list.isOpen]).toEqual([3, true])
    expect(reduceSuggestions(list, typed(''))).toEqual(noSuggestions)
  })

  it('closes when nothing was found', () => {
    expect(run(typed('olio'), olio, typed('olioq'), answer('olioq')).isOpen).toBe(false)
  })
})

describe('the list', () => {
  it('shows products, then categories, sellers, posts', () => {
    const { products, others } = run(typed('olio'), olio).found
    expect([products.length, others.map(({ type }) => type)]).toEqual([1, ['category', 'post']])
  })

  it('is walked through by arrows: field, suggestions, all results, field', () => {
    const list = run(typed('olio'), olio)
    const places = (moves: number) =>
      Array.from({ length: moves }, () => down).reduce(reduceSuggestions, list).active
    expect([1, 2, 3, 4, 5].map(places)).toEqual([0, 1, 2, 3, -1])
    expect(reduceSuggestions(list, up).active).toBe(3)
  })

  it('closes and opens again where it was asked for', () => {
    const closed = run(typed('olio'), olio, down, { type: 'closed' })
    expect([closed.isOpen, closed.active]).toEqual([false, -1])
    expect(reduceSuggestions(closed, down)).toMatchObject({ isOpen: true, active: 0 })
    expect(reduceSuggestions(noSuggestions, down)).toBe(noSuggestions)
  })
})

describe('what was searched last', () => {
  const recalled = { type: 'recalled', texts: ['pane', 'vino'] } as const

  it('is offered while nothing is typed, and again when the text is gone', () => {
    expect(run(recalled)).toMatchObject({ isOpen: true, active: -1 })
    expect(run(recalled, typed('olio')).isOpen).toBe(false)
    expect(run(recalled, typed('o')).isOpen).toBe(false)
    expect(run(recalled, typed('olio'), olio, typed('')).isOpen).toBe(true)
    expect(run(typed('olio'), recalled).isOpen).toBe(false)
    expect(run(recalled, { type: 'recalled', texts: [] }).isOpen).toBe(false)
  })

  it('is walked through by arrows: field, searches, to forget them, field', () => {
    const places = (moves: number) =>
      Array.from({ length: moves }, () => down).reduce(reduceSuggestions, run(recalled)).active
    expect([1, 2, 3, 4].map(places)).toEqual([0, 1, 2, -1])
  })
})
