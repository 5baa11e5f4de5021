import { expect, it } from 'vitest'
import { refusalOf, refusalOfFile } from './why-refused.ts'

const file = (name: string, type: string, size = 1000) => refusalOfFile({ name, type, size })?.text ?? null

it.each([
  ['foto.jpg', 'image/jpeg', 1000, null],
  ['foto', '', 1000, null],
  ['IMG_2231.HEIC', '', 1000, 'photos.faults.heic'],
  ['IMG_2231.heic', 'image/heic', 1000, 'photos.faults.heic'],
  ['logo.svg', 'image/svg+xml', 1000, 'photos.faults.format'],
  ['listino.pdf', 'application/pdf', 1000, 'photos.faults.format'],
  ['grande.jpg', 'image/jpeg', 11 * 1024 * 1024, 'photos.faults.tooLarge'],
  ['vuota.jpg', 'image/jpeg', 0, 'photos.faults.broken'],
])('%s (%s, %i bytes): %s', (name, type, size, text) => {
  expect(file(name, type, size)).toBe(text)
})

it('tells a broken file from a network that is away', () => {
  const problem = { type: 'about:blank', status: 422, title: '', detail: '' }
  const fields = [{ field: 'file', message: 'cannot be read' }]
  expect(refusalOf({ ...problem, code: 'invalid_body', fields })).toEqual({
    text: 'photos.faults.broken',
    canTryAgain: false,
  })
  expect(refusalOf({ ...problem, status: 503, code: 'unavailable' }).canTryAgain).toBe(true)
})
