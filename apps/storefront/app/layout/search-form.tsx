import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Form } from 'react-router'
import { useLocalPath } from '../texts/use-language.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { longestSearch } from '../ui/forms/longest-search.ts'
import { Search } from '../ui/icons/frame.tsx'

/** Loaded when the field is first used. */
const Suggestions = lazy(() => import('../shop/search/suggestions.tsx'))

/** Looks for products, sellers and posts by words; a plain form, so it works before and without JavaScript. */
export function SearchForm({ text = '', placeholder }: { text?: string; placeholder?: string }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [field, setField] = useState<HTMLInputElement | null>(null)
  // who began to type before the scripts ran
  useEffect(() => {
    if (document.activeElement === input.current) setField(input.current)
  }, [])
  return (
    <div className="relative">
      <Form
        action={to('/search')}
        role="search"
        aria-label={placeholder ?? t('shell.search')}
        className="flex h-12 overflow-hidden rounded-control border-[1.5px] border-control bg-raised focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-[var(--focus)]"
      >
        <label htmlFor={id} className="sr-only">
          {t('shell.search')}
        </label>
        <input
          key={text}
          ref={input}
          id={id}
          type="search"
          name="q"
          defaultValue={text}
          required
          {...longestSearch(t)}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder ?? t('shell.searchHint')}
          onFocus={(event) => setField(event.currentTarget)}
          className="min-w-0 flex-1 bg-transparent px-4 text-ellipsis outline-none placeholder:text-ink-3 placeholder:opacity-100"
        />
        <button
          type="submit"
          aria-label={t('shell.search')}
          className="grid w-14 cursor-pointer place-items-center bg-button text-on-button hover:bg-button-hover"
        >
          <Search size={22} />
        </button>
      </Form>
      {field && (
        <Suspense>
          <Suggestions key={text} field={field} listId={`${id}-list`} />
        </Suspense>
      )}
    </div>
  )
}
