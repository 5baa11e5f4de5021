import { isStillAtWork } from './stored.ts'

/** Says when somebody else logged in from another page of this browser. */
export const onSomebodyElse = (act: () => void): void =>
  window.addEventListener('storage', () => {
    if (!isStillAtWork()) act()
  })
