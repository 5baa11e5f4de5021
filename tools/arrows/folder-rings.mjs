import { dirname } from 'node:path'

/** Tests may import what the files beside them must not. */
const isTest = (file) => /[.]test[.]\w+$|(^|\/)test\//.test(file)

/** The two folders side by side, each with all that is in it, which an import joins; null within a folder, or between one and its parents. */
function foldersOf([from, to]) {
  const [left, right] = [from, to].map((file) => dirname(file).split('/'))
  const at = left.findIndex((name, index) => name !== right[index])
  if (at < 0 || at >= right.length) return null
  return [left, right].map((names) => names.slice(0, at + 1).join('/'))
}

/** From which folder to which others, and by which imports. */
function waysOf(imports) {
  const ways = new Map()
  for (const ends of imports) {
    const folders = ends.some(isTest) ? null : foldersOf(ends)
    if (!folders) continue
    const [from, to] = folders
    if (!ways.has(from)) ways.set(from, new Map())
    const next = ways.get(from)
    next.set(to, [...(next.get(to) ?? []), ends])
  }
  return ways
}

/** The steps of the shortest way from a folder back to it, each with its imports; null when none leads back. */
function wayBack(ways, start) {
  const reached = new Map([[start, []]])
  // those that are reached are added at its end while it is read
  for (const [folder, steps] of reached)
    for (const [to, imports] of ways.get(folder) ?? []) {
      const further = [...steps, { from: folder, imports }]
      if (to === start) return further
      if (!reached.has(to)) reached.set(to, further)
    }
  return null
}

/**
 * Folders that import each other in a ring, those of types too: one ring for each folder that is in any.
 * @param imports pairs of paths of files: the one that imports, the one that is imported
 * @returns the folders in their order, and the imports of the step that has the fewest
 */
export function folderRings(imports) {
  const ways = waysOf(imports)
  const named = new Set()
  const rings = []
  for (const start of [...ways.keys()].sort()) {
    const steps = named.has(start) ? null : wayBack(ways, start)
    if (!steps) continue
    const folders = steps.map(({ from }) => from)
    for (const folder of folders) named.add(folder)
    const [fewest] = steps.map((step) => step.imports).sort((a, b) => a.length - b.length)
    rings.push({ folders, fewest })
  }
  return rings
}
