import {
  changeProductDraft,
  discardProductDraft,
  type EditedProduct,
  getSellerProduct,
  publishProduct,
  restoreProductVersion,
  scheduleProduct,
  unscheduleProduct,
} from '@filiera/contract/console/products'
import type { Problem } from '@filiera/contract/problem'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { askApi, askApiAtEnd, ifMatch } from '../api/call-api.ts'
import { apiQuery, productsChanged, sessionQuery } from '../api/queries.ts'
import { sessionEnd } from '../api/session-end.ts'
import { type Discarded, undoOf, useDiscarded } from './discarded/use-discarded.ts'
import { createEditing, type Editing } from './editing/editing.ts'
import { shownContent, type Typed } from './editing/rebase.ts'
import { forget, readLeft, storeTyped } from './editing/stored-typed.ts'

/** A pause in typing after which the draft is saved, in milliseconds. */
const PAUSE_MS = 1_200
/** When nothing could be saved it is tried again after this. */
const AGAIN_MS = 5_000

/** Editing of a product in this tab, with what tabs of this browser left unsaved before. */
function openEditing(shop: string, first: EditedProduct, onForbidden: () => void) {
  const of = { params: { id: first.id }, query: { shop } }
  const tab = crypto.randomUUID()
  const title = first.content.texts.it.title || first.slug
  const keep = (typed: Typed) => storeTyped(shop, first.id, tab, typed, title)
  const { names, ...left } = readLeft(shop, first.id)
  /** A refusal that means more than this call. */
  const note = <A extends { ok: true } | { ok: false; problem: Problem }>(answer: A): A => {
    if (!answer.ok && answer.problem.code === 'not_signed_in') sessionEnd.set(true)
    if (!answer.ok && answer.problem.code === 'forbidden') onForbidden()
    return answer
  }
  const editing = createEditing(first, left, {
    read: () => askApi(getSellerProduct, of),
    save: async (change, version) =>
      note(await askApi(changeProductDraft, { ...of, body: change }, ifMatch(version))),
    keep,
  })
  return {
    editing,
    of,
    note,
    takeOver() {
      keep(editing.get())
      forget(names)
    },
  }
}

/** Leaving the screen or the page saves what was typed within the pause before; the browser keeps it until it is answered. */
function useSavedAtEnd(editing: Editing, of: { params: { id: string }; query: { shop: string } }) {
  useEffect(() => {
    const end = () => {
      const { product, state } = editing.get()
      if (state.kind === 'conflict' || !editing.isSendable()) return
      const call = { ...of, body: editing.sendable() }
      void askApiAtEnd(changeProductDraft, call, ifMatch(product.draftVersion))
    }
    window.addEventListener('pagehide', end)
    return () => {
      window.removeEventListener('pagehide', end)
      void editing.leave()
    }
  }, [editing, of])
}

type Opened = ReturnType<typeof openEditing>
type Call = Parameters<Opened['editing']['act']>[0]

/** Saves what was typed after a pause; later again where nothing could be saved, and not while something is asked. */
function useSavedByItself(
  { editing }: Opened,
  { state, refused }: ReturnType<Opened['editing']['get']>,
): void {
  const isAsking = state.kind === 'conflict' || (state.kind === 'refused' && refused.length === 0)
  // at every render: each letter begins the pause anew
  useEffect(() => {
    if (isAsking || !editing.isSendable()) return
    const timer = setTimeout(() => void editing.save(), state.kind === 'waiting' ? AGAIN_MS : PAUSE_MS)
    return () => clearTimeout(timer)
  })
}

/** What is done with a draft as a whole, and what of it was thrown away last. */
function useDraftActs(shop: string, { editing, of, note }: Opened) {
  const queries = useQueryClient()
  const [discarded, setDiscarded] = useDiscarded(shop, of.params.id)
  async function act(call: Call): Promise<boolean> {
    const isDone = await editing.act(async (version) => note(await call(version)))
    // its state may be another now
    if (isDone) void productsChanged(queries)
    return isDone
  }
  /** Takes the place of the draft, and remembers what it was. */
  async function replace(how: Discarded['how'], call: Call) {
    let before = editing.get().product
    const isDone = await act((version) => {
      before = editing.get().product
      return call(version)
    })
    if (!isDone) return
    const after = editing.get().product
    const planned = after.schedule || before.schedule?.failed ? null : (before.schedule?.at ?? null)
    setDiscarded({ how, before: before.content, after: after.content, planned })
  }
  const restoring = (number: number) => ({ ...of, params: { ...of.params, number: String(number) } })
  return {
    /** What was thrown away last. */
    discarded,
    setDiscarded,
    async publish() {
      const isDone = await act((version) => askApi(publishProduct, { ...of, body: {} }, ifMatch(version)))
      if (isDone) setDiscarded(null)
    },
    discard: () => replace('discarded', (version) => askApi(discardProductDraft, of, ifMatch(version))),
    restore: (number: number) =>
      replace('replaced', (version) => askApi(restoreProductVersion, restoring(number), ifMatch(version))),
    schedule: (at: Date) =>
      act((version) => askApi(scheduleProduct, { ...of, body: { at: at.toISOString() } }, ifMatch(version))),
    unschedule: () => act((version) => askApi(unscheduleProduct, of, ifMatch(version))),
  }
}

/**
 * A product being edited: what was typed saves itself into the draft. It is kept in this browser until then, and merged with what a
 * colleague saved meanwhile; what both changed is asked.
 */
export function useEditor(shop: string, first: EditedProduct) {
  const queries = useQueryClient()
  // the shop was suspended meanwhile, or the role is another one: the page says so
  const onForbidden = () => void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
  const [opened] = useState(() => openEditing(shop, first, onForbidden))
  const { editing, of, takeOver } = opened
  const typed = useSyncExternalStore(editing.subscribe, editing.get)
  const { product, change, state, refused } = typed
  useEffect(takeOver, [takeOver])
  useEffect(() => {
    queries.setQueryData(apiQuery(getSellerProduct, of).queryKey, product)
  }, [queries, of, product])
  useSavedByItself(opened, typed)
  useSavedAtEnd(editing, of)
  const { discarded, setDiscarded, ...acts } = useDraftActs(shop, opened)
  const content = shownContent(product.content, change)
  return {
    product,
    content,
    isChanged: editing.isChanged(),
    state,
    /** Parts that the draft does not take as they stand, and why. */
    refused,
    type: editing.type,
    save: editing.save,
    settle: editing.settle,
    ...acts,
    discarded,
    putBack() {
      if (!discarded) return
      editing.type(undoOf(discarded, content))
      setDiscarded(null)
      // what is planned is saved first
      if (discarded.planned) void acts.schedule(new Date(discarded.planned))
      else void editing.save()
    },
    forgetDiscarded: () => setDiscarded(null),
  }
}

export type Editor = ReturnType<typeof useEditor>
