import { useSearchParams } from 'react-router'
import { useLocalPath } from '../../texts/use-language.ts'

/** Paths of login and registration that keep the page to come back to (decision 2): the one of the address, or the given one. */
export function useWithNext(given = ''): (path: string) => string {
  const to = useLocalPath()
  const next = useSearchParams()[0].get('next') || given
  return (path) => (next ? `${to(path)}?next=${encodeURIComponent(next)}` : to(path))
}
