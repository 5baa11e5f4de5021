import { useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { unbroken } from '../texts/unbroken.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { type Conflict, changeOf, join } from './editing/rebase.ts'
import { usePartWords } from './part-words.ts'
import type { Editor } from './use-editor.ts'

/** What two people changed: both values side by side, one to be chosen for each part. Nothing is lost before. */
export function ConflictDialog({ conflicts, editor }: { conflicts: readonly Conflict[]; editor: Editor }) {
  const { t } = useTexts()
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const words = usePartWords(editor.content.category)
  const by = editor.product.draft?.edited.by ?? ''
  const choose = (part: string, isTheirs: boolean) =>
    setTheirs((now) => {
      const next = new Set(now)
      if (isTheirs) next.add(part)
      else next.delete(part)
      return next
    })
  const settle = () =>
    editor.settle(
      conflicts
        .filter(({ part }) => theirs.has(part))
        .reduce((change, conflict) => join(change, changeOf(conflict.part, conflict.theirs)), {}),
    )
  return (
    <Dialog title={t('editor.conflict.title')}>
      <p className="mb-3 text-ink-2">{t('editor.conflict.body', { by: by || t('editor.somebody') })}</p>
      {conflicts.map(({ part, theirs: their, mine }) => (
        <fieldset key={part} className="mb-4">
          <legend className="mb-1 text-t13 font-semibold">{words.nameOf(part)}</legend>
          <div className="grid gap-2 md:grid-cols-2">
            {([false, true] as const).map((isTheirs) => (
              <label key={String(isTheirs)} className="flex gap-2 rounded-control border border-line p-2.5">
                <input
                  type="radio"
                  name={part}
                  checked={theirs.has(part) === isTheirs}
                  onChange={() => choose(part, isTheirs)}
                  className="mt-1 flex-none self-start accent-(--focus)"
                />
                <span className="min-w-0">
                  <b className="block text-t12 font-semibold">
                    {t(isTheirs ? 'editor.conflict.theirs' : 'editor.conflict.mine')}
                  </b>
                  <span className="wrap-anywhere whitespace-pre-line">
                    {unbroken(words.wordsOf(part, isTheirs ? their : mine)) || '–'}
                  </span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <Button primary onClick={settle}>
        {t('editor.conflict.settle')}
      </Button>
    </Dialog>
  )
}
