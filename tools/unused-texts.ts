import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TextTree } from '@filiera/design/translator'

const root = join(import.meta.dirname, '..')

/** Every key, those of one number of a count as the one that is asked for. */
function keysOf(tree: TextTree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'object' && !Array.isArray(value)
      ? keysOf(value as TextTree, `${prefix}${name}.`)
      : [prefix + name.replace(/_(?:zero|one|two|few|many|other)$/, '')],
  )
}

/**
 * Texts that no file of some folders says, by their keys.
 *
 * A key stands in the code as it is or is put together: `orders.status.${status}` is any key of one word more. A key that is made
 * otherwise is not found: write it so that its beginning stands in a template.
 *
 * @param folders a pattern of paths from the root of the project
 */
export function unusedTexts(tree: TextTree, folders: string): string[] {
  const sources = globSync(`${folders}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (path) => /\.test\.tsx?$|\/texts\/(?:it|en|es)$/.test(path),
  })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')
  const written = new Set(sources.match(/(?<=['"`])\w+(?:\.\w+)+(?=['"`])/g))
  const templates = [...new Set(sources.match(/(?<=`)\w+\.[\w.]*\$\{[^`]*/g))].map((template) => {
    const words = template.replace(/\$\{[^{}]*\}/g, '*')
    // what stands in it is a template itself: its beginning says enough
    const plain = /^[\w.*]+$/.test(words) ? words : words.replace(/\$.*/s, '*')
    return new RegExp(`^${plain.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+')}$`)
  })
  const isUsed = (key: string): boolean => {
    const parts = key.split('.')
    const above = parts.map((_, index) => parts.slice(0, index + 1).join('.'))
    return above.some((name) => written.has(name)) || templates.some((template) => template.test(key))
  }
  return [...new Set(keysOf(tree))].filter((key) => !isUsed(key))
}
