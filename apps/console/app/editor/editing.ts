import type { ProductContentChange } from '@filiera/contract/console/product-content'
import type { EditedProduct } from '@filiera/contract/console/products'
import type { Problem } from '@filiera/contract/problem'
import { partsNamedBy } from '@filiera/domain/products/content-parts'
import { watched } from '../api/watched.ts'
import { type Conflict, join, rebase, shownContent, type Typed } from './rebase.ts'

export type SaveState =
  | { kind: 'saved'; at: Date | null }
  | { kind: 'saving' }
  /** It could not be saved; it is tried again. */
  | { kind: 'waiting' }
  | { kind: 'refused'; part: string }
  | { kind: 'conflict'; conflicts: Conflict[] }
  /** The draft was not published, thrown away or put back: somebody changed it meanwhile, or null when nobody answered. */
  | { kind: 'not_done'; by: string | null }

type Outcome<Value> = { ok: true; value: Value } | { ok: false; problem: Problem }

/** What editing needs of where it runs. Calls never throw. */
export type EditingCalls = {
  read(): Promise<Outcome<EditedProduct>>
  /** Puts parts into the draft of that version. */
  save(change: ProductContentChange, version: number): Promise<Outcome<{ version: number }>>
  /** Keeps what was typed and is not saved yet. */
  keep(typed: Typed): void
}

type Now = Typed & { product: EditedProduct; state: SaveState }

/**
 * A product being edited in one tab. What was typed is kept until the draft has it, and merged with what somebody else saved
 * meanwhile; what both changed is asked. No value that somebody typed is replaced before somebody saw it.
 * @param typed what was typed before and is not saved yet
 */
export function createEditing(first: EditedProduct, typed: Typed, calls: EditingCalls) {
  const shown = watched<Now>(seen(first, typed, { kind: 'saved', at: null }))
  let isSending = false
  const isChanged = () => Object.keys(shown.get().change).length > 0

  function put(next: Partial<Now>) {
    shown.set({ ...shown.get(), ...next })
    const { change, before } = shown.get()
    calls.keep({ change, before })
  }
  /** The product as it is now, under what was typed. */
  const see = (product: EditedProduct, state: SaveState) => put(seen(product, shown.get(), state))

  async function merge() {
    const now = await calls.read()
    if (now.ok) see(now.value, { kind: 'saving' })
    else put({ state: { kind: 'waiting' } })
  }

  /** The draft has what was sent; what was typed meanwhile was typed over it. */
  async function finish(sent: ProductContentChange, draftVersion: number) {
    const { product, before } = shown.get()
    const saved = { kind: 'saved', at: new Date() } as const
    put({ before: join(before, sent) })
    see({ ...product, draftVersion, content: shownContent(product.content, sent) }, saved)
    const now = await calls.read()
    if (now.ok) see(now.value, saved)
  }

  /** @returns whether the draft has all that was typed */
  async function save(): Promise<boolean> {
    const { change, product, state } = shown.get()
    if (isSending || state.kind === 'conflict' || !isChanged()) return !isChanged()
    isSending = true
    put({ state: { kind: 'saving' } })
    const answer = await calls.save(change, product.draftVersion)
    if (answer.ok) await finish(change, answer.value.version)
    else if (answer.problem.code === 'changed_meanwhile') await merge()
    else put({ state: refusal(answer.problem) })
    isSending = false
    return !isChanged()
  }

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    isChanged,
    save,
    type(part: ProductContentChange) {
      const { change, before, product, state } = shown.get()
      const typed = { change: join(change, part), before: join(partsNamedBy(product.content, part), before) }
      const next = state.kind === 'waiting' ? state : ({ kind: 'saved', at: null } as const)
      // a question stays open: what arrives meanwhile, as a photo does, is no answer to it
      put(state.kind === 'conflict' ? seen(product, typed, next) : { ...typed, state: next })
    },
    /** Ends the question about parts that two changed: with one's own values, or some of theirs. */
    settle(chosen: ProductContentChange) {
      const { change, product } = shown.get()
      const settled = join(change, chosen)
      put({ change: settled, before: partsNamedBy(product.content, settled) })
      see(product, { kind: 'saved', at: null })
    },
    /** Publishes the draft, throws it away or puts a version into it, once all that was typed is saved. @returns whether it was done */
    async act(call: (version: number) => Promise<Outcome<unknown>>): Promise<boolean> {
      if (!(await save())) return false
      const done = await call(shown.get().product.draftVersion)
      const now = await calls.read()
      const state = done.ok ? ({ kind: 'saved', at: null } as const) : failure(done.problem)
      if (now.ok) see(now.value, state)
      else put({ state })
      return done.ok
    },
  }
}

export type Editing = ReturnType<typeof createEditing>

function seen(product: EditedProduct, typed: Typed, state: SaveState): Now {
  const { conflicts, ...rest } = rebase(typed, product.content)
  return { ...rest, product, state: conflicts.length > 0 ? { kind: 'conflict', conflicts } : state }
}

const refusal = ({ code, fields }: Problem): SaveState =>
  code === 'invalid_body' ? { kind: 'refused', part: fields?.[0]?.field ?? '' } : { kind: 'waiting' }

const failure = (problem: Problem): SaveState =>
  problem.code === 'invalid_body'
    ? refusal(problem)
    : { kind: 'not_done', by: problem.code === 'changed_meanwhile' ? (problem.changed?.by ?? '') : null }
