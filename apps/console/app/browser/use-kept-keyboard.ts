import { useLayoutEffect, useRef } from 'react'

/** The keyboard has no place: what had it is gone, or cannot be pressed any more. */
const isLost = (at: Element | null) => at === null || at === document.body || at.matches(':disabled')

/** A button that waits for an answer cannot be pressed, and browsers take the keyboard from it: it gets it back afterwards. */
export function useKeptKeyboard(isDisabled: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const had = useRef(false)
  useLayoutEffect(() => {
    if (isDisabled) had.current = document.activeElement === button.current
    else if (had.current && isLost(document.activeElement)) button.current?.focus({ preventScroll: true })
  }, [isDisabled])
  return button
}

/** What appears takes the keyboard if it has no place any more. */
export function useLostKeyboard<Box extends HTMLElement>() {
  const box = useRef<Box>(null)
  useLayoutEffect(() => {
    if (isLost(document.activeElement)) box.current?.focus()
  }, [])
  return box
}
