import { pagePath } from './page-path.ts'
import { pages } from './pages.ts'

const firstWord = (path: string) => path.split('/')[0] ?? ''

const personal = new Set(pages.filter((page) => page.for === 'visitor').map(({ path }) => firstWord(path)))

/** Pages that read a query, by the form of their path. */
const readers = pages.flatMap(({ path, reads }) =>
  reads ? [{ form: new RegExp(`^/${path.replace(/:[a-z]+/g, '[^/]+')}$`), reads }] : [],
)

/** Whether a page depends on who looks at it; all others are the same for everybody and may be cached. */
export function isPersonalPage(pathname: string): boolean {
  return personal.has(firstWord(pagePath(pathname).slice(1)))
}

/** The part of the query a public page depends on; everything else (campaign marks, typing errors) is dropped. */
export function canonicalSearch(pathname: string, search: string): string {
  if (search === '') return ''
  const path = pagePath(pathname)
  const reader = readers.find(({ form }) => form.test(path))
  return reader?.reads(new URLSearchParams(search)) ?? ''
}
