import { expect, it } from 'vitest'
import { wrapLines } from './wrap-lines.ts'

const byCharacters = (piece: string) => piece.length

it('keeps a short text on one line', () => {
  expect(wrapLines('Olio nuovo', { width: 20, lines: 2 }, byCharacters)).toEqual(['Olio nuovo'])
})

it('breaks between words', () => {
  expect(wrapLines('Olio extravergine del Belìce', { width: 12, lines: 4 }, byCharacters)).toEqual([
    'Olio',
    'extravergine',
    'del Belìce',
  ])
})

it('ends in an ellipsis what does not fit', () => {
  expect(wrapLines('uno due tre quattro cinque', { width: 8, lines: 2 }, byCharacters)).toEqual([
    'uno due',
    'tre qua…',
  ])
})

it('cuts a word longer than the line', () => {
  expect(wrapLines('agroalimentare', { width: 6, lines: 2 }, byCharacters)).toEqual(['agroa…'])
})

it('makes no line out of nothing', () => {
  expect(wrapLines('  ', { width: 6, lines: 2 }, byCharacters)).toEqual([])
})
