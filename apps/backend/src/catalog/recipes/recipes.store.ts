import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import { inLanguage } from '../../platform/database/in-language.ts'
import type { Database } from '../../platform/database/open-database.ts'

export type RecipeRow = {
  title: string
  people: number
  minutes: number
  steps: string
  at_home: string
  products: { id: string; amount: string }[]
}

/** The first recipe that takes a product, with everything it takes; undefined without one. */
export async function findRecipeWith(
  db: Database,
  productId: string,
  lang: Language,
): Promise<RecipeRow | undefined> {
  const { rows } = await sql<RecipeRow>`
    select ${inLanguage('r.title', lang)} as title, r.people, r.minutes, ${inLanguage('r.steps', lang)} as steps,
      ${inLanguage('r.at_home', lang)} as at_home,
      (select json_agg(json_build_object('id', i.product_id::text, 'amount', ${inLanguage('i.amount', lang)}) order by i.position)
        from recipe_product i where i.recipe_id = r.id) as products
    from recipe r join recipe_product m on m.recipe_id = r.id
    where m.product_id = ${productId}::bigint order by r.id limit 1`.execute(db)
  return rows[0]
}
