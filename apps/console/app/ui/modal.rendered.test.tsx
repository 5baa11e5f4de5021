import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Modal } from './modal.tsx'

afterEach(cleanup)

function openModal() {
  const onLeave = vi.fn()
  render(
    <Modal aria-label="Foto" onLeave={onLeave}>
      <input type="file" aria-label="File" />
    </Modal>,
  )
  return { onLeave, dialog: screen.getByRole<HTMLDialogElement>('dialog') }
}

it('leaves by Escape, and stays until its parent takes it away', () => {
  const { onLeave, dialog } = openModal()
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false)
  expect(onLeave).toHaveBeenCalledOnce()
  dialog.close()
  fireEvent(dialog, new Event('close'))
  expect(dialog.open).toBe(true)
  expect(onLeave).toHaveBeenCalledOnce()
})

it('stays when a chooser of files inside it is put aside', () => {
  const { onLeave } = openModal()
  fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }))
  expect(onLeave).not.toHaveBeenCalled()
})

it('gives the keyboard back to a text field with its caret', () => {
  render(<textarea aria-label="Testo" defaultValue="Olio nuovo" />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  field.focus()
  field.setSelectionRange(4, 4)
  const { unmount } = render(<Modal aria-label="Foto" />)
  // as Chrome does
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementationOnce(() => {
    field.focus()
    field.setSelectionRange(0, 0)
  })
  unmount()
  expect(field.selectionStart).toBe(4)
})
