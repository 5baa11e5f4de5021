import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { findTitle, focusInPlace, focusOn, focusTitle, isFocusLost } from '../ui/focus.ts'
import { stayed } from './loading/stay-on-page.ts'

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
    if (before.key === key || stayed()) return
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
