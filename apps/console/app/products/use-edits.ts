import {
  changeSellerProduct,
  listSellerProducts,
  type SellerProduct,
} from '@filiera/contract/console/seller-products'
import { moveStock } from '@filiera/contract/console/stock'
import { formatEuros } from '@filiera/domain/money/money'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { callApi, ifMatch, problemOf } from '../api/call-api.ts'
import { sessionQuery } from '../api/queries.ts'
import type { TextKey } from '../texts/texts.tsx'
import { cellText, type EditableField, readCell } from './read-cell.ts'
import { replaceRow } from './use-products.ts'

/** What became of the last change of a cell; `text` is what was typed, so that nothing of it is lost. */
export type CellState =
  | { kind: 'saving'; text: string }
  | { kind: 'saved' }
  | { kind: 'refused'; text: string; fault: TextKey }
  | { kind: 'changed'; text: string; by: string; now: string }

/** How long a cell says that it was saved, in milliseconds. */
const SAID_MS = 1_200

/** A value as its column shows it. */
function shownValue(field: EditableField, value: unknown): string {
  if (typeof value !== 'number') return '–'
  return field === 'price' || field === 'priceDiscounted' ? formatEuros(value) : String(value)
}

const keyOf = (id: string, field: EditableField | 'state') => `${id} ${field}`

/** How many values are on their way, and the cells of those that were not saved. */
function openCells(states: ReadonlyMap<string, CellState>) {
  const keysOf = (...kinds: CellState['kind'][]) =>
    [...states].flatMap(([key, { kind }]) => (kinds.includes(kind) ? [key] : []))
  return {
    saving: keysOf('saving').length,
    wrong: keysOf('refused', 'changed').map((key) => {
      const [id = '', field = ''] = key.split(' ')
      return { id, field }
    }),
  }
}

export const isOnSale = ({ state }: SellerProduct) => state === 'on_sale' || state === 'sold_out'

/** Sends one value of a product: prices on the version that was seen, pieces with what was seen on the shelf. */
function send(
  shop: string,
  { product, field, value }: { product: SellerProduct; field: EditableField; value: number | null },
  requestId: string,
) {
  const of = { params: { id: product.id }, query: { shop } }
  if (field === 'stock')
    return callApi(moveStock, {
      ...of,
      body: { shelf: product.shelf + (value ?? 0) - product.stock, seen: product.shelf, requestId },
    })
  return callApi(changeSellerProduct, { ...of, body: { [field]: value } }, ifMatch(product.version))
}

/** A saved change of a cell: the product as it was seen last, what was saved, and the text that stood there before. */
export type Undo = { product: SellerProduct; field: EditableField; saved: number | null; text: string }

/** Changes of cells, and what became of them. */
export function useEdits(shop: string) {
  const queries = useQueryClient()
  const [states, setStates] = useState<ReadonlyMap<string, CellState>>(new Map())
  /** What is taken back at once: one cell, or all that was pasted together. */
  const undos = useRef<Undo[][]>([])
  /** @param over only over this state */
  const setState = useCallback((key: string, state: CellState | null, over?: CellState) => {
    setStates((known) => {
      if (over && known.get(key) !== over) return known
      const next = new Map(known)
      if (state) next.set(key, state)
      else next.delete(key)
      return next
    })
  }, [])

  /** Shows a product as it is now, which may be out of sight. */
  const put = useCallback(
    (now: SellerProduct) => {
      replaceRow(queries, now)
      for (const undo of undos.current.flat()) if (undo.product.id === now.id) undo.product = now
    },
    [queries],
  )

  const refuse = useCallback(
    (id: string, field: EditableField, text: string, error: unknown) => {
      const key = keyOf(id, field)
      const problem = problemOf(error)
      // the shop was suspended meanwhile, or the role is another one: the page says so
      if (problem?.code === 'forbidden') {
        void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
        return setState(key, { kind: 'refused', text, fault: 'products.faults.readOnly' })
      }
      if (problem?.code !== 'changed_meanwhile' || !problem.changed)
        return setState(key, { kind: 'refused', text, fault: 'products.faults.notSaved' })
      const { by, current } = problem.changed
      setState(key, { kind: 'changed', text, by, now: shownValue(field, current[field]) })
    },
    [queries, setState],
  )

  /** Reads a product again, after somebody else changed it. */
  const readAgain = useCallback(
    async (product: SellerProduct): Promise<SellerProduct> => {
      const rows = await callApi(listSellerProducts, { query: { shop, ids: product.id } }).catch(() => [])
      const [now = product] = rows
      put(now)
      return now
    },
    [put, shop],
  )

  // mutations, so that a session that has ended is announced; one for all rows, because each would cost every row that is scrolled by
  const { mutateAsync: sendValue } = useMutation({
    mutationFn: (change: { product: SellerProduct; field: EditableField; value: number | null }) =>
      send(shop, change, crypto.randomUUID()),
  })
  const { mutateAsync: sendState } = useMutation({
    mutationFn: (product: SellerProduct) =>
      callApi(
        changeSellerProduct,
        {
          params: { id: product.id },
          query: { shop },
          body: { state: isOnSale(product) ? 'paused' : 'on_sale' },
        },
        ifMatch(product.version),
      ),
  })

  /**
   * Saves what was typed in a cell.
   * @param undo what is taken back together with it; null where it takes something back itself
   * @returns the product as the shop has it now, null when it was not saved
   */
  const save = useCallback(
    async (
      product: SellerProduct,
      field: EditableField,
      text: string,
      undo: Undo[] | null = [],
    ): Promise<SellerProduct | null> => {
      const key = keyOf(product.id, field)
      const read = readCell(product, field, text)
      if ('fault' in read) {
        setState(key, { kind: 'refused', text, fault: read.fault })
        return null
      }
      setState(key, read.value === product[field] ? null : { kind: 'saving', text })
      if (read.value === product[field]) return product
      try {
        const saved = await sendValue({ product, field, value: read.value })
        put(saved)
        undo?.push({ product: saved, field, saved: saved[field], text: cellText(product, field) })
        if (undo && !undos.current.includes(undo)) undos.current.push(undo)
        const said: CellState = { kind: 'saved' }
        setState(key, said)
        setTimeout(() => setState(key, null, said), SAID_MS)
        return saved
      } catch (error) {
        // what was typed stands there already: nothing is to be asked
        if (problemOf(error)?.changed?.current[field] === read.value) {
          const now = await readAgain(product)
          setState(key, null)
          return now
        }
        refuse(product.id, field, text, error)
        return null
      }
    },
    [put, readAgain, refuse, sendValue, setState],
  )

  /** Takes a product from sale, or puts it back. */
  async function changeState(product: SellerProduct): Promise<void> {
    const key = keyOf(product.id, 'state')
    setState(key, { kind: 'saving', text: '' })
    try {
      put(await sendState(product))
      setState(key, null)
    } catch (error) {
      const code = problemOf(error)?.code
      if (code === 'changed_meanwhile') {
        // the next press means the product as it is now; nothing is to be said where it is as it was wished
        const isDone = isOnSale(await readAgain(product)) !== isOnSale(product)
        return setState(
          key,
          isDone ? null : { kind: 'refused', text: '', fault: 'products.faults.stateChanged' },
        )
      }
      const fault = code === 'invalid_body' ? 'products.faults.cannotSell' : 'products.faults.stateNotSaved'
      setState(key, { kind: 'refused', text: '', fault })
    }
  }

  /**
   * Takes saved changes of a product back, the last first; where somebody wrote something else since it is asked.
   * @param now the product as it is shown
   */
  async function takeBack(changes: readonly Undo[], now: SellerProduct): Promise<void> {
    let shown = now
    for (const { field, saved, text } of changes.toReversed()) {
      if (shown[field] === saved) shown = (await save(shown, field, text, null)) ?? shown
      else
        setState(keyOf(now.id, field), {
          ...{ kind: 'changed', text, by: '' },
          now: shownValue(field, shown[field]),
        })
    }
  }

  /** Saves over what a colleague wrote meanwhile, once it was seen. */
  const insist = async (product: SellerProduct, field: EditableField, text: string) =>
    save(await readAgain(product), field, text)

  /** Shows values that wait for their turn as on their way. */
  const announce = (cells: readonly { id: string; field: EditableField; text: string }[]) =>
    setStates(
      (known) =>
        new Map([
          ...known,
          ...cells.map(({ id, field, text }) => [keyOf(id, field), { kind: 'saving', text }] as const),
        ]),
    )

  /** Leaves a cell as the shop has it. */
  async function leave(product: SellerProduct, field: EditableField): Promise<void> {
    if (states.get(keyOf(product.id, field))?.kind === 'changed') await readAgain(product)
    setState(keyOf(product.id, field), null)
  }

  return {
    save,
    refuse,
    insist,
    changeState,
    stateOf: (id: string, field: EditableField | 'state') => states.get(keyOf(id, field)),
    leave,
    announce,
    /** Says nothing of a cell any more. */
    forget: (id: string, field: EditableField) => setState(keyOf(id, field), null),
    /** The changes that were saved together last, to take them back: those are no changes to be taken back in turn. */
    takeLast: () => undos.current.pop(),
    takeBack,
    open: () => openCells(states),
  }
}

export type Edits = ReturnType<typeof useEdits>
