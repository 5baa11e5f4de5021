import type { ProductContentChange } from '@filiera/contract/console/product-content'
import type { EditedProduct } from '@filiera/contract/console/products'
import type { Problem } from '@filiera/contract/problem'
import { partsNamedBy } from '@filiera/domain/products/content-parts'
import { createEdited, refusal, type SaveState, seen } from './edited.ts'
import { join, type Typed } from './rebase.ts'
import { createSaving, type Outcome, type SavingCalls } from './saving.ts'

/** What editing needs of where it runs. Calls never throw. */
export type EditingCalls = SavingCalls & {
  /** Keeps what was typed and is not saved yet. */
  keep(typed: Typed): void
}

/**
 * A product being edited in one tab. What was typed is kept until the draft has it, and merged with what somebody else saved
 * meanwhile; what both changed is asked. No value that somebody typed is replaced before somebody saw it.
 * @param typed what was typed before and is not saved yet
 */
export function createEditing(first: EditedProduct, typed: Typed, calls: EditingCalls) {
  const edited = createEdited(first, typed, calls.keep)
  const { get, subscribe, isChanged, isSendable, sendable, put, see } = edited
  const { save, underWay } = createSaving(edited, calls)
  return {
    get,
    subscribe,
    isChanged,
    isSendable,
    sendable,
    save,
    /** Saves what is left, once what is under way was answered: nobody looks any more. */
    async leave() {
      await underWay()
      await save()
      // a colleague's change was merged first
      if (get().state.kind === 'saving') await save()
    },
    type(part: ProductContentChange) {
      const { change, before, product, state } = get()
      const typed = { change: join(change, part), before: join(partsNamedBy(product.content, part), before) }
      const next = state.kind === 'waiting' ? state : ({ kind: 'saved', at: null } as const)
      // a question stays open: what arrives meanwhile, as a photo does, is no answer to it
      put(state.kind === 'conflict' ? seen(product, typed, next) : { ...typed, state: next })
    },
    /** Ends the question about parts that two changed: with one's own values, or some of theirs. */
    settle(chosen: ProductContentChange) {
      const { change, product } = get()
      const settled = join(change, chosen)
      put({ change: settled, before: partsNamedBy(product.content, settled) })
      see(product, { kind: 'saved', at: null })
    },
    /** Publishes the draft, throws it away or puts a version into it, once all that was typed is saved. @returns whether it was done */
    async act(call: (version: number) => Promise<Outcome<unknown>>): Promise<boolean> {
      if (!(await save())) return false
      const done = await call(get().product.draftVersion)
      const now = await calls.read()
      const state = done.ok ? ({ kind: 'saved', at: null } as const) : failure(done.problem)
      if (now.ok) see(now.value, state)
      else put({ state })
      return done.ok
    },
  }
}

export type Editing = ReturnType<typeof createEditing>

const failure = (problem: Problem): SaveState =>
  problem.code === 'invalid_body'
    ? refusal(problem)
    : { kind: 'not_done', by: problem.code === 'changed_meanwhile' ? (problem.changed?.by ?? '') : null }
