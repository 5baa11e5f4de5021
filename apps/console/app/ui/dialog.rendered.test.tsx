import { cleanup, fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { openConsole, sessionOf, shopFor } from '../../test/open-console.tsx'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

function Opened({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Apri
      </button>
      {isOpen && (
        <Dialog title="Cambia" onClose={() => setOpen(false)}>
          {children}
        </Dialog>
      )}
    </>
  )
}

/** The element with the keyboard after a dialog with this content was opened. */
async function keyboardIn(content: ReactNode): Promise<HTMLElement> {
  openConsole('/', { 'GET /api/seller/session': sessionOf(shopFor('owner')) }, <Opened>{content}</Opened>)
  const opener = await screen.findByRole('button', { name: 'Apri' })
  opener.focus()
  fireEvent.click(opener)
  return document.activeElement as HTMLElement
}

it('puts the keyboard in the first field', async () => {
  const at = await keyboardIn(
    <>
      <button type="button">Prima</button>
      <input type="hidden" name="x" />
      <input aria-label="Spento" disabled />
      <input aria-label="Da leggere" readOnly />
      <input aria-label="Prezzo" />
    </>,
  )
  expect(at).toBe(screen.getByLabelText('Prezzo'))
  expect(screen.getByRole('dialog', { name: 'Cambia' }).contains(at)).toBe(true)
})

it('puts it on what is chosen where one of several is', async () => {
  await keyboardIn(
    ['Mia', 'Sua'].map((name) => (
      <input key={name} type="radio" name="part" aria-label={name} defaultChecked={name === 'Sua'} />
    )),
  )
  expect(document.activeElement).toBe(screen.getByLabelText('Sua'))
})

it('puts it on what the dialog says where nothing is typed, not on what closes or confirms it', async () => {
  const at = await keyboardIn(
    <>
      <p>Vuoi toglierlo?</p>
      <button type="button">Togli</button>
    </>,
  )
  expect(at.textContent).toBe('Vuoi toglierlo?Togli')
})

function Late() {
  const [has, setHas] = useState(false)
  return (
    <Dialog title="Cambia" onClose={() => setHas(true)}>
      {has && <input aria-label="Nome" />}
    </Dialog>
  )
}

it.each([
  ['enters a field that came later', false],
  ['leaves the keyboard where the person took it meanwhile', true],
])('%s', async (_, isElsewhere) => {
  openConsole('/', { 'GET /api/seller/session': sessionOf(shopFor('owner')) }, <Late />)
  const close = await screen.findByRole('button', { name: 'Chiudi' })
  if (isElsewhere) close.focus()
  fireEvent.click(close)
  expect(document.activeElement).toBe(isElsewhere ? close : screen.getByLabelText('Nome'))
})

function Exchanged() {
  const [isForm, setForm] = useState(false)
  return (
    <Dialog title="Cambia" onClose={() => {}}>
      {isForm ? (
        <textarea aria-label="Testo" />
      ) : (
        <button type="button" onClick={() => setForm(true)}>
          Nuovo
        </button>
      )}
    </Dialog>
  )
}

it('enters the form that takes the place of the button that asked for it', async () => {
  openConsole('/', { 'GET /api/seller/session': sessionOf(shopFor('owner')) }, <Exchanged />)
  const button = await screen.findByRole('button', { name: 'Nuovo' })
  button.focus()
  fireEvent.click(button)
  expect(document.activeElement).toBe(screen.getByLabelText('Testo'))
})

function Saving() {
  const [isPending, setPending] = useState(false)
  return (
    <Dialog title="Cambia" onClose={() => setPending(false)}>
      <input aria-label="Nome" />
      <button type="button" disabled={isPending} onClick={() => setPending(true)}>
        Salva
      </button>
    </Dialog>
  )
}

it('gives it back to a button that waited for an answer', async () => {
  openConsole('/', { 'GET /api/seller/session': sessionOf(shopFor('owner')) }, <Saving />)
  const save = await screen.findByRole('button', { name: 'Salva' })
  save.focus()
  fireEvent.click(save)
  // as browsers do with a button that cannot be pressed
  save.blur()
  fireEvent.click(screen.getByRole('button', { name: 'Chiudi' }))
  expect(document.activeElement).toBe(save)
})
