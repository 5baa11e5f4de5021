import { useTranslation } from '../../texts/use-translation.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Button } from '../../ui/forms/button.tsx'

type AskFirstProps = {
  open: boolean
  onClose(): void
  title: string
  text: string
  /** Words of the button that does it. */
  yes: string
  onYes(): void
}

/** Asks before something leaves the cart. */
export function AskFirst({ open, onClose, title, text, yes, onYes }: AskFirstProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button
            size="small"
            onClick={() => {
              onClose()
              onYes()
            }}
          >
            {yes}
          </Button>
          <Button variant="outline" size="small" onClick={onClose}>
            {t('cart.clearKeep')}
          </Button>
        </div>
      }
    >
      <p className="text-ink-2">{text}</p>
    </Dialog>
  )
}
