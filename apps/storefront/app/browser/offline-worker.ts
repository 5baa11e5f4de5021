import { useEffect } from 'react'

/** Has the browser keep the page that it shows when the shop cannot be reached (`public/service-worker.js`), once nothing else is to do. */
export function useOfflineWorker(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
    const timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(register), 2000)
    return () => clearTimeout(timer)
  }, [])
}
