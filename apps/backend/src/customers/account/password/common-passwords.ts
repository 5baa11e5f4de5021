import { readFileSync } from 'node:fs'

/** Frequent passwords, one a line, lower case. */
const common = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
)

/** What people add to a word to make it long enough: years, 123, an exclamation mark. */
const TAIL = /[\d!?.,@#$%&*+_-]{1,6}$/

/** Whether a password is among those tried first: in the list, a listed word with a short tail of digits or marks, one character repeated, or the own e-mail address (decision 18). */
export function isCommonPassword(password: string, email: string): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  const [name = ''] = email.split('@')
  return (
    common.has(text) ||
    common.has(text.replace(TAIL, '')) ||
    /^(.)\1*$/u.test(text) ||
    text === email ||
    text === name
  )
}
