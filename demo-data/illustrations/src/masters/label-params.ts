// Parameters of a product's drawing: what the seed says, and no default that belongs to another product.
import type { AnyKind, Parameters } from '../kinds/kind.ts'
import { regions } from './regions.ts'
import type { SeedProduct, SeedSeller } from './seed.ts'

/** The longest line a label carries before it is set too small to read. */
const LONGEST = 11

/** A word for a label from a title: the first two words when both fit and the second is more than "di". */
export function labelWord(title: string): string {
  const [first = '', second = ''] = title.trim().split(/\s+/)
  const both = `${first} ${second}`
  return second.length > 3 && both.length <= LONGEST ? both : first
}

/** What shows in the window of a bag that is not named in the seed, by the title. */
const IN_BAGS: readonly (readonly [title: RegExp, shape: string])[] = [
  [/zuppa/i, 'soup'],
  [/farina|semola rimacinata/i, 'powder'],
  [/fregola|cous/i, 'beads'],
  [/\briso\b/i, 'rice'],
  [/fagiol|ceci|lenticch|cicerch/i, 'beans'],
  [/bastoncin/i, 'sticks'],
]

/**
 * The seed's parameters, completed for kinds that carry a label: the word from the title, the place from the
 * seller's region. An absent second line stays empty instead of showing the sample text of the kind.
 */
export function paramsOf(kind: AnyKind, product: SeedProduct, seller: SeedSeller): Parameters {
  const given = product.picture.params ?? {}
  if (!kind.parameters.includes('word') || kind.name === 'crate') return given
  const completed: Record<string, string> = { word: labelWord(product.title.it) }
  if (kind.parameters.includes('place')) completed.place = regions[seller.region].label
  if (kind.parameters.includes('small')) completed.small = ''
  // What is ground looks like powder, whatever jar it is in.
  if (kind.parameters.includes('heap') && /polvere|grattugiat|macinat|per dolci/i.test(product.title.it))
    completed.heap = 'powder'
  const shape = kind.name === 'bag' && IN_BAGS.find(([title]) => title.test(product.title.it))?.[1]
  if (shape) completed.shape = shape
  return { ...completed, ...given }
}
