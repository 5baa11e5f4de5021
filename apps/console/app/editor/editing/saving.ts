import type { ProductContentChange } from '@filiera/contract/console/product-content'
import type { EditedProduct } from '@filiera/contract/console/products'
import type { Problem } from '@filiera/contract/problem'
import type { Edited } from './edited.ts'
import { join, shownContent } from './rebase.ts'

export type Outcome<Value> = { ok: true; value: Value } | { ok: false; problem: Problem }

/** What saving needs of where it runs. Calls never throw. */
export type SavingCalls = {
  read(): Promise<Outcome<EditedProduct>>
  /** Puts parts into the draft of that version. */
  save(change: ProductContentChange, version: number): Promise<Outcome<{ version: number }>>
}

/** Sends what was typed to the draft, one call at a time, and merges what somebody else saved meanwhile. */
export function createSaving(edited: Edited, calls: SavingCalls) {
  let sending: Promise<void> | null = null

  async function merge() {
    const now = await calls.read()
    if (!now.ok) return edited.put({ state: { kind: 'waiting' } })
    edited.see(now.value, { kind: 'saving' })
    // the draft had it already: the answer that said so was lost, or came from the end of the page
    if (!edited.isChanged()) edited.put({ state: edited.savedState(new Date()) })
  }

  /** The draft has what was sent; what was typed meanwhile was typed over it. */
  async function finish(sent: ProductContentChange, draftVersion: number) {
    const { product, before } = edited.get()
    const saved = edited.savedState(new Date())
    edited.put({ before: join(before, sent) })
    edited.see({ ...product, draftVersion, content: shownContent(product.content, sent) }, saved)
    const now = await calls.read()
    if (now.ok) edited.see(now.value, saved)
  }

  async function send() {
    const { product } = edited.get()
    const sent = edited.sendable()
    edited.put({ state: { kind: 'saving' } })
    const answer = await calls.save(sent, product.draftVersion)
    if (answer.ok) await finish(sent, answer.value.version)
    else if (answer.problem.code === 'changed_meanwhile') await merge()
    else if (edited.hold(sent, answer.problem) && edited.isSendable()) await send()
  }

  return {
    /** @returns whether the draft has all that was typed */
    async save(): Promise<boolean> {
      if (sending || edited.get().state.kind === 'conflict' || !edited.isSendable())
        return !edited.isChanged()
      sending = send()
      await sending
      sending = null
      return !edited.isChanged()
    },
    /** The call that is under way, if there is one. */
    underWay: () => sending,
  }
}
