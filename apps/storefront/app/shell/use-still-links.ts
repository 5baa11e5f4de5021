import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { rememberPress } from './still.tsx'

/** Links in parts that the browser left as they were written lead on like all others, without loading the page anew. */
export function useStillLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || !(event.target instanceof Element)) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = event.target.closest<HTMLAnchorElement>('[data-still] a[data-discover]')
      if (!link || link.target || link.origin !== location.origin) return
      event.preventDefault()
      rememberPress(link)
      const { pathname, search, hash } = link
      void navigate(pathname + search + hash, {
        replace: link.href === location.href,
        preventScrollReset: pathname === location.pathname,
      })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
