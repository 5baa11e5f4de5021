import { pathWithoutLanguage } from '../../texts/language-path.ts'

/** Who is logged in according to a stored state of the auth store; null for nobody or anything else. */
function storedUser(text: string | null): string | null {
  try {
    const value = JSON.parse(text ?? 'null') as {
      state?: { isLoggedIn?: unknown; username?: unknown }
    } | null
    const { isLoggedIn, username } = value?.state ?? {}
    return isLoggedIn === true && typeof username === 'string' ? username : null
  } catch {
    return null
  }
}

/** Whether a page may not stay on screen: it shows one customer's data and another tab has logged that customer out. */
export function mustLeave(pathname: string, before: string | null, after: string | null): boolean {
  const former = storedUser(before)
  const isOwn = /^\/(?:account|checkout)(?:\/|$)/.test(pathWithoutLanguage(pathname))
  return isOwn && former !== null && former !== storedUser(after)
}

/** Asks the server for the page again: it leads to the login, or shows what belongs to who is logged in now. */
export function leaveForeignPage({ oldValue, newValue }: StorageEvent): void {
  if (mustLeave(window.location.pathname, oldValue, newValue)) window.location.reload()
}
