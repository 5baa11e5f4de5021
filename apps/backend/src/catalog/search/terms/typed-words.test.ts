import { expect, it } from 'vitest'
import { replaceWords, typedWords } from './typed-words.ts'

const words = (text: string) => typedWords(text).map(({ word }) => word)

it.each([
  ['L’olio dell’Aquila', ['l', 'olio', 'dell', 'aquila']],
  ["caffè D'ORZO", ['caffe', 'd', 'orzo']],
  ['Schüttelbrot, Weiß & piña', ['schuttelbrot', 'weiss', 'pina']],
  ['olio:* & !(pane | vino) <-> %_\\', ['olio', 'pane', 'vino']],
  ['🍕🍝 — “…”', []],
  ['пицца', []],
  ['__proto__', ['proto']],
  ['', []],
])('reads %j', (text, expected) => {
  expect(words(text)).toEqual(expected)
})

it('bounds what it reads', () => {
  expect(words('pane '.repeat(3000))).toHaveLength(8)
  expect(words('a'.repeat(10_000))).toEqual(['a'.repeat(40)])
})

it('replaces words and leaves the rest as it was typed', () => {
  expect(replaceWords('L’Oilo, di parmiggiano!', new Map([['parmiggiano', 'parmigiano']]))).toBe(
    'L’Oilo, di parmigiano!',
  )
})
