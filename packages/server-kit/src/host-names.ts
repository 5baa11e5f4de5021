/** Names by which a machine calls itself. */
export const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** The name or address in a `Host` header, lower case, without its port; null when it is neither. */
export function hostName(header: string | undefined): string | null {
  if (!header || !/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(header)) return null
  return header.replace(/:\d+$/, '').toLowerCase()
}

/** Entries of a setting that are separated by commas or spaces. */
export const listOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)

/** Why a request line is refused before anything looks at it; null when nothing is wrong. */
type RefusedLine = 'wrong_host' | 'bad_request' | 'uri_too_long' | 'method_not_allowed'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** Longest address, in characters: long enough that a list of a thousand ids is read and refused by the name of its field. */
const LONGEST_URL = 14_000

/** The value of the one `Host` header; undefined when there is none or more than one. */
function onlyHost(rawHeaders: readonly string[]): string | undefined {
  let found: string | undefined
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length !== 4 || rawHeaders[at]?.toLowerCase() !== 'host') continue
    if (found !== undefined) return undefined
    found = rawHeaders[at + 1]
  }
  return found
}

/** What a server knows of a request before anything is read from it. */
type RequestLine = {
  method?: string | undefined
  url?: string | undefined
  rawHeaders: readonly string[]
}

/**
 * Judges what every server looks at first: the method, an address that is a path of our own (`//other` and `http://other/`
 * are not) and the name under which we were called. `rawHeaders` are names and values in turn, as they came.
 */
export function refuseLine(
  { method = '', url = '', rawHeaders }: RequestLine,
  hosts: ReadonlySet<string>,
): RefusedLine | null {
  if (!METHODS.has(method)) return 'method_not_allowed'
  if (url.length > LONGEST_URL) return 'uri_too_long'
  const name = hostName(onlyHost(rawHeaders))
  if (name === null || !hosts.has(name)) return 'wrong_host'
  return /^\/(?![/\\])/.test(url) ? null : 'bad_request'
}
