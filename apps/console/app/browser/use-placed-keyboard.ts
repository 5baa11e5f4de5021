import { type RefObject, useLayoutEffect, useRef } from 'react'

const FIELDS = 'input:not([type=hidden], [readonly]), textarea:not([readonly]), select'

/** Puts the keyboard into the first field that takes it; in a choice of one, on what is chosen. @returns whether there is one */
function enterFirstField(content: HTMLElement): boolean {
  for (const field of content.querySelectorAll<HTMLInputElement>(FIELDS)) {
    const { type, name } = field
    const chosen = [...content.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')]
    const entered = (type === 'radio' && chosen.find((radio) => radio.name === name)) || field
    entered.focus()
    if (document.activeElement === entered) return true
  }
  return false
}

/**
 * Where the keyboard is when a dialog opens: in its first field, else on what it says, never on what closes or confirms it.
 * A field that comes later is entered too, unless the person went elsewhere meanwhile.
 */
export function usePlacedKeyboard(content: RefObject<HTMLElement | null>) {
  const state = useRef<'new' | 'waiting' | 'placed'>('new')
  // after each render: content that is exchanged takes the keyboard away with it
  useLayoutEffect(() => {
    const element = content.current
    if (!element) return
    const at = document.activeElement
    // another dialog may lie over this one, and have it
    const isLost = at === null || at === document.body
    if (state.current !== 'new' && !isLost && !(state.current === 'waiting' && at === element)) return
    state.current = enterFirstField(element) ? 'placed' : 'waiting'
    if (state.current === 'waiting') element.focus({ preventScroll: true })
  })
}
