import type { Language, Texts } from '@filiera/domain/languages'
import { plainHeading } from '@filiera/domain/products/sheet-columns'
import type { Executor } from '../../platform/database/open-database.ts'
import type { CellFacts, Named } from './cells/cell.ts'
import { findAttributeNames, findCategoryNames, findWarehouseNames } from './exchange.store.ts'

/** Written by name where the name is that of one alone, else by its code. */
function named(all: readonly { code: string; name: string; names: readonly string[] }[]): Named[] {
  const counts = Map.groupBy(all, ({ name }) => plainHeading(name))
  return all.map(({ code, name, names }) => {
    const isAlone = counts.get(plainHeading(name))?.length === 1
    return { code, written: isAlone ? name : code, names: isAlone ? [code, ...names] : [code] }
  })
}

/** What is named in all languages. */
const namedIn = (language: Language, all: readonly { code: string; name: Texts }[]): Named[] =>
  named(all.map(({ code, name }) => ({ code, name: name[language], names: Object.values(name) })))

/** What the cells of a shop's sheets name. */
export async function readCellFacts(db: Executor, sellerId: string, language: Language): Promise<CellFacts> {
  const categories = await findCategoryNames(db)
  const warehouses = await findWarehouseNames(db, sellerId)
  const attributes = await findAttributeNames(db)
  return {
    language,
    categories: namedIn(
      language,
      categories.map(({ slug, name }) => ({ code: slug, name })),
    ),
    warehouses: named(warehouses.map(({ id, name }) => ({ code: id, name, names: [name] }))),
    attributes: namedIn(language, attributes).map((attribute, at) => ({
      ...attribute,
      kind: attributes[at]?.kind ?? 'text',
      options: namedIn(language, attributes[at]?.options ?? []),
    })),
  }
}
