import { useEffect, useEffectEvent } from 'react'

/** Does something when the browser shows the page again as it was left: on the way back from a payment page, out of its memory. */
export function usePageRestored(onRestored: () => void): void {
  const restored = useEffectEvent(onRestored)
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restored()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
}
