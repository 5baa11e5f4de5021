import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../test/render-part.tsx'
import { emptyAddress } from './address-form.state.ts'
import { AddressForm } from './address-form.tsx'

const countries = [
  { code: 'IT', name: 'Italia' },
  { code: 'FR', name: 'Francia' },
  { code: 'BE', name: 'Belgio' },
] as Parameters<typeof AddressForm>[0]['countries']
const show = (given: Partial<Parameters<typeof AddressForm>[0]> = {}) =>
  renderPart(<AddressForm values={emptyAddress} errors={{}} countries={countries} {...given} />)
const field = (label: string | RegExp) => screen.getByLabelText(label)

it('says what is missing when a field is left, and is silent when it is right', async () => {
  const { user } = show()
  await user.type(field('CAP'), '4012')
  await user.tab()
  const words = await screen.findByText('Il CAP ha 5 cifre: ne manca 1')
  expect(field('CAP').getAttribute('aria-describedby')).toContain(words.id)
  await user.type(field('CAP'), '4')
  await user.tab()
  await waitFor(() => expect(field('CAP').getAttribute('aria-invalid')).toBeNull())
})

it('judges what was typed by the country chosen since', async () => {
  const { user } = show()
  await user.type(field('CAP'), '1000')
  await user.tab()
  await screen.findByText('Il CAP ha 5 cifre: ne manca 1')
  await user.selectOptions(field('Paese'), 'BE')
  expect(field('CAP').getAttribute('aria-invalid')).toBeNull()
  await user.selectOptions(field('Paese'), 'IT')
  expect(field('CAP').getAttribute('aria-invalid')).toBe('true')
})

it('judges codes by whom the invoice is for', async () => {
  const { user } = show({ values: { ...emptyAddress, invoice: true } })
  const code = field(/^Codice fiscale/)
  await user.type(code, 'x')
  await user.tab()
  await user.clear(code)
  await user.tab()
  expect(code.getAttribute('aria-invalid')).toBe('true')
  await user.click(screen.getByRole('radio', { name: 'Un’azienda o un professionista' }))
  expect(code.getAttribute('aria-invalid')).toBeNull()
})

it('does not complain of a field that was only passed', async () => {
  const { user } = show()
  await user.click(field('Nome e cognome'))
  await user.tab()
  expect(field('Nome e cognome').getAttribute('aria-invalid')).toBeNull()
})

it('offers provinces in Italy and a free field elsewhere', async () => {
  const { user } = show()
  expect(field('Provincia').tagName).toBe('SELECT')
  await user.selectOptions(field('Paese'), 'FR')
  expect(screen.queryByLabelText('Provincia')).toBeNull()
  expect(field('Regione o provincia').tagName).toBe('INPUT')
})

it('doubts a postal code of another province without refusing it', async () => {
  const { user } = show()
  await user.type(field('CAP'), '40124')
  await user.tab()
  await user.selectOptions(field('Provincia'), 'MI')
  await screen.findByText(/Il CAP non sembra di questa provincia/)
  expect(field('CAP').getAttribute('aria-invalid')).toBeNull()
})

it('leads from the summary of a refusal to the fields, and takes the focus', () => {
  show({ errors: { city: 'city', street: 'street' } })
  const summary = screen.getByRole('alert')
  expect(document.activeElement).toBe(summary)
  const link = screen.getByRole('link', { name: 'Scrivi la città' })
  expect(link.getAttribute('href')).toBe(`#${field('Città').id}`)
})

it('asks nothing for the courier where only an invoice goes', () => {
  show({ isBillingOnly: true })
  expect(screen.queryByLabelText(/Telefono/)).toBeNull()
  expect(field('CAP').getAttribute('autocomplete')).toBe('billing postal-code')
})

it('asks a company for name and channel, a person for the fiscal code', async () => {
  const { user } = show({ values: { ...emptyAddress, invoice: true } })
  const company = () => field('Ragione sociale').closest('.hidden')
  expect(company()).not.toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Un’azienda o un professionista' }))
  expect(company()).toBeNull()
  await user.type(field(/^Partita IVA/), '12345678901')
  await user.tab()
  await screen.findByText('Controlla la partita IVA: la cifra di controllo non torna')
})
