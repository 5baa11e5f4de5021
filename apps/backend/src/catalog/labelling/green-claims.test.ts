import { expect, it } from 'vitest'
import { findGreenClaim } from './green-claims.ts'

it.each([
  ['Un forno eco-friendly.', 'eco friendly'],
  ["Confezione amica: amico dell'ambiente", 'amico dell ambiente'],
  ['Packaging sostenibile', 'sostenibile'],
  ['Baked in a green oven', 'green oven'],
  ['Envase biodegradable', 'biodegradable'],
  ['Respetuoso con el medio ambiente', 'respetuoso con el medio ambiente'],
])('finds in "%s" the claim "%s"', (text, claim) => {
  expect(findGreenClaim(text, false)).toBe(claim)
})

it.each(['Olio di oliva fruttato verde', 'Green olives in brine', 'Economia domestica'])(
  'finds none in "%s"',
  (text) => {
    expect(findGreenClaim(text, false)).toBeNull()
  },
)

it('leaves the Spanish word for organic to its mark', () => {
  expect(findGreenClaim('Aceite ecológico', true)).toBeNull()
  expect(findGreenClaim('Aceite ecológico', false)).toBe('ecologico')
})
