import { type ComponentProps, useLayoutEffect, useRef } from 'react'

/** Chrome gives the keyboard back to a text field without its caret: the next letters would go nowhere. @returns what places it */
function keepCaret(field: Element | null): () => void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return () => {}
  const { selectionStart: start, selectionEnd: end } = field
  return () => {
    if (field !== document.activeElement) return
    if (start === null) field.select()
    else field.setSelectionRange(start, end)
  }
}

/** The platform's modal dialog, open as long as it is on the page; Escape calls `onLeave`, and the parent takes it away. */
export function Modal({
  onLeave,
  ...props
}: ComponentProps<'dialog'> & { onLeave?: (() => void) | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null)
  // before it leaves the page, so that the keyboard returns to where it was
  useLayoutEffect(() => {
    const element = dialog.current
    const placeCaret = keepCaret(document.activeElement)
    element?.showModal()
    return () => {
      element?.close()
      placeCaret()
    }
  }, [])
  return (
    <dialog
      {...props}
      ref={dialog}
      onCancel={(event) => {
        // a chooser of files inside says cancel too
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onLeave?.()
      }}
      // the second Escape in a row cannot be prevented; whether it leaves is still the parent's to say
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) currentTarget.showModal()
      }}
    />
  )
}
