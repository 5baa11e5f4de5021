/** Gives the focus to something that cannot be reached by Tab, a title for instance; scrolls only as far as needed. */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return
  focusInPlace(element)
  element.scrollIntoView({ block: 'nearest' })
}

export function focusInPlace(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

export const findTitle = () => document.querySelector<HTMLElement>('main h1')

/** Gives the focus to the title of the page, where what had it is gone. */
export function focusTitle(): void {
  focusOn(findTitle())
}

/** Whether what had the focus is gone: nothing has it, or the title in its place. */
export function isFocusLost(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active === findTitle()
}
