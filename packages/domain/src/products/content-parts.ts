import { isRecord, isSameValue } from '../json-value.ts'

/**
 * The parts of a product's content: what is changed, compared and merged by itself. Texts are parts by language and field
 * (`texts.it.title`), attributes by code (`attributes.vitigno`); everything else is one part (`nutrition`).
 */
const depths: Readonly<Record<string, number>> = { texts: 3, attributes: 2 }

type Tree = Readonly<Record<string, unknown>>

/** Parts of a content with their values, nested as the content is. An attribute that is null was taken away. */
export type ContentChange = Tree

const depthOf = (name: string) => depths[name] ?? 1

const entriesOf = (tree: unknown): [string, unknown][] => (isRecord(tree) ? Object.entries(tree) : [])

function mergeTrees(tree: Tree, change: Tree, depth: (name: string) => number): Tree {
  const merged = entriesOf(change).map(([name, value]): [string, unknown] => {
    const below = depth(name) - 1
    const before = tree[name]
    const isLeaf = below === 0 || !isRecord(value)
    return [name, isLeaf ? value : mergeTrees(isRecord(before) ? before : {}, value, () => below)]
  })
  return { ...tree, ...Object.fromEntries(merged) }
}

/** A change followed by a later one. */
export const joinChanges = (change: ContentChange, later: ContentChange): ContentChange =>
  mergeTrees(change, later, depthOf)

/** A content with a change made; attributes that are null are gone. */
export function applyChange<Content extends object>(content: Content, change: ContentChange): Content {
  const merged = mergeTrees(content as Tree, change, depthOf)
  const attributes = entriesOf(merged.attributes).filter(([, value]) => value !== null)
  return { ...merged, attributes: Object.fromEntries(attributes) } as unknown as Content
}

function differenceOf(from: Tree, to: Tree, depth: (name: string) => number): Tree {
  const names = new Set([...Object.keys(from), ...Object.keys(to)])
  const changed = [...names].flatMap((name): [string, unknown][] => {
    const [before, after] = [from[name], to[name] ?? null]
    if (isSameValue(before ?? null, after)) return []
    const below = depth(name) - 1
    const isLeaf = below === 0 || !isRecord(before) || !isRecord(after)
    return [[name, isLeaf ? after : differenceOf(before, after, () => below)]]
  })
  return Object.fromEntries(changed)
}

/** What changes one content into another. */
export const changeBetween = (from: object, to: object): ContentChange =>
  differenceOf(from as Tree, to as Tree, depthOf)

function walk(tree: Tree, depth: (name: string) => number): string[] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const below = depth(name) - 1
    return below === 0 || !isRecord(value)
      ? [name]
      : walk(value, () => below).map((inner) => `${name}.${inner}`)
  })
}

/** The names of the parts that a change holds. */
export const partNames = (change: ContentChange): string[] => walk(change, depthOf)

function pick(content: Tree, wanted: Tree, depth: (name: string) => number): Tree {
  const picked = Object.entries(wanted).map(([name, value]): [string, unknown] => {
    const below = depth(name) - 1
    const there = content[name] ?? null
    return [
      name,
      below === 0 || !isRecord(value) ? there : pick(isRecord(there) ? there : {}, value, () => below),
    ]
  })
  return Object.fromEntries(picked)
}

/** The parts of a content that a change names, as they are there. */
export const partsNamedBy = (content: object, change: ContentChange): ContentChange =>
  pick(content as Tree, change, depthOf)
