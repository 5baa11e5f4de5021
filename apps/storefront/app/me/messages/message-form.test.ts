import { expect, test } from 'vitest'
import {
  checkMessage,
  errorsOfMessageFields,
  isTooLarge,
  MESSAGE_MAX,
  readMessageForm,
  readMessageKey,
  readTopic,
} from './message-form.state.ts'

test('reads topic, text and lines of a form', () => {
  const form = new FormData()
  form.set('topic', 'damaged')
  form.set('message', ' rotto ')
  form.append('products', '1')
  form.append('products', '4')
  expect(readMessageForm(form)).toEqual({ topic: 'damaged', message: ' rotto ', products: ['1', '4'] })
  expect(readTopic('anything')).toBe('question')
})

test('reads the key of a form, and nothing else as one', () => {
  const keyed = (key: string) => {
    const form = new FormData()
    form.set('key', key)
    return readMessageKey(form)
  }
  const key = crypto.randomUUID()
  expect(keyed(key)).toBe(key)
  expect(keyed(`${key}\r\nx: y`)).toBeNull()
  expect(readMessageKey(new FormData())).toBeNull()
})

test('an empty and an endless message are refused', () => {
  expect(checkMessage({ message: ' \n ' })).toEqual({ message: 'empty' })
  expect(checkMessage({ message: 'a'.repeat(MESSAGE_MAX) })).toEqual({})
  expect(checkMessage({ message: 'a'.repeat(MESSAGE_MAX + 1) })).toEqual({ message: 'long' })
})

test('errors of the server find their field', () => {
  expect(errorsOfMessageFields([{ field: 'products.0' }])).toEqual({ products: 'products' })
  expect(errorsOfMessageFields([{ field: 'message' }])).toEqual({ message: 'empty' })
  expect(errorsOfMessageFields(undefined)).toEqual({})
})

test('photos up to 10 MB', () => {
  expect(isTooLarge(10 * 1024 * 1024)).toBe(false)
  expect(isTooLarge(10 * 1024 * 1024 + 1)).toBe(true)
})
