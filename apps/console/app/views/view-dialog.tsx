import { SAVED_VIEWS, type Saved } from '@filiera/contract/console/people/saved-views'
import { type FormEvent, useState } from 'react'
import { readStored, writeStored } from '../browser/stored.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { showFaults } from '../ui/show-faults.ts'
import type { SavedViews } from './use-saved-views.ts'
import type { ViewList } from './view-list.ts'

type Props<View extends { saved?: string | undefined }, Of> = {
  shop: string
  list: ViewList<View, Of>
  saved: SavedViews<View, Of>
  /** Null for a new one. */
  known: Saved<Of> | null
  view: View
  show(next: View): void
  onClose(): void
}

/** The name of a view while it is typed, which outlives the page; what is wrong with it, and how it is saved. */
function useNamedView<View extends { saved?: string | undefined }, Of>(props: Props<View, Of>) {
  const { t } = useTexts()
  const { list, known, view } = props
  const { views, save } = props.saved
  const kept = `view.${list.permission}.${props.shop}.${known?.name ?? ''}`
  const [text, setText] = useState(() => readStored(kept) ?? known?.name ?? '')
  const name = text.trim()
  const isTaken = views.some(
    (other) => other.name !== known?.name && other.name.toLowerCase() === name.toLowerCase(),
  )
  const isFull = !known && views.length >= SAVED_VIEWS
  const done = (next: View) => {
    writeStored(kept, null)
    props.onClose()
    props.show(next)
  }
  return {
    text,
    type(next: string) {
      setText(next)
      writeStored(kept, next)
    },
    fault: !name
      ? t('views.nameless')
      : isTaken
        ? t('views.taken')
        : isFull
          ? t('views.full', { count: SAVED_VIEWS })
          : undefined,
    put() {
      const next = known ? { ...known, name } : { name, view: list.toSave(view) }
      save.mutate(
        (all) => (known ? all.map((other) => (other.name === known.name ? next : other)) : [...all, next]),
        { onSuccess: () => done(known ? { ...view, saved: name } : list.ofSaved(next)) },
      )
    },
    remove: () =>
      save.mutate((all) => all.filter((other) => other.name !== known?.name), {
        onSuccess: () => done({ ...view, saved: undefined }),
      }),
  }
}

/** A new view as the list is now, or the name of one that is saved and its end. */
export function ViewDialog<View extends { saved?: string | undefined }, Of>(props: Props<View, Of>) {
  const { list, known, onClose } = props
  const { save } = props.saved
  const { t } = useTexts()
  const { text, type, fault, put, remove } = useNamedView(props)
  const [isTried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    showFaults(event, () => setTried(true))
    if (!fault) put()
  }
  return (
    <Dialog title={t(known ? 'views.change' : 'views.new')} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        <Field
          label={t('views.name')}
          hint={known ? undefined : t(list.keepsSearch ? 'views.hint' : 'views.hintUnsearched')}
          error={isTried ? fault : undefined}
          maxLength={40}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
        {save.error && (
          <p role="alert" className="text-bad-text">
            {t('views.failed')}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          {known && (
            <span className="mr-auto">
              <Button icon="trash" disabled={save.isPending} onClick={remove}>
                {t('views.remove')}
              </Button>
            </span>
          )}
          <Button primary type="submit" disabled={save.isPending}>
            {t('products.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
