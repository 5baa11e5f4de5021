import type { ProductContentChange } from '@filiera/contract/console/product-content'
import type { EditedProduct } from '@filiera/contract/console/products'
import type { Problem } from '@filiera/contract/problem'
import { isSameValue } from '@filiera/domain/json-value'
import { partNames } from '@filiera/domain/products/content-parts'
import { watched } from '../../api/watched.ts'
import { type Conflict, changeOf, join, nothingTyped, partOf, rebase, type Typed } from './rebase.ts'

export type SaveState =
  | { kind: 'saved'; at: Date | null }
  | { kind: 'saving' }
  /** It could not be saved; it is tried again. */
  | { kind: 'waiting' }
  | { kind: 'refused'; part: string }
  | { kind: 'conflict'; conflicts: Conflict[] }
  /** The draft was not published, thrown away or put back: somebody changed it meanwhile, or null when nobody answered. */
  | { kind: 'not_done'; by: string | null }

/** A value of a part that the draft does not take, and why. */
export type Refused = { part: string; value: unknown; message: string }

type Now = Typed & { product: EditedProduct; state: SaveState; refused: readonly Refused[] }

/**
 * A product as one tab shows it: what the shop has, what was typed over it and is not saved yet, and which of that was refused.
 * @param keep called with what was typed at each change
 */
export function createEdited(first: EditedProduct, typed: Typed, keep: (typed: Typed) => void) {
  const shown = watched<Now>({ ...seen(first, typed, { kind: 'saved', at: null }), refused: [] })

  /** What was typed, without what was refused as it stands. */
  function sendable(): ProductContentChange {
    const { change, refused } = shown.get()
    if (refused.length === 0) return change
    const held = new Set(refused.map(({ part }) => part))
    const free = partNames(change).filter((part) => !held.has(part))
    return free.reduce((sent, part) => join(sent, changeOf(part, partOf(change, part))), nothingTyped.change)
  }

  function put(next: Partial<Now>) {
    const now = { ...shown.get(), ...next }
    // another value is no longer the one that was refused
    const refused = now.refused.filter(({ part, value }) => isSameValue(value, partOf(now.change, part)))
    shown.set({ ...now, refused })
    const { change, before } = now
    keep({ change, before })
  }

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    isChanged: () => Object.keys(shown.get().change).length > 0,
    sendable,
    isSendable: () => partNames(sendable()).length > 0,
    /** Saved, or what still is not. */
    savedState(at: Date | null): SaveState {
      const { refused } = shown.get()
      return refused[0] ? { kind: 'refused', part: refused[0].part } : { kind: 'saved', at }
    },
    put,
    /** The product as it is now, under what was typed. */
    see: (product: EditedProduct, state: SaveState) => put(seen(product, shown.get(), state)),
    /** Holds back the parts that a refusal names, so that the others can be sent without them. @returns whether it names any */
    hold(sent: ProductContentChange, problem: Problem): boolean {
      const held = heldBy(sent, problem)
      put({
        refused: [...shown.get().refused, ...held],
        state: held[0] ? { kind: 'refused', part: held[0].part } : refusal(problem),
      })
      return held.length > 0
    },
  }
}

export type Edited = ReturnType<typeof createEdited>

/** What was typed over a product as it is now; what both changed becomes a question. */
export function seen(product: EditedProduct, typed: Typed, state: SaveState): Omit<Now, 'refused'> {
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

/** What a refusal of a change means: a part is wrong, or it is tried again. */
export const refusal = ({ code, fields }: Problem): SaveState =>
  code === 'invalid_body' ? { kind: 'refused', part: fields?.[0]?.field ?? '' } : { kind: 'waiting' }
