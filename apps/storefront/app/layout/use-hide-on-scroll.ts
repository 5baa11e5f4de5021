import { type RefObject, useEffect } from 'react'

/** So far from the top nothing hides, and so far a scroll has to go before it counts, in pixels. */
const TOP = 160
const STEP = 8

/** Marks the header (`data-away`) while somebody scrolls down; whoever uses it keeps it. The style sheet hides it, except for less motion. */
export function useHideOnScroll(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = window.scrollY
    const follow = () => {
      const moved = window.scrollY - last
      if (Math.abs(moved) < STEP) return
      last += moved
      const isUsed = document.querySelector('#menu:popover-open') !== null
      box.current?.toggleAttribute('data-away', moved > 0 && last > TOP && !isUsed)
    }
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [box])
}
