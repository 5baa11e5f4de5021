import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { danglingIn, filesOf, readEntries, textOf } from './references.ts'

const entries = readEntries()
const known = new Set(entries)
/** Where the codes themselves are written. */
const definitions = /^(docs\/reference|tools\/references)/
const documents = filesOf('**/*.md')

it('leads every reference in code and documents to an entry', () => {
  const files = filesOf('**/*.{ts,tsx,mjs,cjs,css,sql,md,yml}').filter((file) => !definitions.test(file))
  expect(files.length).toBeGreaterThan(1000)
  expect(files.flatMap((file) => danglingIn(file, textOf(file), known))).toEqual([])
})

it('knows each entry once', () => {
  expect(entries.filter((id, at) => entries.indexOf(id) !== at)).toEqual([])
})

it('finds every page that a document links to', () => {
  const lost = documents.flatMap((file) =>
    [...textOf(file).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .filter(([, to = '']) => !/^[a-z]+:/.test(to) && !existsSync(join(dirname(file), to)))
      .map(([, to]) => `${file}: there is no ${to}`),
  )
  expect(lost).toEqual([])
})

it('finds every file that a document names', () => {
  const files = filesOf('**/*.{ts,tsx,mjs,cjs,css,sql,md,yml,yaml,json}').map((file) => `/${file}`)
  const lost = documents.flatMap((file) =>
    [...textOf(file).matchAll(/`([\w./-]+\.(?:tsx?|mjs|cjs|css|sql))`/g)]
      .filter(([, name]) => !files.some((known) => known.endsWith(`/${name}`)))
      .map(([, name]) => `${file}: there is no ${name}`),
  )
  expect(lost).toEqual([])
})

it('finds every folder that a document names from the root', () => {
  const lost = documents.flatMap((file) =>
    [...textOf(file).matchAll(/`((?:apps|packages|tools|e2e|bench|demo-data|deploy|docs)\/[\w./-]*\/)`/g)]
      .filter(([, name = '']) => !existsSync(name))
      .map(([, name]) => `${file}: there is no ${name}`),
  )
  expect(lost).toEqual([])
})

it('finds every name of the code that a document names', () => {
  const code = filesOf('**/*.{ts,tsx,mjs,cjs,css,sql,json,yml}').filter((file) => !definitions.test(file))
  const names = new Set(code.flatMap((file) => textOf(file).match(/\w+/g) ?? []))
  const lost = documents.flatMap((file) =>
    [...textOf(file).matchAll(/`([a-z]+[A-Z]\w*)`/g)]
      .filter(([, name = '']) => !names.has(name))
      .map(([, name]) => `${file}: there is no ${name}`),
  )
  expect(lost).toEqual([])
})

it('numbers the pages of decisions as their files', () => {
  for (const file of filesOf('decisions/0*.md')) {
    const number = Number(file.slice('decisions/'.length).slice(0, 4))
    expect(textOf(file), file).toMatch(new RegExp(`^# ${number}\\. `))
    expect(known).toContain(`decision-${number}`)
  }
})

it.each([
  ['// a refund (F65)', 'F65'],
  ["it('D81 stops', …)", 'D81'],
  ['the rule I21', 'I21'],
  ['(decision 999)', 'decision 999'],
  ['(decisions 2, 998)', 'decision 998'],
  [' * as it was (decision\n * 997)', 'decision 997'],
  ['specification §12', '§12'],
  ['payments reference §3.4, §3.99', '§3.99'],
  ['visual direction §77', '§77'],
  ['(wire "Nothing")', 'wire "Nothing"'],
])('names a wrong reference: %s', (text, code) => {
  const [message, ...others] = danglingIn('src/a.ts', `\n${text}`, known)
  expect(others).toEqual([])
  expect(message).toContain(`src/a.ts:2: ${code} leads nowhere. Correct it, or add a line`)
})

it('leaves other numbers alone', () => {
  const text = 'RFC 9110 §13.1.2, art. 51 § 7, D02 X285, F1, A12, I0, F12, decision 14, §3.9, §4, wire "Cart"'
  expect(danglingIn('a.ts', text, known)).toEqual([])
})
