import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../../test/render-part.tsx'
import { MailCases } from './mail-cases.tsx'

const givenUp = [
  { kind: 'order-message-customer', name: 'Messaggio del negozio, al cliente', open: 37 },
  { kind: 'refund', name: 'Rimborso', open: 2 },
  { kind: 'review-hidden', name: 'Recensione nascosta', open: 1 },
]

it('offers the kinds of mail of which several were given up, and both decisions', () => {
  renderPart(<MailCases givenUp={givenUp} answer={null} />)
  const kinds = screen.getByRole('combobox', { name: 'Tipo di mail' }) as HTMLSelectElement
  expect([...kinds.options].map(({ text }) => text)).toEqual([
    'Messaggio del negozio, al cliente: 37 casi',
    'Rimborso: 2 casi',
  ])
  expect(screen.getByRole('radio', { name: /^Manda di nuovo tutte/ })).toBeTruthy()
  expect(screen.getByRole('radio', { name: /^Chiudi tutti i casi/ })).toBeTruthy()
})

it('keeps what was written where the decision is refused', () => {
  const answer = {
    id: 'mails',
    mail: 'refund',
    note: 'ok',
    decision: 'retry',
    errors: { decision: false, note: true },
    code: null,
  } as const
  renderPart(<MailCases givenUp={givenUp} answer={answer} />)
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'refund')
  expect(screen.getByRole('radio', { name: /^Manda di nuovo tutte/ })).toHaveProperty('checked', true)
  expect(screen.getByRole('link').getAttribute('href')).toBe('#note-mails')
})

it('is not there for single mails', () => {
  renderPart(<MailCases givenUp={givenUp.slice(2)} answer={null} />)
  expect(screen.queryByRole('heading')).toBeNull()
})
