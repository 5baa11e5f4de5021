import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answers, openConsole, problem, sessionOf, shopFor } from '../../test/open-console.tsx'
import { TemplatesDialog } from './templates-dialog.tsx'
import { useTemplates } from './use-templates.ts'

const text = { it: 'Ti aspettiamo.', en: '', es: '' }
const kept = { id: '1', name: 'Ritiro', text, version: 1 }
const at = (...templates: object[]): Answers => ({
  'GET /api/seller/session': sessionOf(shopFor('owner')),
  'GET /api/seller/answer-templates': { status: 200, body: templates },
})
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

function Templates() {
  const { data } = useTemplates('3')
  return data && <TemplatesDialog shop="3" templates={data} onInsert={() => {}} onClose={() => {}} />
}

/** Opens the form of the template. */
async function change(answers: Answers) {
  const { user } = openConsole('/messages', answers, <Templates />)
  await user.click(await screen.findByRole('button', { name: /^Cambia/ }))
  return () => user.click(screen.getByRole('button', { name: 'Salva' }))
}

it('joins what a colleague changed of the rest, shows both of what both changed, and saves what is chosen', async () => {
  const answers = at(kept)
  const sent: string[] = []
  answers['PUT /api/seller/answer-templates/1'] = ({ headers, body }) => {
    sent.push(`${headers['if-match']} ${body}`)
    if (sent.length > 1) return { status: 200, body: kept }
    const refused = problem('changed_meanwhile', 412)
    const current = { name: 'Ritiro in fiera', text: { ...text, it: 'Sabato in fiera.' }, version: 2 }
    const changed = { by: 'Anna Verdi', at: '2026-11-20T09:00:00.000Z', current }
    return { ...refused, body: { ...(refused.body as object), changed } }
  }
  const save = await change(answers)
  fill('Testo in italiano', 'Domenica.')
  await save()
  const met = within(await screen.findByRole('alert'))
  met.getByText(/^Anna Verdi ha salvato altre modifiche/)
  met.getByText(/^Già unito.*Nome del modello/)
  expect(met.getByLabelText(/^Quello che hai scritto tu.*Domenica/)).toHaveProperty('checked', true)
  fireEvent.click(met.getByLabelText(/^Quello di Anna Verdi.*Sabato in fiera/))
  await save()
  await screen.findByRole('button', { name: /^Cambia/ })
  const last = { name: 'Ritiro in fiera', text: { ...text, it: 'Sabato in fiera.' } }
  expect(sent[1]).toBe(`"v2" ${JSON.stringify(last)}`)
})

it('says that a colleague took the template away, and adds it again with what was typed', async () => {
  const answers = at(kept)
  let added: unknown
  answers['PUT /api/seller/answer-templates/1'] = () => {
    Object.assign(answers, at())
    return problem('not_found', 404)
  }
  answers['POST /api/seller/answer-templates'] = ({ body }) => {
    added = JSON.parse(body)
    Object.assign(answers, at({ ...kept, id: '2' }))
    return { status: 201, body: { ...kept, id: '2' } }
  }
  const save = await change(answers)
  fill('Testo in italiano', 'Domenica.')
  await save()
  await screen.findByText(/^Un collega ha tolto questo modello/)
  await save()
  await screen.findByRole('button', { name: /^Cambia/ })
  expect(added).toEqual({ name: 'Ritiro', text: { ...text, it: 'Domenica.' } })
})
