import { useTexts } from '../texts/texts.tsx'
import { Button } from './button.tsx'

/** The end of a form in a dialog: what went wrong, leave it, save. */
export function FormEnd({
  form,
  failure,
  onClose,
}: {
  form: { isPending: boolean; hasFailed: boolean; leave(): void }
  /** Why it was not saved, where it can be said better than that it was not. */
  failure?: string | undefined
  onClose(): void
}) {
  const { t } = useTexts()
  return (
    <>
      {form.hasFailed && (
        <p role="alert" className="text-bad-text">
          {failure ?? t('shop.failed')}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          onClick={() => {
            form.leave()
            onClose()
          }}
        >
          {t('shop.leave')}
        </Button>
        <Button primary type="submit" disabled={form.isPending}>
          {t('shop.save')}
        </Button>
      </div>
    </>
  )
}

/** Says that somebody changed what a form holds since it was typed. */
export function OvertakenNote() {
  const { t } = useTexts()
  return (
    <p role="status" className="rounded-control bg-warn-ground px-3 py-2 text-t13 text-warn-text">
      {t('shop.overtaken')}
    </p>
  )
}
