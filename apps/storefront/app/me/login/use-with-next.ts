import { useSearchParams } from 'react-router'
import { useLocalPath } from '../../texts/use-language.ts'

/** Paths of login and registration that keep the page to come back to (decision 2). */
export function useWithNext(): (path: string) => string {
  const to = useLocalPath()
  const next = useSearchParams()[0].get('next')
  return (path) => (next ? `${to(path)}?next=${encodeURIComponent(next)}` : to(path))
}
