import { Link } from 'react-router'
import { listingAddress } from '../../pages/listing-query.state.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Search, X } from '../../ui/icons/frame.tsx'
import { join } from '../../ui/join.ts'

/** How an option of the list below the search field looks. */
export const option =
  'flex min-h-12 cursor-pointer items-center gap-3 px-4 py-1.5 aria-selected:bg-selected [&>svg]:flex-none'

type RecentListProps = {
  id: string
  texts: readonly string[]
  searchPath: string
  optionProps(at: number): object
  /** A link was followed. */
  onOpen(text: string): void
}

/** What was searched last on this device, and the way to forget it: options of the list below the search field. */
export function RecentList({ id, texts, searchPath, optionProps, onOpen }: RecentListProps) {
  const { t } = useTranslation()
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of a listbox, no fields of a form */}
      <div role="group" aria-labelledby={id}>
        <div id={id} className="px-4 pt-2 pb-1 text-[0.8125rem] font-semibold text-ink-3">
          {t('shell.recent')}
        </div>
        {texts.map((text, at) => (
          <Link
            key={text}
            to={listingAddress(searchPath, { text })}
            {...optionProps(at)}
            // the arrows of the field lead here
            tabIndex={-1}
            onClick={() => onOpen(text)}
            className={option}
          >
            <Search size={20} />
            <span className="min-w-0 wrap-anywhere">{text}</span>
          </Link>
        ))}
      </div>
      <div
        {...optionProps(texts.length)}
        className={join(option, 'border-t border-line font-semibold text-link')}
      >
        <X size={20} />
        {t('shell.forgetRecent')}
      </div>
    </>
  )
}
