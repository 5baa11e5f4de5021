import type { ContentReview } from '@filiera/contract/console/products'
import type { TextKey } from '../../texts/texts.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Icon } from '../../ui/icon.tsx'

/** A section of the editor, and the parts of the content that stand in it. */
export type EditorSection = { id: string; title: TextKey; parts: readonly string[] }

const isIn = (parts: readonly string[]) => (part: string) => {
  const [top = '', , field] = part.split('.')
  return parts.includes(top === 'texts' ? `texts.${field}` : top)
}

/** The sections of the editor, and which of them keep the product from being published. */
export function Contents({
  sections,
  review,
}: {
  sections: readonly EditorSection[]
  review: ContentReview
}) {
  const { t } = useTexts()
  const open = [...review.required, ...review.faults.map(({ part }) => part)]
  return (
    <nav aria-label={t('content.contents')} className="mb-4 max-xl:hidden">
      <ul className="grid gap-0.5">
        {sections.map(({ id, title, parts }) => {
          const isOpen = open.some(isIn(parts))
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-9 items-center gap-2 rounded-control px-2.5 text-ink hover:bg-hover"
              >
                <span className={isOpen ? 'text-warn-text' : 'text-ok-text'}>
                  <Icon name={isOpen ? 'alert' : 'check'} size={16} />
                </span>
                {t(title)}
                {isOpen && <span className="sr-only">{t('content.open')}</span>}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
