import { type ComponentProps, useLayoutEffect, useRef } from 'react'

/** The platform's modal dialog, open as long as it is on the page; Escape calls `onLeave`, and the parent takes it away. */
export function Modal({
  onLeave,
  ...props
}: ComponentProps<'dialog'> & { onLeave?: (() => void) | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null)
  // before it leaves the page, so that the keyboard returns to where it was
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
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
