import { expect, it } from 'vitest'
import { avoidBackend, backendsOf } from './backends.ts'

it('asks those that are not avoided in turns', () => {
  const first = () => backendsOf('http://a,http://b')[0]
  expect(new Set([first(), first()])).toEqual(new Set(['http://a', 'http://b']))
})

it('where all are avoided, asks first who was avoided longest: it may be back, while the other is being closed', () => {
  avoidBackend('http://back')
  avoidBackend('http://closing')
  const orders = Array.from({ length: 3 }, () => backendsOf('http://back,http://closing'))
  expect(orders).toEqual(Array(3).fill(['http://back', 'http://closing']))
})
