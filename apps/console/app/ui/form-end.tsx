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
