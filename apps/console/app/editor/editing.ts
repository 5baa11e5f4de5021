import type { ProductContentChange } from '@filiera/contract/console/product-content'
import type { EditedProduct } from '@filiera/contract/console/products'
import type { Problem } from '@filiera/contract/problem'
import { isSameValue, partNames, partsNamedBy } from '@filiera/domain/products/content-parts'
import { watched } from '../api/watched.ts'
import {
  type Conflict,
  changeOf,
  join,
  nothingTyped,
  partOf,
  rebase,
  shownContent,
  type Typed,
} from './rebase.ts'

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

/** A value of a part that the draft does not take, and why. */
export type Refused = { part: string; value: unknown; message: string }

type Now = Typed & { product: EditedProduct; state: SaveState; refused: readonly Refused[] }

/**
 * A product being edited in one tab. What was typed is kept until the draft has it, and merged with what somebody else saved
 * meanwhile; what both changed is asked. No value that somebody typed is replaced before somebody saw it.
 * @param typed what was typed before and is not saved yet
 */
export function createEditing(first: EditedProduct, typed: Typed, calls: EditingCalls) {
  const shown = watched<Now>({ ...seen(first, typed, { kind: 'saved', at: null }), refused: [] })
  let sending: Promise<void> | null = null
  const isChanged = () => Object.keys(shown.get().change).length > 0

  /** What was typed, without what was refused as it stands. */
  function sendable(): ProductContentChange {
    const { change, refused } = shown.get()
    if (refused.length === 0) return change
    const held = new Set(refused.map(({ part }) => part))
    const free = partNames(change).filter((part) => !held.has(part))
    return free.reduce((sent, part) => join(sent, changeOf(part, partOf(change, part))), nothingTyped.change)
  }
  const isSendable = () => partNames(sendable()).length > 0
  /** Saved, or what still is not. */
  const savedState = (at: Date | null): SaveState => {
    const { refused } = shown.get()
    return refused[0] ? { kind: 'refused', part: refused[0].part } : { kind: 'saved', at }
  }

  function put(next: Partial<Now>) {
    const now = { ...shown.get(), ...next }
    // another value is no longer the one that was refused
    const refused = now.refused.filter(({ part, value }) => isSameValue(value, partOf(now.change, part)))
    shown.set({ ...now, refused })
    const { change, before } = now
    calls.keep({ change, before })
  }
  /** The product as it is now, under what was typed. */
  const see = (product: EditedProduct, state: SaveState) => put(seen(product, shown.get(), state))

  async function merge() {
    const now = await calls.read()
    if (!now.ok) return put({ state: { kind: 'waiting' } })
    see(now.value, { kind: 'saving' })
    // the draft had it already: the answer that said so was lost, or came from the end of the page
    if (!isChanged()) put({ state: savedState(new Date()) })
  }

  /** The draft has what was sent; what was typed meanwhile was typed over it. */
  async function finish(sent: ProductContentChange, draftVersion: number) {
    const { product, before } = shown.get()
    const saved = savedState(new Date())
    put({ before: join(before, sent) })
    see({ ...product, draftVersion, content: shownContent(product.content, sent) }, saved)
    const now = await calls.read()
    if (now.ok) see(now.value, saved)
  }

  /** Holds back the parts that a refusal names, so that the others can be sent without them. */
  function hold(sent: ProductContentChange, problem: Problem) {
    const held = heldBy(sent, problem)
    put({
      refused: [...shown.get().refused, ...held],
      state: held[0] ? { kind: 'refused', part: held[0].part } : refusal(problem),
    })
    return held.length > 0
  }

  async function send() {
    const { product } = shown.get()
    const sent = sendable()
    put({ state: { kind: 'saving' } })
    const answer = await calls.save(sent, product.draftVersion)
    if (answer.ok) await finish(sent, answer.value.version)
    else if (answer.problem.code === 'changed_meanwhile') await merge()
    else if (hold(sent, answer.problem) && isSendable()) await send()
  }

  /** @returns whether the draft has all that was typed */
  async function save(): Promise<boolean> {
    if (sending || shown.get().state.kind === 'conflict' || !isSendable()) return !isChanged()
    sending = send()
    await sending
    sending = null
    return !isChanged()
  }

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    isChanged,
    isSendable,
    sendable,
    save,
    /** Saves what is left, once what is under way was answered: nobody looks any more. */
    async leave() {
      await sending
      await save()
      // a colleague's change was merged first
      if (shown.get().state.kind === 'saving') await save()
    },
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

function seen(product: EditedProduct, typed: Typed, state: SaveState): Omit<Now, 'refused'> {
  const { conflicts, ...rest } = rebase(typed, product.content)
  return { ...rest, product, state: conflicts.length > 0 ? { kind: 'conflict', conflicts } : state }
}

/** The parts of what was sent that a refusal names, as they were sent. */
function heldBy(sent: ProductContentChange, { code, fields = [] }: Problem): Refused[] {
  if (code !== 'invalid_body') return []
  return partNames(sent).flatMap((part) => {
    const named = fields.find(({ field }) => field === part || field.startsWith(`${part}.`))
    return named ? [{ part, value: partOf(sent, part), message: named.message }] : []
  })
}

const refusal = ({ code, fields }: Problem): SaveState =>
  code === 'invalid_body' ? { kind: 'refused', part: fields?.[0]?.field ?? '' } : { kind: 'waiting' }

const failure = (problem: Problem): SaveState =>
  problem.code === 'invalid_body'
    ? refusal(problem)
    : { kind: 'not_done', by: problem.code === 'changed_meanwhile' ? (problem.changed?.by ?? '') : null }
