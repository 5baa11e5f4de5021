import { pathToFileURL } from 'node:url'
import type { TextTree } from '@filiera/design/translator'
import type { Plugin } from 'vite'

const isTree = (node: unknown): node is TextTree =>
  typeof node === 'object' && node !== null && !Array.isArray(node)
const isMissing = (text: unknown) => text === undefined || (typeof text === 'string' && text.trim() === '')

/** Texts with those of Italian in the place of what is missing or empty; the same object when nothing is. */
export function completeTexts(texts: TextTree, italian: TextTree): TextTree {
  let complete = texts
  for (const [key, fallback] of Object.entries(italian)) {
    const own = texts[key]
    const text = isMissing(own)
      ? fallback
      : isTree(own) && isTree(fallback)
        ? completeTexts(own, fallback)
        : own
    if (text !== own && text !== undefined) complete = { ...complete, [key]: text }
  }
  return complete
}

/** Read anew each time: in development texts change. */
const addressOf = (path: string) => `${pathToFileURL(path).href}?${Date.now()}`

const textModule = /[\\/]texts[\\/](?:en|es)(?=[\\/][a-z]+[\\/][\w-]+\.ts$)/

/**
 * A text that English or Spanish does not have is Italian (specification §1). It is filled in at the build: a page never
 * carries a second language for it. Types and tests find the gap before.
 */
export function italianFallback(): Plugin {
  return {
    name: 'italian-fallback',
    enforce: 'pre',
    async transform(_code, id) {
      if (!textModule.test(id)) return null
      const language = id.match(textModule)?.[0] ?? ''
      const italianId = id.replace(language, language.replace(/..$/, 'it'))
      const texts: TextTree = { ...(await import(addressOf(id))) }
      const complete = completeTexts(texts, { ...(await import(addressOf(italianId))) })
      if (complete === texts) return null
      const exported = Object.entries(complete).map(
        ([name, tree]) => `export const ${name} = ${JSON.stringify(tree)}\n`,
      )
      return { code: exported.join(''), map: null }
    },
  }
}
