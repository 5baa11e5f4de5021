import type { Transaction } from '../platform/database/open-database.ts'
import type { SeedPairing } from './data/goes-with-schemas.ts'
import { readNearThings, readPairings, readRecipes } from './data/read-demo-data.ts'

const json = (value: unknown) => JSON.stringify(value)

/** Ids by slug. @throws Error when the data names what is not there */
const finder = <Id>(rows: readonly { id: Id; slug: string }[], file: string) => {
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  return (slug: string): Id => {
    const id = ids.get(slug)
    if (id === undefined) throw new Error(`demo-data/${file}: there is no "${slug}"`)
    return id
  }
}

/** Writes the rules of what goes with what into a database without any. @returns how many */
export async function loadPairings(trx: Transaction): Promise<number> {
  if (await trx.selectFrom('pairing').select('id').limit(1).executeTakeFirst()) return 0
  const category = finder(await trx.selectFrom('category').select(['id', 'slug']).execute(), 'pairings.yaml')
  const pairings: readonly SeedPairing[] = readPairings()
  await trx
    .insertInto('pairing')
    .values(
      pairings.map(({ one, other, reason }, position) => ({
        position,
        one_category: category(one.category),
        one_attribute: one.attribute ?? null,
        one_values: one.values ?? [],
        other_category: category(other.category),
        other_attribute: other.attribute ?? null,
        other_values: other.values ?? [],
        reason: json(reason),
      })),
    )
    .execute()
  return pairings.length
}

/** Writes what comes near what is not sold into a database without any. @returns how many */
export async function loadNearThings(trx: Transaction): Promise<number> {
  if (await trx.selectFrom('near_thing').select('id').limit(1).executeTakeFirst()) return 0
  const category = finder(
    await trx.selectFrom('category').select(['id', 'slug']).execute(),
    'near-things.yaml',
  )
  const things = readNearThings()
  await trx
    .insertInto('near_thing')
    .values(
      things.map(({ words, category: slug, title, reason }, position) => ({
        ...{ position, words, category_id: category(slug) },
        ...{ title: json(title), reason: json(reason) },
      })),
    )
    .execute()
  return things.length
}

/** Writes the recipes that are not there yet. @returns how many */
export async function loadRecipes(trx: Transaction): Promise<number> {
  const recipes = readRecipes()
  const product = finder(
    await trx.selectFrom('product').select(['id', 'slug']).where('source_key', 'is', null).execute(),
    'recipes.yaml',
  )
  const written = await trx
    .insertInto('recipe')
    .values(
      recipes.map(({ slug, title, people, minutes, steps, atHome }) => ({
        ...{ slug, people, minutes, title: json(title) },
        steps: json({ it: steps.it.join('\n'), en: steps.en.join('\n'), es: steps.es.join('\n') }),
        at_home: atHome ? json(atHome) : null,
      })),
    )
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning(['id', 'slug'])
    .execute()
  if (written.length === 0) return 0
  const ids = new Map(written.map(({ id, slug }) => [slug, id]))
  await trx
    .insertInto('recipe_product')
    .values(
      recipes.flatMap(({ slug, products }) => {
        const recipe_id = ids.get(slug)
        return recipe_id === undefined
          ? []
          : products.map((one, position) => ({
              ...{ recipe_id, position },
              product_id: product(one.product),
              amount: json(one.amount),
            }))
      }),
    )
    .execute()
  return written.length
}
