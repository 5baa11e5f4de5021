import { describe, expect, test } from 'vitest'
import { line, text } from './values.ts'

const accepts = (schema: ReturnType<typeof line>, written: string) => schema.safeParse(written).success

describe('texts', () => {
  test('half of a surrogate pair and control characters are refused: the database takes neither', () => {
    for (const schema of [line(1, 80), text(1, 80)]) {
      expect(accepts(schema, 'olio \ud83e nuovo')).toBe(false)
      expect(accepts(schema, 'olio \u0007 nuovo')).toBe(false)
      expect(accepts(schema, 'olio 🫒 nuovo')).toBe(true)
    }
  })

  test('a text has lines, a line has none', () => {
    expect(accepts(text(1, 80), 'due\nrighe')).toBe(true)
    expect(accepts(line(1, 80), 'due\nrighe')).toBe(false)
  })
})
