/** Longest address that mail servers accept (RFC 5321). */
const MAX_LENGTH = 254

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const DOMAIN = /^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/
const BRACKETED_ADDRESS = /^\[(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\]$/

/** The e-mail rule of specification §5, the same in the browser and on the server: local part, at sign, dotted name of at least two letters or a bracketed IP address. */
export function isEmail(text: string): boolean {
  if (text.length > MAX_LENGTH) return false
  const at = text.lastIndexOf('@')
  if (at < 1 || at > 64) return false
  const domain = text.slice(at + 1)
  const bracketed = BRACKETED_ADDRESS.exec(domain)
  const domainIsRight = bracketed
    ? bracketed.slice(1).every((part) => Number(part) <= 255)
    : DOMAIN.test(domain)
  return domainIsRight && LOCAL.test(text.slice(0, at))
}

/** The form under which an address identifies an account: trimmed, composed, lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase()
}
