import type { Understood } from '@filiera/contract/catalog/understood'
import { useTranslation } from '../../texts/use-translation.ts'
import { X } from '../../ui/icons/frame.tsx'
import { useConstraintName } from '../products/use-constraint-name.ts'

type UnderstoodChipsProps = {
  understood: readonly Understood[]
  /** Writes what remains of the text without a chip into the field. */
  onWrite(text: string): void
}

/** What was understood of the text that is typed, above its suggestions: each can be taken off, and its words leave the field. */
export default function UnderstoodChips({ understood, onWrite }: UnderstoodChipsProps) {
  const { t } = useTranslation()
  const nameOf = useConstraintName()
  return (
    <ul
      aria-label={t('catalogue.understood.title')}
      className="flex flex-wrap gap-2 border-b border-line px-4 pt-1 pb-3"
    >
      {understood.map((constraint) => (
        <li key={constraint.typed}>
          <button
            type="button"
            aria-label={t('catalogue.understood.remove', { name: nameOf(constraint) })}
            // the field keeps the focus, or the list would close
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onWrite(constraint.rest)}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-chip bg-selected px-3 text-[0.9375rem] font-semibold text-on-selected"
          >
            {nameOf(constraint)}
            <X size={18} />
          </button>
        </li>
      ))}
    </ul>
  )
}
