import { expect, it } from 'vitest'
import { anyLexeme, everyGroup, groupWords, loosen, type TermRow } from './word-groups.ts'

const word = (place: number, lexemes: string[] | null, more: Partial<TermRow> = {}): TermRow => ({
  place,
  size: 1,
  phrase: false,
  weak: false,
  lexemes,
  alternatives: lexemes,
  documents: lexemes ? 5 : null,
  ...more,
})
const phrase = (place: number, size: number, alternatives: string[]): TermRow => ({
  ...word(place, null),
  size,
  phrase: true,
  alternatives,
})

it('takes the longest phrase, drops words that say nothing and names the unknown', () => {
  const { groups, unknown } = groupWords([
    word(1, null, { weak: true }),
    word(2, ['red']),
    word(3, ['wine']),
    word(4, null, { alternatives: ['xyz'] }),
    phrase(2, 2, ['ross & vin']),
    phrase(3, 1, ['vin']),
  ])
  expect(everyGroup(groups)).toBe('((red & wine) | (ross & vin))')
  expect(unknown).toEqual([4])
})

it('keeps words that say nothing when there are no others', () => {
  const { groups } = groupWords([word(1, ['con'], { weak: true })])
  expect(everyGroup(groups)).toBe('(con)')
})

it('drops an alternative that a shorter one finds already', () => {
  const { groups } = groupWords([word(1, ['oli']), phrase(1, 1, ['oil', 'oliv & oil'])])
  expect(groups[0]?.broad).toEqual(['oli', 'oil'])
  expect(anyLexeme(groups, ['xolio'])).toEqual({ query: 'oli | oil | yoli | yoil | xolio', size: 5 })
})

it('loosens by one word at a time, first among what the thing names, then as long as a word names the product, then by the rarest alone', () => {
  const { groups } = groupWords([
    word(1, ['a'], { documents: 9 }),
    word(2, ['b'], { documents: 2 }),
    word(3, ['c']),
  ])
  const named = '(((ya | a:B) & a))'
  expect(loosen(groups, { thing: groups[0] }).map(({ test }) => test)).toEqual([
    `((a) & (b) & (c)) & ${named}`,
    `(((b) & (c)) | ((a) & (c)) | ((a) & (b))) & ${named}`,
    `((a)) & ${named}`,
    '(a) & (b) & (c)',
    '((b) & (c) & (((yb | b:B) & b) | ((yc | c:B) & c))) | ((a) & (c) & (((ya | a:B) & a) | ((yc | c:B) & c))) | ((a) & (b) & (((ya | a:B) & a) | ((yb | b:B) & b)))',
    '(((ya | a:B) & a))',
    '(((yb | b:B) & b))',
    '(((yc | c:B) & c))',
    '((b) & (c)) | ((a) & (c)) | ((a) & (b))',
    '(b)',
    '(c)',
    '(a)',
  ])
})

it('looks for the thing first, searches for it anywhere, and says which words are left out', () => {
  const { groups } = groupWords([word(1, ['organ']), word(2, ['cake'])])
  const attempts = loosen(groups, { thing: groups[1] })
  const named = '(((ycake | cake:B) & cake))'
  expect(attempts.map(({ query, left }) => [query, left.flatMap(({ places }) => places)])).toEqual([
    [`((organ) & (cake)) & ${named}`, []],
    [`((cake)) & ${named}`, [1]],
    ['(organ) & (cake)', []],
    ['(cake)', [1]],
    ['(organ)', [2]],
    ['(organ)', [2]],
    ['(cake)', [1]],
  ])
  expect(attempts[3]?.test).toBe(named)
})

it('gives up what it is for and how it is before the thing', () => {
  const { groups } = groupWords([word(1, ['dolc']), word(2, ['natal']), word(3, ['fresc'])])
  const attempts = loosen(groups, { thing: groups[0], soft: groups.slice(1) })
  expect(
    attempts.slice(0, 4).map(({ query, left }) => [query, left.flatMap(({ places }) => places)]),
  ).toEqual(
    [
      ['(dolc) & (natal) & (fresc)', []],
      ['(dolc) & (fresc)', [2]],
      ['(dolc) & (natal)', [3]],
      ['(dolc)', [2, 3]],
    ].map(([query, left]) => [`(${query}) & (((ydolc | dolc:B) & dolc))`, left]),
  )
  expect(attempts.every(({ query }) => query.includes('dolc'))).toBe(true)
  expect(loosen(groups, { thing: groups[0], soft: groups }).at(-1)?.query).not.toContain('&')
})

it('takes each word of a phrase for the thing, also where a shorter one finds the same', () => {
  const { groups } = groupWords([word(1, ['acet']), word(2, ['balsam']), phrase(1, 2, ['balsam'])])
  const [first] = loosen(groups, { thing: groups[0] })
  expect(first?.test).toContain('((yacet | acet:B) & acet & balsam)')
})
