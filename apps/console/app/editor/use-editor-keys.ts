import { type Language, languages } from '@filiera/domain/languages'
import { type RefObject, useEffect, useEffectEvent, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { useKeys, useLetters } from '../work/use-keys.ts'

/** Height of the bar at the top, in pixels, and some room: a section that begins above it is the one that is read. */
const BAR_PX = 80

/** Leads the keyboard to the section before or after the one that it is in, or that is read. */
function step(ids: readonly string[], by: 1 | -1): void {
  const all = ids.flatMap((id) => document.getElementById(id) ?? [])
  const held = all.findIndex((section) => section.contains(document.activeElement))
  const at = held < 0 ? all.findLastIndex((section) => section.getBoundingClientRect().top <= BAR_PX) : held
  const next = all[Math.max(0, Math.min(all.length - 1, at + by))]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView()
}

/** J and K lead from section to section, as long as keys of one letter are on. */
export function useSectionKeys(ids: readonly string[]): void {
  const [letters] = useLetters()
  const keys = useMemo(() => ({ j: () => step(ids, 1), k: () => step(ids, -1) }), [ids])
  useKeys(keys, letters)
}

/**
 * Alt 1, 2 and 3 lead to a field in another language.
 * @param show shows a language where there is room for one
 * @param box of the fields, which name themselves by `data-text`
 * @param first the field to begin with, when the keyboard is in none
 */
export function useLanguageKeys(
  show: (language: Language) => void,
  box: RefObject<HTMLElement | null>,
  first: string | undefined,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey, code } = event
    const language = languages[Number(/^Digit(\d)$/.exec(code)?.[1] ?? 0) - 1]
    if (!altKey || ctrlKey || metaKey || shiftKey || !language) return
    if (document.querySelector('dialog[open]')) return
    event.preventDefault()
    const held = document.activeElement?.closest<HTMLElement>('[data-text]')
    flushSync(() => show(language))
    const field = held ? held.dataset.text : first
    if (held && !box.current?.contains(held)) return
    box.current?.querySelector<HTMLElement>(`[data-text="${field}"][lang="${language}"]`)?.focus()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
