import type { ProductContentChange } from '@filiera/contract/console/product-content'
import {
  changeProductDraft,
  discardProductDraft,
  type EditedProduct,
  getSellerProduct,
  publishProduct,
  restoreProductVersion,
} from '@filiera/contract/console/products'
import { listSellerProducts } from '@filiera/contract/console/seller-products'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi, problemOf } from '../api/call-api.ts'
import { apiQuery } from '../api/queries.ts'
import { sessionEnd } from '../api/session-end.ts'
import { keepChange, readKeptChange } from './kept-change.ts'
import { type Conflict, join, rebase, shownContent } from './rebase.ts'

/** A pause in typing after which the draft is saved, in milliseconds. */
const PAUSE_MS = 1_200
/** When nothing could be saved it is tried again after this. */
const AGAIN_MS = 5_000

export type SaveState =
  | { kind: 'saved'; at: Date | null }
  | { kind: 'saving' }
  | { kind: 'waiting' }
  | { kind: 'refused'; part: string }
  | { kind: 'conflict'; conflicts: Conflict[] }

/**
 * A product being edited: what was typed saves itself into the draft. It is kept in this browser until then, and merged with what a
 * colleague saved meanwhile; what both changed is asked.
 */
export function useEditor(shop: string, first: EditedProduct) {
  const queries = useQueryClient()
  const [product, setProduct] = useState(first)
  const [change, setChange] = useState<ProductContentChange>(() => readKeptChange(shop, first.id))
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: null })
  const sending = useRef(false)
  const of = { params: { id: first.id }, query: { shop } }
  const isChanged = Object.keys(change).length > 0

  const show = useCallback(
    (next: EditedProduct) => {
      setProduct(next)
      queries.setQueryData(
        apiQuery(getSellerProduct, { params: { id: next.id }, query: { shop } }).queryKey,
        next,
      )
    },
    [queries, shop],
  )
  const readAgain = () => callApi(getSellerProduct, of)

  const put = (next: ProductContentChange) => {
    keepChange(shop, first.id, next)
    setChange(next)
  }

  /** Somebody saved meanwhile: what does not overlap goes on, the rest is asked. */
  async function merge(typed: ProductContentChange) {
    const now = await readAgain()
    const merged = rebase(product.content, now.content, typed)
    show(now)
    put(merged.change)
    setState(
      merged.conflicts.length > 0 ? { kind: 'conflict', conflicts: merged.conflicts } : { kind: 'waiting' },
    )
  }

  async function save(): Promise<boolean> {
    if (sending.current || !isChanged) return !isChanged
    sending.current = true
    const sent = change
    setState({ kind: 'saving' })
    try {
      await callApi(changeProductDraft, { ...of, body: sent }, { 'if-match': `"v${product.draftVersion}"` })
      const now = await readAgain()
      // what was typed while it was being saved stays typed
      setChange((typed) => {
        const left = rebase(now.content, now.content, typed).change
        keepChange(shop, first.id, left)
        return left
      })
      show(now)
      setState({ kind: 'saved', at: new Date() })
      return true
    } catch (error) {
      const problem = problemOf(error)
      if (problem?.code === 'changed_meanwhile') await merge(sent).catch(() => setState({ kind: 'waiting' }))
      else if (problem?.code === 'invalid_body')
        setState({ kind: 'refused', part: problem.fields?.[0]?.field ?? '' })
      else setState({ kind: 'waiting' })
      if (problem?.code === 'not_signed_in') sessionEnd.set(true)
      return false
    } finally {
      sending.current = false
    }
  }

  const isAsking = state.kind === 'conflict' || state.kind === 'refused'
  useEffect(() => {
    if (!isChanged || isAsking) return
    const timer = setTimeout(() => void save(), state.kind === 'waiting' ? AGAIN_MS : PAUSE_MS)
    return () => clearTimeout(timer)
  })

  /** A call that changes draft or shop as a whole, once all that was typed is saved. */
  async function act(call: () => Promise<unknown>): Promise<boolean> {
    try {
      await call()
      // its state may be another now
      void queries.invalidateQueries({ queryKey: [listSellerProducts.name] })
      show(await readAgain())
      put({})
      setState({ kind: 'saved', at: null })
      return true
    } catch (error) {
      const problem = problemOf(error)
      setState(
        problem?.code === 'invalid_body'
          ? { kind: 'refused', part: problem.fields?.[0]?.field ?? '' }
          : { kind: 'waiting' },
      )
      if (problem?.code === 'not_signed_in') sessionEnd.set(true)
      else show(await readAgain())
      return false
    }
  }
  const version = { 'if-match': `"v${product.draftVersion}"` }
  return {
    product,
    content: shownContent(product.content, change),
    isChanged,
    state,
    type(part: ProductContentChange) {
      if (state.kind === 'refused') setState({ kind: 'saved', at: null })
      put(join(change, part))
    },
    save,
    /** Ends the question about parts that two changed: with one's own values, or some of theirs. */
    settle(chosen: ProductContentChange) {
      put(join(change, chosen))
      setState({ kind: 'saving' })
    },
    publish: () => act(() => callApi(publishProduct, { ...of, body: {} }, version)),
    discard: () => act(() => callApi(discardProductDraft, of, version)),
    restore: (number: number) =>
      act(() =>
        callApi(
          restoreProductVersion,
          { params: { id: first.id, number: String(number) }, query: { shop } },
          version,
        ),
      ),
  }
}

export type Editor = ReturnType<typeof useEditor>
