import { useDeferredValue, useEffect, useState } from 'react'

/** Longest wait after the last letter before a search begins, in milliseconds. */
const PAUSE_MS = 250

/** What a list is searched for; `onSearch` is called when the typing pauses. */
export function SearchField({
  label,
  maxLength,
  search,
  onSearch,
}: {
  label: string
  maxLength: number
  search: string | undefined
  onSearch(search: string | undefined): void
}) {
  const [text, setText] = useState(search ?? '')
  const wanted = useDeferredValue(text.trim())
  useEffect(() => {
    if (wanted === (search ?? '')) return
    const timer = setTimeout(() => onSearch(wanted || undefined), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted, search, onSearch])
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={maxLength}
      value={text}
      onChange={(event) => setText(event.target.value)}
      className="block min-h-9 w-full max-w-72 rounded-control border border-control bg-raised px-2.5 text-t14 placeholder:text-ink-3 max-md:min-h-11 max-md:max-w-none max-md:text-[16px]"
    />
  )
}
