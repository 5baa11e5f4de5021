import { expect, it } from 'vitest'
import { markWords, pieces, toggleMark } from './marked-words.ts'

it('marks the word around the caret, or what is selected, and takes marks off', () => {
  const text = 'Farina di grano, sale'
  expect(toggleMark(text, 12, 12)).toBe('Farina di **grano**, sale')
  expect(toggleMark(text, 10, 16)).toBe('Farina di **grano,** sale')
  expect(toggleMark(text, 9, 16)).toBe('Farina di **grano,** sale')
  expect(toggleMark('Farina di **grano**, sale', 14, 14)).toBe('Farina di grano, sale')
  expect(toggleMark('  ', 1, 1)).toBeNull()
})

it.each([
  ['Farina, Caffè latte, sale', 'latte', 'Farina, Caffè **latte**, sale'],
  ['**latte**, siero di latte', 'latte', '**latte**, siero di **latte**'],
  ['Lattosio e latte', 'latte', 'Lattosio e **latte**'],
  ['Sale', 'latte', 'Sale'],
  ['Atún en aceite', 'atun', '**Atún** en aceite'],
])('%s, marking %s', (text, said, after) => {
  expect(markWords(text, said)).toBe(after)
})

it('reads what is marked', () => {
  expect(pieces('Farina di **grano**')).toEqual([
    { words: 'Farina di ', isMarked: false },
    { words: 'grano', isMarked: true },
  ])
})
