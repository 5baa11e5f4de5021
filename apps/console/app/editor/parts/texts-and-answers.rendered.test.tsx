import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openEditor, storedProduct } from '../../../test/open-editor.tsx'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

it('takes keywords of each language in a line, between commas', async () => {
  const kept = storedProduct()
  await openEditor(kept)
  type('Parole chiave, English', 'oil, ')
  expect(field('Parole chiave, English').value).toBe('oil, ')
  type('Parole chiave, English', 'oil, Tuscany, oil')
  type('Parole chiave, Español', 'aceite')
  await waitFor(() =>
    expect(kept.draft()).toEqual({ texts: { en: { tags: ['oil', 'Tuscany'] }, es: { tags: ['aceite'] } } }),
  )
})

it('takes questions with their answers, once both are there, and takes them away again', async () => {
  const kept = storedProduct()
  await openEditor(kept)
  const add = () => screen.getByLabelText<HTMLButtonElement>('Aggiungi la domanda, English')
  type('Domanda nuova, English', 'Is it filtered?')
  expect(add().disabled).toBe(true)
  type('Risposta nuova, English', 'No.')
  fireEvent.click(add())
  expect(document.activeElement).toBe(field('Domanda nuova, English'))
  await waitFor(() =>
    expect(kept.draft()).toEqual({
      texts: { en: { questions: [{ question: 'Is it filtered?', answer: 'No.' }] } },
    }),
  )
  fireEvent.click(field('Togli la domanda 1, English'))
  await waitFor(() => expect(kept.draft()).toEqual({ texts: { en: { questions: [] } } }))
})

it('shows the allergens that somebody denied, and takes a wrong answer back', async () => {
  const kept = storedProduct()
  kept.write({ notAllergens: ['milk', 'nuts'] })
  await openEditor(kept)
  fireEvent.click(field('Togli la risposta: Latte'))
  await waitFor(() => expect(kept.draft()).toEqual({ notAllergens: ['nuts'] }))
  // what is in it is no longer denied
  const [contained] = screen.getAllByLabelText(/Frutta a guscio/, { selector: 'input' })
  if (contained) fireEvent.click(contained)
  await waitFor(() => expect(kept.draft()).toEqual({ allergens: ['nuts'], notAllergens: [] }))
})
