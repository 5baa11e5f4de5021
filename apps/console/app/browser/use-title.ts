import { useEffect } from 'react'
import { marketplaceName } from './shop-name.ts'

/** Title of the page on screen. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${marketplaceName()}`
  }, [title])
}
