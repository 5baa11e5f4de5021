import type { Language } from '@filiera/domain/languages'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { idOf, jsonList, jsonObject } from '../../platform/http/send-json.ts'
import { readProductTexts } from '../products/read-products.ts'
import { findRecipeWith } from './recipes.store.ts'

/** The recipe of a product as JSON; null where none takes it. A product that is not published any more is left out. */
export async function readRecipe(database: OpenDatabase, productId: string, lang: Language): Promise<string> {
  const row = await findRecipeWith(database.db, productId, lang)
  if (!row) return 'null'
  const amounts = new Map(row.products.map(({ id, amount }) => [id, amount]))
  const products = await readProductTexts(database, [...amounts.keys()], lang)
  const { title, people, minutes, steps, at_home } = row
  const recipe = { title, people, minutes, steps: steps.split('\n').filter(Boolean), atHome: at_home }
  return jsonObject({
    ...Object.fromEntries(Object.entries(recipe).map(([name, value]) => [name, JSON.stringify(value)])),
    products: jsonList(
      products.map((product) =>
        jsonObject({ amount: JSON.stringify(amounts.get(idOf(product)) ?? ''), product }),
      ),
    ),
  })
}
