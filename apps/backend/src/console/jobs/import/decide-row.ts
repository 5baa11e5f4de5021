import type { CellFault } from '@filiera/domain/products/cell-faults'
import { changeBetween, partsNamedBy } from '@filiera/domain/products/content-parts'
import { type SheetColumn, sheetColumns } from '@filiera/domain/products/sheet-columns'
import type { JobColumns } from '../../../platform/database/tables/jobs.ts'
import type { CellFacts } from '../../exchange/cells/cell.ts'
import { type ReadRow, type RowCells, type RowFault, readRow } from '../../exchange/cells/read-row.ts'
import { type SheetProduct, writeCell } from '../../exchange/cells/write-row.ts'

/** A product as a row finds it; `discountedCents` is the price of its offer. */
export type RowProduct = SheetProduct & { discountedCents: number | null }

/** What a row makes of a product. */
export type RowDecision = {
  state: 'ready' | 'same' | 'refused'
  before: JobColumns | null
  after: JobColumns | null
  faults: RowFault[] | null
}

const refused = (faults: RowFault[]): RowDecision => ({ state: 'refused', before: null, after: null, faults })

/** The cells that say something else than before, as they would be written. */
function changedCells(from: SheetProduct, to: SheetProduct, facts: CellFacts) {
  const before: Record<string, string> = {}
  const after: Record<string, string> = {}
  for (const column of sheetColumns.filter((each) => each !== 'id' && each !== 'stock_was')) {
    const [was, is] = [writeCell(column, from, facts), writeCell(column, to, facts)]
    if (was === is) continue
    before[column] = was
    after[column] = is
  }
  return { before, after }
}

/** Columns without which a product cannot be made. */
const needed: readonly SheetColumn[] = ['title_it', 'price']

/** What a row that names no product of the shop makes: a draft. @param bare what a new product says by itself */
export function decideNew(cells: RowCells, bare: SheetProduct, facts: CellFacts): RowDecision {
  const { faults: found, ...read } = readRow(cells, bare, facts)
  // the words of another shop for its categories: what it is is said in the draft
  const faults = found.filter(({ column, fault }) => column !== 'category' || fault !== 'unknown')
  const missing = needed
    .filter((column) => cells[column] === undefined)
    .map((column): RowFault => ({ column, fault: 'missing' }))
  if (faults.length + missing.length > 0) return refused([...missing, ...faults])
  const { after } = changedCells(bare, { id: '', ...read }, facts)
  const parts = changeBetween(bare.content, read.content)
  return {
    state: 'ready',
    before: null,
    after: {
      price_cents: read.priceCents,
      discounted_cents: null,
      stock: read.stock,
      parts,
      cells: after,
    },
    faults: null,
  }
}

/** Price and offer go together: a price under an offer stays. */
function priceOf(product: RowProduct, { priceCents }: ReadRow): { price: number | null; fault?: CellFault } {
  if (priceCents === product.priceCents) return { price: null }
  return product.discountedCents === null ? { price: priceCents } : { price: null, fault: 'offer' }
}

/** What a row makes of a product of the shop. */
export function decideRow(cells: RowCells, product: RowProduct, facts: CellFacts): RowDecision {
  const read = readRow(cells, product, facts)
  const { price, fault } = priceOf(product, read)
  const faults = fault ? [...read.faults, { column: 'price' as const, fault }] : read.faults
  if (faults.length > 0) return refused(faults)
  const parts = changeBetween(product.content, read.content)
  const hasParts = Object.keys(parts).length > 0
  const hasStock = read.stock !== product.stock
  if (price === null && !hasParts && !hasStock)
    return { state: 'same', before: null, after: null, faults: null }
  const { id, content, priceCents, discountedCents: discounted_cents, stock } = product
  const written = changedCells(product, { id, ...read }, facts)
  return {
    state: 'ready',
    before: {
      ...(price !== null && { price_cents: priceCents, discounted_cents }),
      ...(hasStock && { stock }),
      parts: partsNamedBy(content, parts),
      cells: written.before,
    },
    after: {
      ...(price !== null && { price_cents: price, discounted_cents }),
      ...(hasStock && { stock: read.stock }),
      parts,
      cells: written.after,
    },
    faults: null,
  }
}
