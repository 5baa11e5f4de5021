import { hasFailed, problemOf } from '../../api/call-api.ts'
import { useSingleMutation } from '../../api/use-single-mutation.ts'
import { useStoredValue } from '../../browser/use-stored-value.ts'
import { type FieldConflict, mergeFields } from './merge-fields.ts'

/** What was read: its version, and its values as the form shows them. */
export type Seen<V> = { version: number; values: V }
/** What came of two people's changes. */
type Met<V> = { by: string; taken: (keyof V & string)[]; conflicts: FieldConflict<V>[] }
type StoredForm<V> = Seen<V> & { typed: V; met?: Met<V> }

type Options<V, Answer> = {
  /** Under which the browser keeps what is typed. */
  name: string
  seen: Seen<V>
  /** What is there now, as a refusal names it. */
  read(current: Readonly<Record<string, unknown>>): Seen<V>
  send(typed: V, version: number): Promise<Answer>
  onSaved(answer: Answer): void
}

/**
 * The values of a form over something that has a version, and their saving; what has none is typed with `useStoredForm`. What is typed
 * outlives the page until it is saved or thrown away; what somebody else changed meanwhile is merged, and what both changed is asked.
 */
export function useVersionedForm<V extends object, Answer>(options: Options<V, Answer>) {
  const { name, seen, read, send, onSaved } = options
  const asSeen: StoredForm<V> = { ...seen, typed: seen.values }
  const {
    value: form,
    store,
    forget,
  } = useStoredValue(name, (stored) => (stored as StoredForm<V> | null) ?? asSeen)
  const { mutate, isPending, error, reset } = useSingleMutation({
    mutationFn: ({ typed, version }: StoredForm<V>) => send(typed, version),
    onSuccess(answer) {
      forget()
      onSaved(answer)
    },
    onError(failure, sent) {
      const changed = problemOf(failure)?.changed
      if (!changed) return
      const now = read(changed.current)
      const { merged, ...rest } = mergeFields(sent.values, sent.typed, now.values)
      store({ ...now, typed: merged, met: { by: changed.by, ...rest } })
    },
  })
  const problem = problemOf(error)
  return {
    typed: form.typed,
    isChanged: JSON.stringify(form.typed) !== JSON.stringify(form.values),
    isPending,
    /** Whether it was not saved, and not because somebody else changed it: that is asked about. */
    hasFailed: hasFailed(error) && problem?.code !== 'changed_meanwhile',
    /** Why it was not saved. */
    code: problem?.code,
    /** Until it is saved or thrown away, on a page that was loaded anew, too. */
    met: form.met ?? null,
    type: (change: Partial<V>) => store({ ...form, typed: { ...form.typed, ...change } }),
    save() {
      reset()
      mutate(form)
    },
    /** Throws away what was typed. */
    leave() {
      forget(asSeen)
      reset()
    },
  }
}
