import { useTexts } from '../texts/texts.tsx'
import { IconButton } from '../ui/icon-button.tsx'

/** Asks for a copy of a product, from its row. */
export function DuplicateButton({ title, onDuplicate }: { title: string; onDuplicate(): void }) {
  const { t } = useTexts()
  return (
    <IconButton
      icon="copy"
      label={t('products.ofProduct', { action: t('create.duplicate'), title })}
      title={t('create.duplicate')}
      onClick={onDuplicate}
    />
  )
}
