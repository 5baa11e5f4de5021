import { useEffect, useState } from 'react'

/** Whether the screen is wide enough for the filters beside the list; false until the scripts run. */
export function useWideScreen(): boolean {
  const [isWide, setIsWide] = useState(false)
  useEffect(() => {
    const wide = matchMedia('(width >= 64rem)')
    const measure = () => setIsWide(wide.matches)
    measure()
    wide.addEventListener('change', measure)
    return () => wide.removeEventListener('change', measure)
  }, [])
  return isWide
}
