import { formatDay, formatHour } from '@filiera/domain/dates/written-dates'
import { useTexts } from '../../texts/texts.tsx'
import { UndoNote } from '../../ui/loss/undo-note.tsx'
import type { Editor } from '../use-editor.ts'

/** Says that the draft was thrown away or replaced, with what was planned of it; it can be put back. */
export function ThrownNote({ editor: { thrown, putBack, forgetThrown } }: { editor: Editor }) {
  const { t, language } = useTexts()
  const planned = thrown?.planned ? new Date(thrown.planned) : null
  const said = planned
    ? t('editor.discardedPlanned', {
        day: formatDay(planned, language),
        time: formatHour(planned, language),
      })
    : thrown
      ? t(`editor.${thrown.how}`)
      : ''
  return (
    <div className={thrown ? 'mb-4' : ''}>
      <UndoNote said={said} onUndo={putBack} onClose={forgetThrown} />
    </div>
  )
}
