import type { ContentReview } from '@filiera/contract/console/products'
import type { TextKey } from '../texts/texts.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Icon } from '../ui/icon.tsx'
import { usePartWords } from './part-words.ts'

/** What keeps a product from being published, what is doubtful, and what each language still lacks. */
export function ReviewPanel({ review, category }: { review: ContentReview; category: string | null }) {
  const { t } = useTexts()
  const { nameOf } = usePartWords(category)
  const { required, faults, warnings } = review
  if (required.length + faults.length + warnings.length === 0)
    return (
      <p className="flex items-center gap-2 rounded-panel bg-ok-ground px-3 py-2.5 text-ok-text">
        <Icon name="check" /> {t('editor.nothingMissing')}
      </p>
    )
  return (
    <div className="grid gap-2">
      {required.length + faults.length > 0 && (
        <div className="rounded-panel bg-warn-ground px-3 py-2.5 text-ink">
          <h2 className="mb-1 font-sans text-t13 font-semibold">{t('editor.toPublish')}</h2>
          <ul className="grid list-disc gap-0.5 pl-4 text-t13">
            {required.map((part) => (
              <li key={part}>{nameOf(part)}</li>
            ))}
            {faults.map(({ part, code, said }) => (
              <li key={`${part} ${code} ${said}`}>
                {nameOf(part)}: {t(`editor.notes.${code}` as TextKey, { said })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {warnings.length > 0 && (
        <div className="rounded-panel border border-line px-3 py-2.5">
          <h2 className="mb-1 font-sans text-t13 font-semibold">{t('editor.doubtful')}</h2>
          <ul className="grid list-disc gap-0.5 pl-4 text-t13">
            {warnings.map(({ part, code, said }) => (
              <li key={`${part} ${code} ${said}`}>
                {nameOf(part)}: {t(`editor.notes.${code}` as TextKey, { said })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
