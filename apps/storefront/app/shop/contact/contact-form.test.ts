import { MAX_MESSAGE_LENGTH } from '@filiera/contract/content/contact'
import { expect, it } from 'vitest'
import { checkContact, contactLengths, readContact } from './contact-form.state.ts'

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}
const right = { Email: 'ada@example.it', Name: 'Ada', Subject: 'Olio', Message: '', Consent: 'yes' }

it('takes a message without text, and trims the rest', () => {
  expect(checkContact(readContact(form({ ...right, Name: '  Ada ' })))).toEqual([])
  expect(readContact(form({ ...right, Message: 'a\r\nb ' })).Message).toBe('a\nb')
})

it('names every field that is wrong, in the order of the form', () => {
  expect(checkContact(readContact(new FormData()))).toEqual(['Email', 'Name', 'Subject', 'Consent'])
  expect(checkContact({ ...right, Message: 'x'.repeat(5001) })).toEqual(['Message'])
  expect(checkContact({ ...right, Email: 'ada@example' })).toEqual(['Email'])
})

it('counts as the contract does', () => expect(contactLengths.Message).toBe(MAX_MESSAGE_LENGTH))
