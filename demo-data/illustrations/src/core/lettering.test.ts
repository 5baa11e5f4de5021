import { describe, expect, it } from 'vitest'
import { lettering, lineWidth, missingCharacters } from './lettering.ts'

const ITALIAN = 'àèéìîòùÀÈÉÌÒÙ’‘“”«»–—·€ñ¿¡üöä'

describe('lettering', () => {
  it.each(['serif', 'sans'] as const)('has an outline for every Italian letter in %s', (font) => {
    expect(missingCharacters(ITALIAN, font)).toEqual([])
    for (const letter of ITALIAN.replaceAll('·', ''))
      expect(lettering(letter, { font, size: 40 })).toMatch(/d="M[^"]{20,}Z"/)
  })

  it('tells what it cannot draw', () => {
    expect(missingCharacters('a→b')).toEqual(['→'])
  })

  it('shrinks a line to its room and centres it', () => {
    expect(lineWidth('CAFFÈ', 52)).toBeGreaterThan(100)
    const xs = [
      ...lettering('CAFFÈ', { size: 52, maxWidth: 100 }).matchAll(/[MLQC]?(-?[\d.]+) -?[\d.]+/g),
    ].map(([, x]) => Number(x))
    expect(Math.max(...xs)).toBeLessThanOrEqual(51)
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(-51)
  })
})
