import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Loads the page's data again when the network is back: meanwhile somebody may have paid or shipped. */
export function useAgainOnline(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const again = () => void revalidate()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [revalidate])
}
