import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutAtSentence, cutAtWord, EXCERPT_LENGTH } from './excerpt.ts'

it('leaves a short text as it is, on one line', () => {
  expect(cutAtWord('  Olio\n nuovo ')).toBe('Olio nuovo')
  expect(cutAtWord('a'.repeat(EXCERPT_LENGTH))).toHaveLength(EXCERPT_LENGTH)
})

it.each([
  ['uno due tre', 8, 'uno due…'],
  ['uno due tre', 9, 'uno due…'],
  ['uno, due tre', 6, 'uno…'],
  ['unoduetrequattro', 8, 'unoduet…'],
  ['🫒🫒🫒🫒🫒', 3, '🫒🫒…'],
])('cuts %j at %i into %j', (text, length, expected) => {
  expect(cutAtWord(text, length)).toBe(expected)
})

it('never gets longer than asked, nor breaks a word that has a space before it', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zà]{1,12}$/), { minLength: 1, maxLength: 60 }), (words) => {
      const cut = cutAtWord(words.join(' '))
      expect([...cut].length).toBeLessThanOrEqual(EXCERPT_LENGTH)
      const kept = cut.replace('…', '').split(' ')
      expect(words.slice(0, kept.length)).toEqual(kept)
    }),
  )
})

it.each([
  ['Uno due. Tre quattro.', 30, 'Uno due. Tre quattro.'],
  ['Uno due. Tre quattro.', 20, 'Uno due.'],
  ['Lavora a 45 °C, 1.100 al giorno. Vende anche pomodori.', 40, 'Lavora a 45 °C, 1.100 al giorno.'],
  ['Uno due tre quattro. Cinque.', 10, 'Uno due…'],
])('ends %j at a sentence within %i characters', (text, length, expected) => {
  expect(cutAtSentence(text, length)).toBe(expected)
})
