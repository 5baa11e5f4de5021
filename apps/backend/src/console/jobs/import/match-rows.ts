import type { CellFault } from '@filiera/domain/products/cell-faults'
import type { SheetColumn } from '@filiera/domain/products/sheet-columns'
import { EMPTIES, unescapeCell } from '../../exchange/cells/escape-cell.ts'
import type { RowCells, RowFault } from '../../exchange/cells/read-row.ts'

/** What names a product of the shop: numbers, and codes live or in the draft. */
export type NamedProduct = { id: string; ownCodes: readonly string[]; gtins: readonly string[] }

/** A row with the product that it names; null for a new one. */
export type MatchedRow = { productId: string | null; faults: RowFault[] | null }

const withoutZeros = (code: string) => code.replace(/\s/g, '').replace(/^0+/, '')

/** The codes by which a row is found; the same GTIN may have other zeros in front. */
export function codesOf({ id = '', own_code = '', gtin = '' }: RowCells) {
  const code = (text: string) => (text === EMPTIES ? '' : unescapeCell(text))
  return { id: code(id), ownCode: code(own_code), gtin: withoutZeros(code(gtin)) }
}

const fault = (column: SheetColumn, why: CellFault): MatchedRow => ({
  productId: null,
  faults: [{ column, fault: why }],
})

function index(products: readonly NamedProduct[], codes: (product: NamedProduct) => readonly string[]) {
  const found = new Map<string, Set<string>>()
  for (const product of products)
    for (const code of codes(product)) found.set(code, (found.get(code) ?? new Set()).add(product.id))
  return found
}

/** Finds the product of each row, by its number, its own code or its GTIN; a product that an earlier row names is refused. */
export function matchRows(rows: readonly RowCells[], products: readonly NamedProduct[]): MatchedRow[] {
  const ids = new Set(products.map(({ id }) => id))
  const byCode = index(products, ({ ownCodes }) => ownCodes)
  const byGtin = index(products, ({ gtins }) => gtins.map(withoutZeros))
  const named = new Set<string>()
  const match = (cells: RowCells): MatchedRow => {
    const { id, ownCode, gtin } = codesOf(cells)
    const owners = [...(byCode.get(ownCode) ?? [])]
    if (id !== '') {
      if (!ids.has(id)) return fault('id', 'no_such_product')
      return owners.some((owner) => owner !== id)
        ? fault('own_code', 'taken')
        : { productId: id, faults: null }
    }
    if (owners.length > 1) return fault('own_code', 'two_products')
    const found = owners.length > 0 ? owners : [...(byGtin.get(gtin) ?? [])]
    if (found.length > 1) return fault('gtin', 'two_products')
    return { productId: found[0] ?? null, faults: null }
  }
  return rows.map((cells) => {
    const matched = match(cells)
    if (matched.faults) return matched
    const { ownCode, gtin } = codesOf(cells)
    const name = matched.productId ?? (ownCode ? `code:${ownCode}` : gtin ? `gtin:${gtin}` : null)
    if (name === null) return matched
    const isTwice = named.has(name)
    named.add(name)
    return isTwice ? fault(ownCode ? 'own_code' : matched.productId ? 'id' : 'gtin', 'twice') : matched
  })
}
