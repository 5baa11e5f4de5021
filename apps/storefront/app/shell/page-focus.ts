import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Gives the focus to something that cannot be reached by Tab, a title for instance; scrolls only as far as needed. */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return
  focusInPlace(element)
  element.scrollIntoView({ block: 'nearest' })
}

function focusInPlace(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

const findTitle = () => document.querySelector<HTMLElement>('main h1')

/** Gives the focus to the title of the page, where what had it is gone. */
export function focusTitle(): void {
  focusOn(findTitle())
}

/** Whether what had the focus is gone: nothing has it, or the title in its place. */
export function isFocusLost(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active === findTitle()
}

/**
 * Where the focus goes when the address changes inside the page: on a new page to its title, which is read out; on
 * the same page it stays, or goes to the top of the section whose control has vanished (a filter taken off, say).
 */
export function usePageFocus(): void {
  const { key, pathname, hash } = useLocation()
  const shown = useRef({ key, pathname })
  const section = useRef<Element | null>(null)
  useEffect(() => {
    const keep = ({ target }: FocusEvent) => {
      if (target instanceof Element) section.current = target.closest('main section')
    }
    document.addEventListener('focusin', keep)
    return () => document.removeEventListener('focusin', keep)
  }, [])
  useEffect(() => {
    const before = shown.current
    shown.current = { key, pathname }
    if (before.key === key) return
    if (before.pathname !== pathname) {
      if (hash) return
      // an open sheet would give the focus back to its button later
      for (const dialog of document.querySelectorAll('dialog[open]')) {
        if (dialog instanceof HTMLDialogElement) dialog.close()
      }
      const title = findTitle()
      // the scroll belongs to the navigation: the top of a new page, the old place on the way back
      if (title) focusInPlace(title)
    } else if (isFocusLost()) {
      const kept = section.current?.isConnected ? section.current : null
      const top = kept?.querySelector<HTMLElement>('[role=status], h2')
      if (top) focusOn(top)
      else focusTitle()
    }
  }, [key, pathname, hash])
}
