import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const notOurs = ['**/node_modules', '**/build', '**/.react-router', '**/coverage', 'test-results', '.data']

/** Source and document files, by their path from the root. */
export const filesOf = (pattern: string) => globSync(pattern, { cwd: root, exclude: notOurs }).sort()
export const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** The name of every entry (`<a id="F12"></a>`) in the reference and the decisions, as often as it is there. */
export function readEntries() {
  const pages = [...filesOf('docs/reference/*.md'), ...filesOf('decisions/*.md')]
  return pages.flatMap((page) =>
    [...textOf(page).matchAll(/^[-|] <a id="([^"]+)"><\/a>/gm)].map(([, id]) => id),
  )
}

type Reference = { at: number; written: string; id: string }

/** Codes (F12), decisions, paragraphs (§3.9) and calls (wire "Cart") that a text refers to. */
function* referencesIn(text: string): Generator<Reference> {
  for (const { 0: code, index } of text.matchAll(/\b(?:F\d{2}|[DI][1-9]\d?)\b/g))
    yield { at: index, written: code, id: code }

  for (const { 0: written, index } of text.matchAll(/\bdecisions?[\s*/]+\d+(?:(?:, | and |–)\d+)*\b/gi))
    for (const [number] of written.matchAll(/\d+/g))
      yield { at: index, written: `decision ${Number(number)}`, id: `decision-${Number(number)}` }

  for (const { 0: written, 1: name, index } of text.matchAll(/\bwire "([^"]+)"/g))
    yield { at: index, written, id: `wire-${name?.toLowerCase().replaceAll(' ', '-')}` }

  const paragraphs =
    /(RFC \d+ )?(?:(specification|reference|visual direction)\W{1,8})?(§\d[\d.]*(?:(?:,| and) §\d[\d.]*)*)/gi
  for (const { 1: rfc, 2: paper, 3: list = '', index } of text.matchAll(paragraphs)) {
    if (rfc) continue
    for (const [, number = ''] of list.matchAll(/§(\d+(?:\.\d+)*)/g)) {
      const page = paper ? paper.toLowerCase() : number.includes('.') ? 'reference' : 'specification'
      const prefix = { reference: 'payments', 'visual direction': 'visual' }[page] ?? page
      yield { at: index, written: `§${number}`, id: `${prefix}-${number}` }
    }
  }
}

/** Each reference of a text without an entry, in words that say what to do. */
export function danglingIn(file: string, text: string, entries: ReadonlySet<string | undefined>) {
  return [...referencesIn(text)]
    .filter(({ id }) => !entries.has(id))
    .map(({ at, written, id }) => {
      const line = text.slice(0, at).split('\n').length
      return `${file}:${line}: ${written} leads nowhere. Correct it, or add a line "- <a id="${id}"></a>…" (see docs/reference/README.md).`
    })
}
