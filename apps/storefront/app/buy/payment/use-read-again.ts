import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

/** Milliseconds before each try; the first success takes the place of whoever asks. */
const PAUSES_MS = [0, 3000, 10_000, 30_000]

/**
 * Reads the page again with the result of a payment: what was ordered changes with it. While that fails, the page stays with its notice
 * and is read again by itself.
 * @returns whether the first try is over, with an answer or without
 */
export function useReadAgain(isSettled: boolean): boolean {
  const { revalidate } = useRevalidator()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const pause = PAUSES_MS[tries]
    if (!isSettled || pause === undefined) return
    let left = false
    const timer = setTimeout(() => {
      void revalidate().finally(() => {
        if (!left) setTries(tries + 1)
      })
    }, pause)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [isSettled, tries, revalidate])
  return tries > 0
}
