import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePaused } from '../use-paused.ts'

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
  const wanted = usePaused(text.trim()) || undefined
  // the search that the text stands for: sent from here, or changed elsewhere, as by a saved view or the way back
  const known = useRef(search)
  useEffect(() => {
    if (search === known.current) return
    known.current = search
    setText(search ?? '')
  }, [search])
  const send = useEffectEvent((next: string | undefined) => {
    if (next === known.current) return
    known.current = next
    onSearch(next)
  })
  useEffect(() => send(wanted), [wanted])
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
