import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readLines, writeLines } from './cell-lines.ts'

it('reads parts as people write them', () => {
  expect(readLines('Bio | IT-BIO-006\n\n DOP|| Suolo e Salute ')).toEqual([
    ['Bio', 'IT-BIO-006'],
    ['DOP', '', 'Suolo e Salute'],
  ])
  expect(readLines('a \\| b | c\\\\')).toEqual([['a | b', 'c\\']])
})

it('reads what it wrote', () => {
  const part = fc.string().map((text) => text.replaceAll('\r', '').trim())
  const line = fc
    .tuple(
      part,
      part,
      part.filter((text) => text !== ''),
    )
    .map((parts) => [...parts])
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      expect(readLines(writeLines(lines))).toEqual(lines)
    }),
  )
})
