import { formatDay, formatHour } from '@filiera/domain/dates/written-dates'
import { useTexts } from '../../texts/texts.tsx'
import { UndoNote } from '../../ui/loss/undo-note.tsx'
import type { Editor } from '../use-editor.ts'

/** Says that the draft was thrown away or replaced, with what was planned of it; it can be put back. */
export function DiscardedNote({ editor: { discarded, putBack, forgetDiscarded } }: { editor: Editor }) {
  const { t, language } = useTexts()
  const planned = discarded?.planned ? new Date(discarded.planned) : null
  const said = planned
    ? t('editor.discardedPlanned', {
        day: formatDay(planned, language),
        time: formatHour(planned, language),
      })
    : discarded
      ? t(`editor.${discarded.how}`)
      : ''
  return (
    <div className={discarded ? 'mb-4' : ''}>
      <UndoNote said={said} onUndo={putBack} onClose={forgetDiscarded} />
    </div>
  )
}
