import { useTexts } from '../../texts/texts.tsx'
import { UndoNote } from '../../ui/loss/undo-note.tsx'
import type { Editor } from '../use-editor.ts'

/** Says that the draft was thrown away or replaced; it can be put back. */
export function ThrownNote({ editor: { thrown, putBack, forgetThrown } }: { editor: Editor }) {
  const { t } = useTexts()
  return (
    <div className={thrown ? 'mb-4' : ''}>
      <UndoNote said={thrown ? t(`editor.${thrown.how}`) : ''} onUndo={putBack} onClose={forgetThrown} />
    </div>
  )
}
