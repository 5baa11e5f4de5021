import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 0],
  ['Ab3$efgh9', 0],
  ['aaaaaaaaaaaa', 1],
  ['1234567890', 1],
  ['password123', 1],
  ['qwertyuiop', 1],
  ['trattore42', 2],
  ['frantoio-al-mattino', 4],
  ['quattro pere sul tavolo verde', 4],
  ['vR7!kq2-Lp', 3],
])('%j is worth %i', (password, strength) => expect(passwordStrength(password)).toBe(strength))

test('the own name in a password is worth nothing', () => {
  expect(passwordStrength('giulia.ricciardelli', 'giulia.ricciardelli@example.it')).toBe(1)
  expect(passwordStrength('giulia.ricciardelli')).toBeGreaterThan(1)
})

test('a longer password is never weaker', () => {
  const phrase = 'olio nuovo di novembre a colazione'
  const marks = Array.from(phrase, (_, at) => passwordStrength(phrase.slice(0, at + 1)))
  expect(marks).toEqual(marks.toSorted((a, b) => a - b))
})
