import { useEffect, useRef } from 'react'
import { useAuthStore } from '../auth/auth-store.ts'
import { restoreBrowserState } from './restore.ts'

/** What was typed into a form whose session may turn out to be over; this tab only. */
type StoredInput = { path: string; username: string; at: number; fields: [name: string, value: string][] }

const NAME = 'filiera.input.v1'
/** Who takes longer to log in again starts anew, in milliseconds. */
const STORED_FOR_MS = 30 * 60_000

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')

/** Reads what was kept; null when it is broken, too old, of another page or of another user. */
export function readStoredInput(
  text: string | null,
  wanted: { path: string; username: string | null; now: number },
): StoredInput['fields'] | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const { path, username, at, fields } = value as Record<string, unknown>
    const isFresh = typeof at === 'number' && wanted.now - at < STORED_FOR_MS && at <= wanted.now
    if (path !== wanted.path || username !== wanted.username || !isFresh) return null
    return Array.isArray(fields) && fields.every(isPair) ? fields : null
  } catch {
    return null
  }
}

type Control = { name: string; type: string; value: string; checked?: boolean }

/** Names and values worth keeping: never passwords, files or what the page itself put there. */
export function fieldsToStore(controls: Iterable<Control>): StoredInput['fields'] {
  const left = new Set(['password', 'file', 'hidden', 'submit', 'button'])
  return Array.from(controls)
    .filter(({ name, type, checked }) => {
      const isOff = (type === 'checkbox' || type === 'radio') && !checked
      // a password that is shown is a text field
      return name !== '' && !/password/i.test(name) && !left.has(type) && !isOff
    })
    .map(({ name, value }) => [name, value])
}

function storage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    // forbidden in this browser: nothing is kept
    return null
  }
}

/** Forgets what was kept. */
export function forgetStoredInput(): void {
  storage()?.removeItem(NAME)
}

const isControl = (element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

const controlsOf = (form: HTMLFormElement) => Array.from(form.elements).filter(isControl)

function fill(form: HTMLFormElement, fields: StoredInput['fields']): void {
  for (const control of controlsOf(form)) {
    const kept = fields.filter(([name]) => name === control.name).map(([, value]) => value)
    if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)) {
      // a press, so that what depends on the choice follows it
      const wanted = kept.includes(control.value)
      if (control.checked !== wanted && (wanted || control.type === 'checkbox')) control.click()
    } else if (kept[0] !== undefined && control.type !== 'password' && control.type !== 'hidden') {
      control.value = kept[0]
      const part = control.closest('details')
      if (part && kept[0] !== '') part.open = true
      control.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
}

const pageOf = () => window.location.pathname + window.location.search

/**
 * Keeps what is typed into a form from the moment it is sent until the server has answered: when the session has ended
 * meanwhile, it stands there again after the login. `answer` is what the form's action answered.
 */
export function useStoredInput(answer: unknown): (form: HTMLFormElement | null) => void {
  const shown = useRef<HTMLFormElement | null>(null)
  useEffect(() => {
    if (answer !== undefined) forgetStoredInput()
  }, [answer])
  useEffect(() => {
    let left = false
    void restoreBrowserState().then(() => {
      const wanted = { path: pageOf(), username: useAuthStore.getState().loggedUser, now: Date.now() }
      const fields = readStoredInput(storage()?.getItem(NAME) ?? null, wanted)
      if (left || !fields || !shown.current) return
      forgetStoredInput()
      fill(shown.current, fields)
      // a choice may have brought another field, of a country's provinces for instance
      requestAnimationFrame(() => shown.current && fill(shown.current, fields))
    })
    const keep = ({ target }: SubmitEvent) => {
      const { loggedUser } = useAuthStore.getState()
      if (target !== shown.current || !shown.current || !loggedUser) return
      const fields = fieldsToStore(controlsOf(shown.current))
      const kept: StoredInput = { path: pageOf(), username: loggedUser, at: Date.now(), fields }
      storage()?.setItem(NAME, JSON.stringify(kept))
    }
    document.addEventListener('submit', keep, true)
    return () => {
      left = true
      document.removeEventListener('submit', keep, true)
    }
  }, [])
  return (form) => {
    shown.current = form
  }
}
