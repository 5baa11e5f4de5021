import type { Language } from '@filiera/domain/languages'
import { plainHeading } from '@filiera/domain/products/sheet-columns'
import type { Executor } from '../../platform/database/open-database.ts'
import type { CellFacts, Named } from './cells/cell.ts'
import { findCategoryNames, findWarehouseNames } from './exchange.store.ts'

/** Written by name where the name is that of one alone, else by its code. */
function named(all: readonly { code: string; name: string; names: readonly string[] }[]): Named[] {
  const counts = Map.groupBy(all, ({ name }) => plainHeading(name))
  return all.map(({ code, name, names }) => {
    const isAlone = counts.get(plainHeading(name))?.length === 1
    return { code, written: isAlone ? name : code, names: isAlone ? [code, ...names] : [code] }
  })
}

/** What the cells of a shop's sheets name. */
export async function readCellFacts(db: Executor, sellerId: string, language: Language): Promise<CellFacts> {
  const categories = await findCategoryNames(db)
  const warehouses = await findWarehouseNames(db, sellerId)
  return {
    language,
    categories: named(
      categories.map(({ slug, name }) => ({ code: slug, name: name[language], names: Object.values(name) })),
    ),
    warehouses: named(warehouses.map(({ id, name }) => ({ code: id, name, names: [name] }))),
  }
}
