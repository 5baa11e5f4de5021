import { useEffect, useRef } from 'react'

type Work = () => void

/**
 * Runs work at once, or, while something is pressed, right after the press: what leaving a field changes on the screen must not
 * move the button that the pointer is on its way to click.
 */
export function useAfterPress(): (work: Work) => void {
  const waiting = useRef<Work[] | null>(null)
  useEffect(() => {
    const pressed = () => {
      waiting.current = []
    }
    const released = () => {
      const works = waiting.current ?? []
      waiting.current = null
      requestAnimationFrame(() => {
        for (const work of works) work()
      })
    }
    document.addEventListener('pointerdown', pressed, true)
    document.addEventListener('pointerup', released, true)
    document.addEventListener('pointercancel', released, true)
    return () => {
      document.removeEventListener('pointerdown', pressed, true)
      document.removeEventListener('pointerup', released, true)
      document.removeEventListener('pointercancel', released, true)
    }
  }, [])
  return (work) => {
    if (waiting.current) waiting.current.push(work)
    else work()
  }
}
