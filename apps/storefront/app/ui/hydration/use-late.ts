import { useEffect, useState } from 'react'

/** Whether something has been going on for longer than `patienceMs`. */
export function useLate(isOn: boolean, patienceMs: number): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isOn) return setIsLate(false)
    const timer = setTimeout(() => setIsLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isOn, patienceMs])
  return isLate
}
