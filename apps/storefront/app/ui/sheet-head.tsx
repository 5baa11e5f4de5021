import { useTranslation } from '../texts/use-translation.ts'
import { X } from './icons/frame.tsx'
import { join } from './join.ts'

/** Name of a sheet (`.sheet`, `popover`) and the button that closes it, which has the focus when it opens. */
export function SheetHead({ id, title, className }: { id: string; title: string; className?: string }) {
  const { t } = useTranslation()
  return (
    <div
      className={join(
        'flex items-center justify-between gap-4 border-b border-line px-4 py-2.5 md:px-6',
        className,
      )}
    >
      <p className="font-serif text-[1.625rem]">{title}</p>
      <button
        type="button"
        // biome-ignore lint/a11y/noAutofocus: of the sheet, not of the page
        autoFocus
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={t('design.close')}
        className="grid size-11 cursor-pointer place-items-center"
      >
        <X size={22} />
      </button>
    </div>
  )
}
