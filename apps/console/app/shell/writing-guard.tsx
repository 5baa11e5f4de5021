import { useIsMutating } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useBeforeUnload } from 'react-router'

/** Lets the browser ask before the page is closed while something is being written, which would break it off. */
export function WritingGuard() {
  const isWriting = useIsMutating() > 0
  useBeforeUnload(useCallback((event) => isWriting && event.preventDefault(), [isWriting]))
  return null
}
