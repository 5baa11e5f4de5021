import { useTexts } from '../../texts/texts.tsx'
import { TextButton } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'

/** Says what was thrown away, with a button that puts it back; empty while there is nothing to say. */
export function UndoNote({
  said,
  isPending = false,
  onUndo,
  onClose,
}: {
  said: string
  isPending?: boolean
  /** Undefined where nothing can be put back. */
  onUndo?: (() => void) | undefined
  onClose(): void
}) {
  const { t } = useTexts()
  return (
    <div
      role="status"
      className={
        said ? 'flex items-center gap-3 rounded-control bg-ok-ground py-1 pr-1 pl-3 text-ok-text' : 'hidden'
      }
    >
      {said && (
        <>
          <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
            <span className="py-1">{said}</span>
            {onUndo && (
              <TextButton disabled={isPending} onClick={onUndo}>
                {t('states.undo')}
              </TextButton>
            )}
          </p>
          <IconButton icon="close" label={t('shell.close')} onClick={onClose} />
        </>
      )}
    </div>
  )
}
