import { type RefObject, useEffect, useRef } from 'react'
import { focusInPlace } from '../../../ui/focus.ts'

/** Where a box that had the focus is no longer offered, the one that took its place has it, or the last one. */
export function useRestoredFocus(form: RefObject<HTMLFormElement | null>): void {
  const held = useRef<{ control: Element; place: number } | null>(null)
  useEffect(() => {
    const controls = [...(form.current?.elements ?? [])].filter(
      (control) =>
        control instanceof HTMLInputElement && control.type !== 'hidden' && control.checkVisibility(),
    )
    const note = (control: Element | null) => {
      const place = control ? controls.indexOf(control) : -1
      held.current = control && place >= 0 ? { control, place } : null
    }
    const was = held.current
    const next = was && !was.control.isConnected && (controls[was.place] ?? controls.at(-1))
    if (next instanceof HTMLElement && document.activeElement === document.body) focusInPlace(next)
    note(document.activeElement)
    const listen = () => note(document.activeElement)
    document.addEventListener('focusin', listen)
    return () => document.removeEventListener('focusin', listen)
  })
}
