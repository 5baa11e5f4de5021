import { type RefObject, useEffect, useState } from 'react'

/** Follows a sheet that HTML opens (`popover`), perhaps before the scripts ran, and closes it when the focus leaves it. @returns whether it is open */
export function useSheet(box: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const sheet = box.current
    if (!sheet) return
    const isShown = () => sheet.matches(':popover-open')
    const follow = () => setIsOpen(isShown())
    const mark = (isNow: boolean) => document.documentElement.toggleAttribute('data-sheet', isNow)
    // before it closes: the focus goes back to what the mark hides
    const markNext = ({ newState }: ToggleEvent) => mark(newState === 'open')
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (isShown() && relatedTarget instanceof Node && !sheet.contains(relatedTarget)) sheet.hidePopover()
    }
    follow()
    // another sheet may be open, whose mark stays
    if (isShown()) mark(true)
    sheet.addEventListener('beforetoggle', markNext)
    sheet.addEventListener('toggle', follow)
    sheet.addEventListener('focusout', leave)
    return () => {
      if (isShown()) mark(false)
      sheet.removeEventListener('beforetoggle', markNext)
      sheet.removeEventListener('toggle', follow)
      sheet.removeEventListener('focusout', leave)
    }
  }, [box])
  return isOpen
}
