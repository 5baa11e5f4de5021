import type { SellerProduct } from '@filiera/contract/console/seller-products'
import { formatEuros } from '@filiera/domain/money/money'
import { useQueryClient } from '@tanstack/react-query'
import { problemOf } from '../../api/call-api.ts'
import { sessionQuery } from '../../api/queries.ts'
import { cellText, type EditableField, readCell } from './read-cell.ts'
import { type CellStates, useCellStates } from './use-cell-states.ts'
import { isOnSale, useSendProduct } from './use-send-product.ts'
import type { Undo, Undos } from './use-undos.ts'

/** A value as its column shows it. */
export function shownValue(field: EditableField, value: unknown): string {
  if (typeof value !== 'number') return '–'
  return field === 'price' || field === 'priceDiscounted' ? formatEuros(value) : String(value)
}

/** Says in a cell why its value was not saved. */
function useRefuse(cells: CellStates) {
  const queries = useQueryClient()
  return (id: string, field: EditableField, text: string, error: unknown) => {
    const problem = problemOf(error)
    // the shop was suspended meanwhile, or the role is another one: the page says so
    if (problem?.code === 'forbidden') {
      void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
      return cells.set(id, field, { kind: 'refused', text, fault: 'products.faults.readOnly' })
    }
    if (problem?.code !== 'changed_meanwhile' || !problem.changed)
      return cells.set(id, field, { kind: 'refused', text, fault: 'products.faults.notSaved' })
    const { by, current } = problem.changed
    cells.set(id, field, { kind: 'changed', text, by, now: shownValue(field, current[field]) })
  }
}

type Sending = ReturnType<typeof useSendProduct>

/** Takes products from sale and puts them back. */
function changingState(cells: CellStates, { toggleSale, readAgain }: Sending) {
  return async (product: SellerProduct) => {
    const { id } = product
    cells.set(id, 'state', { kind: 'saving', text: '' })
    try {
      await toggleSale(product)
      cells.set(id, 'state', null)
    } catch (error) {
      const code = problemOf(error)?.code
      if (code === 'changed_meanwhile') {
        // the next press means the product as it is now; nothing is to be said where it is as it was wished
        const isDone = isOnSale(await readAgain(product)) !== isOnSale(product)
        const fault = 'products.faults.stateChanged'
        return cells.set(id, 'state', isDone ? null : { kind: 'refused', text: '', fault })
      }
      const fault = code === 'invalid_body' ? 'products.faults.cannotSell' : 'products.faults.stateNotSaved'
      cells.set(id, 'state', { kind: 'refused', text: '', fault })
    }
  }
}

type Refuse = ReturnType<typeof useRefuse>

/** Saves cells, and says in each what became of it. */
function savingCells(cells: CellStates, sending: Sending, refuse: Refuse, undos: Undos | null) {
  /**
   * Saves what was typed in a cell.
   * @param step what is taken back together with it; null where it takes something back itself
   * @returns the product as the shop has it now, null when it was not saved
   */
  return async function save(
    product: SellerProduct,
    field: EditableField,
    text: string,
    step: Undo[] | null = [],
  ): Promise<SellerProduct | null> {
    const { id } = product
    const read = readCell(product, field, text)
    if ('fault' in read) {
      cells.set(id, field, { kind: 'refused', text, fault: read.fault })
      return null
    }
    const { value } = read
    cells.set(id, field, value === product[field] ? null : { kind: 'saving', text })
    if (value === product[field]) return product
    try {
      const now = await sending.sendValue({ product, field, value })
      if (step) undos?.add(step, { id, field, saved: now[field], text: cellText(product, field) })
      cells.sayIsSaved(id, field)
      return now
    } catch (error) {
      // what was typed stands there already: nothing is to be asked
      if (problemOf(error)?.changed?.current[field] === value) {
        const now = await sending.readAgain(product)
        cells.set(id, field, null)
        return now
      }
      refuse(id, field, text, error)
      return null
    }
  }
}

/**
 * Changes of cells, and what became of them.
 * @param undos keeps what can be taken back; null where nothing is
 */
export function useEdits(shop: string, undos: Undos | null) {
  const cells = useCellStates()
  const refuse = useRefuse(cells)
  const sending = useSendProduct(shop)
  const save = savingCells(cells, sending, refuse, undos)
  return {
    save,
    refuse,
    changeState: changingState(cells, sending),
    stateOf: cells.of,
    announce: cells.announce,
    open: cells.open,
    read: sending.read,
    /** Says nothing of a cell any more. */
    forget: (id: string, field: EditableField) => cells.set(id, field, null),
    /** Leaves a cell as the shop has it. */
    async leave(product: SellerProduct, field: EditableField): Promise<void> {
      if (cells.of(product.id, field)?.kind === 'changed') await sending.readAgain(product)
      cells.set(product.id, field, null)
    },
    /** Saves over what a colleague wrote meanwhile, once it was seen. */
    overwrite: async (product: SellerProduct, field: EditableField, text: string) =>
      save(await sending.readAgain(product), field, text),
    /** The changes that were saved together last. */
    takeLast: () => undos?.takeLast() ?? [],
    /**
     * Undoes saved changes of a product, the last first; where somebody wrote something else since it is asked.
     * @param now the product as it is shown
     */
    async undo(changes: readonly Undo[], now: SellerProduct): Promise<void> {
      let shown = now
      for (const { field, saved, text } of changes.toReversed()) {
        if (shown[field] === saved) shown = (await save(shown, field, text, null)) ?? shown
        else cells.set(now.id, field, { kind: 'changed', text, by: '', now: shownValue(field, shown[field]) })
      }
    },
  }
}

export type Edits = ReturnType<typeof useEdits>
