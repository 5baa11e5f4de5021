import { expect, test } from 'vitest'
import { fieldsToStore, readStoredInput } from './stored-input.ts'

const now = 1_800_000_000_000
const fields = [['lastName', 'Conti']]
const kept = { path: '/account/profile', username: 'anna@example.it', at: now - 60_000, fields }
const wanted = { path: '/account/profile', username: 'anna@example.it', now }

test('comes back to the same user on the same page', () =>
  expect(readStoredInput(JSON.stringify(kept), wanted)).toEqual(fields))

test.each([
  ['another page', { ...wanted, path: '/account/email' }],
  ['another user', { ...wanted, username: 'carlo@example.it' }],
  ['nobody logged in', { ...wanted, username: null }],
  ['half an hour later', { ...wanted, now: now + 30 * 60_000 }],
  ['a clock that was put back', { ...wanted, now: now - 120_000 }],
])('not for %s', (_case, asked) => expect(readStoredInput(JSON.stringify(kept), asked)).toBeNull())

test.each([null, 'not json', '[]', '3', '{"path":"/account/profile"}'])('ignores %s', (text) =>
  expect(readStoredInput(text, wanted)).toBeNull(),
)

test('passwords, files, hidden and unticked fields are never kept', () =>
  expect(
    fieldsToStore([
      { name: 'lastName', type: 'text', value: 'Conti' },
      { name: 'password', type: 'password', value: 'secret' },
      { name: 'newPassword', type: 'text', value: 'a secret that is shown' },
      { name: 'file', type: 'file', value: 'C:\\fakepath\\me.jpg' },
      { name: 'intent', type: 'hidden', value: 'save' },
      { name: '', type: 'text', value: 'no name' },
      { name: 'invoice', type: 'checkbox', value: 'on', checked: false },
      { name: 'defaultShipping', type: 'checkbox', value: 'on', checked: true },
    ]),
  ).toEqual([
    ['lastName', 'Conti'],
    ['defaultShipping', 'on'],
  ]))
