// The headers of the posts: what they are about, on a shelf, before its land or served on a table.
import { hash } from '../core/random.ts'
import { wrapped } from '../core/svg.ts'
import type { SchemeName } from '../grounds/schemes.ts'
import { formNames, preferred, spread } from '../grounds/spread.ts'
import type { Plate } from '../picture.ts'
import { fieldScene, shelfScene } from '../post-scenes.ts'
import { type Serving, servedPicture, tableNames } from '../servings/serving.ts'
import { servingOf } from '../servings/serving-of.ts'
import type { Master } from './master.ts'
import { productPlates } from './products.ts'
import type { Seed, SeedPost } from './seed.ts'
import { landscapeOf } from './sellers.ts'

/** Drawings for posts that name no product, by tag. */
const BY_TAG: Record<string, Pick<Plate, 'kind' | 'params'>> = {
  olio: { kind: 'bottle' },
  formaggi: { kind: 'wheel' },
  salumi: { kind: 'salame' },
  pasta: { kind: 'bag' },
  dolci: { kind: 'almond-biscuits' },
  vini: { kind: 'wine' },
  orto: { kind: 'crate' },
  mare: { kind: 'fish-tin' },
}

type Subject = Plate & { seller?: string }

function subjectsOf(post: SeedPost, plates: ReadonlyMap<string, Subject>): Subject[] {
  const named = post.products.flatMap((slug) => plates.get(slug) ?? [])
  // The same kind twice side by side reads as a pair of the same thing: others first.
  const kinds = new Set(named.map(({ kind }) => kind))
  const first = [...kinds].flatMap((kind) => named.find((one) => one.kind === kind) ?? [])
  const things = [...first, ...named.filter((one) => !first.includes(one))]
  if (things.length > 0) return things.slice(0, 3)
  const tag = post.tags.find((one) => one in BY_TAG)
  return [{ id: post.slug.it, ...(BY_TAG[tag ?? ''] ?? { kind: 'basket' }) }]
}

const SKIES: readonly SchemeName[] = [
  'puglia',
  'sicilia',
  'campania',
  'piemonte',
  'emilia',
  'notte',
  'liguria',
  'lombardia',
]

/** Servings at the sides of the subject: of the other things named, or bread and olives. */
const besideOf = (things: readonly Subject[], id: string): Serving[] =>
  [1, 2].map((i) => {
    const thing = things[i]
    return thing
      ? servingOf(thing.kind, thing.params ?? {}, thing.title ?? '', `${id}-${i}`)
      : servingOf(i === 1 ? 'loaf' : 'olives', {}, '', `${id}-${i}`)
  })

/** One picture for each post; three compositions in turn, so that neighbours differ. */
export function postMasters(seed: Seed): Master[] {
  const sellers = new Map(seed.sellers.map((seller) => [seller.slug, seller]))
  const makers = new Map(seed.products.map(({ slug, seller }) => [slug, seller]))
  const plates = new Map<string, Subject>(
    productPlates(seed).map((one) => [one.id, { ...one, seller: makers.get(one.id) ?? '' }]),
  )
  const posts = seed.posts.toSorted(
    (a, b) => a.publishedDaysAgo - b.publishedDaysAgo || (a.slug.it < b.slug.it ? -1 : 1),
  )
  const forms = spread(posts.map(({ slug }) => ({ choices: preferred(formNames, slug.it) })))
  const skies = spread(posts.map(({ slug }) => ({ choices: preferred(SKIES, `${slug.it}-sky`) })))
  const tables = spread(posts.map(({ slug }) => ({ choices: preferred(tableNames, `${slug.it}-table`) })))
  return posts.map((post, i) => {
    const things = subjectsOf(post, plates)
    const file = `post-${post.slug.it}.webp`
    const scene = { id: file, title: post.title.it, things, scheme: skies[i] ?? 'puglia' }
    const subject = wrapped(things, 0)
    const maker = sellers.get(subject.seller ?? '')
    const svg = () => {
      if (i % 3 === 1)
        return servedPicture({
          id: file,
          title: post.title.it,
          table: tables[i] ?? 'limone',
          serving: servingOf(subject.kind, subject.params ?? {}, subject.title ?? '', file),
          width: 1000,
          height: 400,
          beside: besideOf(things, file),
        })
      if (i % 3 === 2 && maker)
        return fieldScene({
          ...scene,
          land: { ...landscapeOf(maker), id: file, shift: hash(file) % 2 ? 0.08 : 0.04 },
        })
      return shelfScene({ ...scene, form: forms[i] ?? 'sole' })
    }
    return { file, width: 1500, height: 600, quality: 66, oversample: 1, svg }
  })
}
