import { SAVED_VIEWS, type Saved } from '@filiera/contract/console/people/saved-views'
import { type FormEvent, useState } from 'react'
import { readKept, writeKept } from '../browser/kept.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import type { SavedViews } from './use-saved-views.ts'
import type { ViewList } from './view-list.ts'

/** A new view as the list is now, or the name of one that is saved and its end. */
export function ViewDialog<View extends { saved?: string | undefined }, Of>({
  shop,
  list,
  saved: { views, save },
  known,
  view,
  show,
  onClose,
}: {
  shop: string
  list: ViewList<View, Of>
  saved: SavedViews<View, Of>
  /** Null for a new one. */
  known: Saved<Of> | null
  view: View
  show(next: View): void
  onClose(): void
}) {
  const { t } = useTexts()
  const kept = `view.${list.permission}.${shop}.${known?.name ?? ''}`
  const [text, setText] = useState(() => readKept(kept) ?? known?.name ?? '')
  const [isTried, setTried] = useState(false)
  const name = text.trim()
  const isTaken = views.some(
    (other) => other.name !== known?.name && other.name.toLowerCase() === name.toLowerCase(),
  )
  const isFull = !known && views.length >= SAVED_VIEWS
  const fault = !name
    ? t('views.nameless')
    : isTaken
      ? t('views.taken')
      : isFull
        ? t('views.full', { count: SAVED_VIEWS })
        : undefined
  const done = (next: View) => {
    writeKept(kept, null)
    onClose()
    show(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (fault) return
    const next = known ? { ...known, name } : { name, view: list.toSave(view) }
    save.mutate(
      (all) => (known ? all.map((other) => (other.name === known.name ? next : other)) : [...all, next]),
      { onSuccess: () => done(known ? { ...view, saved: name } : list.ofSaved(next)) },
    )
  }
  const remove = () =>
    save.mutate((all) => all.filter((other) => other.name !== known?.name), {
      onSuccess: () => done({ ...view, saved: undefined }),
    })
  return (
    <Dialog title={t(known ? 'views.change' : 'views.new')} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        <Field
          label={t('views.name')}
          hint={known ? undefined : t(list.keepsSearch ? 'views.hint' : 'views.hintUnsearched')}
          error={isTried ? fault : undefined}
          maxLength={40}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            writeKept(kept, target.value)
          }}
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
