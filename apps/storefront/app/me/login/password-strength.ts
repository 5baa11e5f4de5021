import { PASSWORD_MIN } from '../../state/session/sign-in-form.state.ts'

/** 0 too short · 1 weak · 2 fair · 3 good · 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4

/** What everybody tries first, in lower case; the server knows thousands more. */
const common =
  /passw|parola|contrase|qwert|asdf|zxcv|letmein|welcome|benvenut|ciao|amore|juventus|napoli|iloveyou|dragon|monkey|admin|filiera/g

/** Characters that say something: repetitions and steps of one (aaaa, 1234, dcba) hardly count. */
function surprises(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at++) {
    const step = at === 0 ? Number.NaN : text.charCodeAt(at) - text.charCodeAt(at - 1)
    count += Math.abs(step) <= 1 ? 0.2 : 1
  }
  const distinct = new Set(text).size
  return Math.min(count, distinct * 1.5)
}

/** Bits that one more character adds, by how many kinds of characters there are. */
function bitsEach(text: string): number {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(text)).length
  return 2.6 + 0.6 * kinds
}

/** The part of an e-mail address before the at sign, long enough to be worth something. */
function ownName(username: string): string | null {
  const name = username.split('@')[0]?.toLowerCase() ?? ''
  return name.length > 2 ? name : null
}

/**
 * How hard a password is to guess, from its length, variety and what stands in it: the e-mail's own name and the most
 * common words are worth nothing. An aid while typing, not a rule (decision 18): the rule is the length.
 */
export function passwordStrength(password: string, username = ''): Strength {
  if (password.length < PASSWORD_MIN) return 0
  const name = ownName(username)
  const lower = password.toLowerCase()
  const told = lower.replace(common, '').length / lower.length
  const named = name === null ? 1 : lower.replaceAll(name, '').length / lower.length
  const bits = surprises(password) * bitsEach(password) * told * named
  if (bits < 28) return 1
  if (bits < 40) return 2
  return bits < 52 ? 3 : 4
}
