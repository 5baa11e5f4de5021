import { flushSync } from 'react-dom'

/** Says what is wrong at the fields of a form that is sent, and puts the keyboard on the first of them. */
export function showFaults({ currentTarget }: { currentTarget: Element }, say: () => void): void {
  flushSync(say)
  currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
