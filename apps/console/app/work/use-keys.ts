import { useEffect, useSyncExternalStore } from 'react'
import { watched } from '../api/watched.ts'
import { readStored, writeStored } from '../browser/stored.ts'

/** How long the second key of a pair may take, in milliseconds. */
const PAIR_MS = 1000
const NAME = 'letters'

/** Whether a key is meant for what is being typed, or for a dialog. */
function isTaken({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return true
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}

/** Of this page; null as long as nobody turned them. */
const turned = watched<boolean | null>(null)

/** Whether one-letter keys are on; they can be switched off (WCAG 2.1.4). */
export function useLetters(): [on: boolean, turn: (on: boolean) => void] {
  const on = useSyncExternalStore(turned.subscribe, () => turned.get() ?? readStored(NAME) !== 'off')
  return [
    on,
    (now) => {
      writeStored(NAME, now ? 'on' : 'off')
      turned.set(now)
    },
  ]
}

/** Runs `keys` by their name: `?` alone, or a pair such as `g o`. Letters in fields stay letters. */
export function useKeys(keys: Readonly<Record<string, () => void>>, on: boolean): void {
  useEffect(() => {
    if (!on) return
    let first: { key: string; at: number } | null = null
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTaken(event)) return
      const key = event.key.toLowerCase()
      const pair = first && event.timeStamp - first.at < PAIR_MS ? `${first.key} ${key}` : null
      const run = (pair && keys[pair]) || keys[key]
      first = run ? null : { key, at: event.timeStamp }
      if (!run) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [keys, on])
}

/** Runs a command by a key with Ctrl or ⌘, or with Shift too, wherever the keyboard is but in a dialog; never the browser's own one. */
export function useCommandKey(key: string, run: () => void, isShifted = false): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && event.shiftKey === isShifted
      if (!isCommand || event.key.toLowerCase() !== key) return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) run()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [key, run, isShifted])
}
