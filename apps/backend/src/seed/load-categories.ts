import type { Transaction } from '../platform/database/open-database.ts'
import { readAttributes, readCategories, readSubcategories } from './data/read-demo-data.ts'
import { categoryRow } from './data/seed-rows.ts'

const json = (value: unknown) => JSON.stringify(value)

/** Writes the tree of categories. @returns their ids by slug */
export async function loadCategories(trx: Transaction): Promise<Map<string, number>> {
  const categories = readCategories()
  const above = await trx
    .insertInto('category')
    .values(categories.map(categoryRow))
    .returning(['id', 'slug', 'declares_alcohol'])
    .execute()
  const bySlug = new Map(above.map((row) => [row.slug, row]))
  const below = await trx
    .insertInto('category')
    .values(
      readSubcategories().map(({ slug, parent, name, description }, at) => {
        const row = bySlug.get(parent)
        if (!row) throw new Error(`demo-data/subcategories.yaml: ${slug}: there is no category "${parent}"`)
        return {
          slug,
          parent_id: row.id,
          position: categories.length + at,
          name: json(name),
          description: json(description),
          declares_alcohol: row.declares_alcohol,
        }
      }),
    )
    .returning(['id', 'slug'])
    .execute()
  return new Map([...above, ...below].map(({ id, slug }) => [slug, id]))
}

/** Writes the attributes with their options, and in which categories they are used. */
export async function loadAttributes(
  trx: Transaction,
  categoryIds: ReadonlyMap<string, number>,
): Promise<void> {
  const attributes = readAttributes()
  await trx
    .insertInto('attribute')
    .values(
      attributes.map(({ code, kind, names, unit, labelField, scale }) => ({
        code,
        kind,
        names: json(names),
        unit: unit ? json(unit) : null,
        label_field: labelField ?? null,
        scale_from: scale?.from ?? null,
        scale_to: scale?.to ?? null,
        scale_ends: scale?.ends ? json(scale.ends) : null,
      })),
    )
    .execute()
  await trx
    .insertInto('attribute_option')
    .values(
      attributes.flatMap(({ code: attribute_code, options }) =>
        Object.entries(options).map(([code, names], position) => ({
          ...{ attribute_code, code, position },
          names: json(names),
        })),
      ),
    )
    .execute()
  await trx
    .insertInto('category_attribute')
    .values(
      attributes.flatMap(({ code, categories }, position) =>
        Object.entries(categories).map(([slug, uses]) => {
          const category_id = categoryIds.get(slug)
          if (category_id === undefined)
            throw new Error(`demo-data/attributes.yaml: ${code}.categories: there is no category "${slug}"`)
          return {
            ...{ category_id, attribute_code: code, position },
            in_fact_strip: uses.includes('factStrip'),
            filterable: uses.includes('filter'),
            compared: uses.includes('compare'),
            required: uses.includes('required'),
          }
        }),
      ),
    )
    .execute()
}
