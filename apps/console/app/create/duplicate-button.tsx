import { useTexts } from '../texts/texts.tsx'
import { Icon } from '../ui/icon.tsx'

/** Asks for a copy of a product, from its row. */
export function DuplicateButton({ title, onDuplicate }: { title: string; onDuplicate(): void }) {
  const { t } = useTexts()
  return (
    <button
      type="button"
      onClick={onDuplicate}
      aria-label={t('products.ofProduct', { action: t('create.duplicate'), title })}
      title={t('create.duplicate')}
      className="grid h-8 w-8 flex-none place-items-center rounded-control text-ink-2 hover:bg-hover max-md:h-11 max-md:w-11"
    >
      <Icon name="copy" size={16} />
    </button>
  )
}
