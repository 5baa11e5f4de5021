import { StripeError } from './errors.ts'

interface Tree {
  [key: string]: Tree | string
}

/**
 * `a[b]=1&c[0][d]=2&e[]=3` → `{ a: { b: '1' }, c: [{ d: '2' }], e: ['3'] }`; values stay strings.
 * Throws on a name that is used both as a value and as a branch.
 */
export function decodeForm(text: string): unknown {
  const root: Tree = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) put(root, pathOf(name), value)
  return withArrays(root)
}

function pathOf(name: string): string[] {
  const [first = '', ...rest] = name.split('[')
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))]
}

function put(root: Tree, path: string[], value: string): void {
  let branch = root
  for (const part of path.slice(0, -1)) {
    const key = part === '' ? String(Object.keys(branch).length) : part
    const next: Tree | string = branch[key] ?? Object.create(null)
    if (typeof next === 'string') throw new StripeError(400, `Invalid parameter name: ${path.join('.')}`)
    branch[key] = next
    branch = next
  }
  const last = path.at(-1) ?? ''
  const key = last === '' ? String(Object.keys(branch).length) : last
  if (typeof branch[key] === 'object') throw new StripeError(400, `Invalid parameter name: ${path.join('.')}`)
  branch[key] = value
}

function withArrays(node: Tree | string): unknown {
  if (typeof node === 'string') return node
  const keys = Object.keys(node)
  if (keys.length > 0 && keys.every((key, index) => key === String(index))) {
    return keys.map((key) => withArrays(node[key] ?? ''))
  }
  return Object.fromEntries(keys.map((key) => [key, withArrays(node[key] ?? '')]))
}
