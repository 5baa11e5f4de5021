import { type RefObject, useEffect, useState } from 'react'
import { useRootMark } from './use-root-mark.ts'

/** Follows a sheet that HTML opens (`popover`), perhaps before the scripts ran, and closes it when the focus leaves it. @returns whether it is open */
export function useSheet(box: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setIsOpen] = useState(false)
  useRootMark('sheet', isOpen)
  useEffect(() => {
    const sheet = box.current
    if (!sheet) return
    const isShown = () => sheet.matches(':popover-open')
    const follow = () => setIsOpen(isShown())
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (isShown() && relatedTarget instanceof Node && !sheet.contains(relatedTarget)) sheet.hidePopover()
    }
    follow()
    sheet.addEventListener('toggle', follow)
    sheet.addEventListener('focusout', leave)
    return () => {
      sheet.removeEventListener('toggle', follow)
      sheet.removeEventListener('focusout', leave)
    }
  }, [box])
  return isOpen
}
