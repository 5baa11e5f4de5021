import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, Script } from 'node:vm'
import { parseSync } from '@swc/core'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../../..')
/** What reads input of visitors, sellers, providers and files. */
const SOURCES = [
  'packages/{contract,domain,server-kit}/src/**/*.ts',
  'apps/backend/src/**/*.ts',
  'apps/{storefront,console}/server/**/*.ts',
]
const LENGTH = 50_000
/** A pattern that reads each character once takes a millisecond; one that begins anew at each of them, seconds. */
const LIMIT_MS = 400
/** These read what we wrote ourselves: the digits of one number. */
const OF_OUR_OWN = new Set(['/\\B(?=(\\d{3})+$)/g'])

type Pattern = { pattern: string; flags: string }

/** Every regular expression that is written in a file. */
function patternsIn(file: string): Pattern[] {
  const found: Pattern[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('type' in node && node.type === 'RegExpLiteral') found.push(node as unknown as Pattern)
    for (const inner of Object.values(node)) visit(inner)
  }
  visit(parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') }))
  return found
}

/** Characters that a pattern repeats: those written in it, and one of each class. */
function charactersOf({ pattern }: Pattern): string[] {
  const classes: Readonly<Record<string, string>> = { d: '1', s: ' ', w: 'a', S: 'a', D: 'a', W: '-', p: 'à' }
  const escaped = [...pattern.matchAll(/\\([a-zA-Z])/g)].map(([, letter = '']) => classes[letter] ?? '\t')
  const bare = pattern.replace(/\\[pP]\{[^}]*\}|\\[a-zA-Z]|\(\?<\w+>/g, '').replace(/\\/g, '')
  return [...new Set([...escaped, ...bare, 'a', '1', ' '])]
}

/** Long texts that nearly match: one or two characters over and over, and at the end one that fits nowhere. */
function hostileTexts(pattern: Pattern): string[] {
  const characters = charactersOf(pattern)
  const pairs = characters.slice(0, 5).flatMap((a, at) => characters.slice(at + 1, 5).map((b) => a + b))
  const beginning = /^\^?([\w@:/<-]+)/.exec(pattern.pattern)?.[1]?.slice(0, -1) ?? ''
  return [...characters, ...pairs].map(
    (unit) => `${beginning}${unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH)}\u0000`,
  )
}

const files = SOURCES.flatMap((source) => globSync(source, { cwd: root })).filter(
  (file) => !file.includes('.test.'),
)
const patterns = new Map(
  files.flatMap((file) =>
    patternsIn(join(root, file)).map(
      (found) => [`/${found.pattern}/${found.flags}`, { ...found, file }] as const,
    ),
  ),
)

describe('regular expressions', () => {
  it(`read ${LENGTH} hostile characters in ${LIMIT_MS} ms, each of them`, () => {
    expect(patterns.size).toBeGreaterThan(200)
    const slow: string[] = []
    const one = new Script('text.replace(expression, "")')
    const scope: { text: string; expression: RegExp } = { text: '', expression: /x/ }
    const context = createContext(scope)
    for (const [written, { pattern, flags, file }] of patterns) {
      if (OF_OUR_OWN.has(written)) continue
      scope.expression = new RegExp(pattern, flags)
      for (const text of hostileTexts({ pattern, flags })) {
        const started = performance.now()
        try {
          scope.text = text
          one.runInContext(context, { timeout: 5 * LIMIT_MS })
        } catch {
          // told below by its time
        }
        const took = performance.now() - started
        if (took < LIMIT_MS) continue
        slow.push(`${file} ${written}: ${took.toFixed(0)} ms with ${JSON.stringify(text.slice(0, 20))}…`)
        break
      }
    }
    expect(slow).toEqual([])
  })
})
