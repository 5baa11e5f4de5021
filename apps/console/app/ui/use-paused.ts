import { useEffect, useState } from 'react'

/** Longest wait after the last letter before a search begins, in milliseconds. */
const PAUSE_MS = 200

/** A text once nothing was typed for a moment. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
