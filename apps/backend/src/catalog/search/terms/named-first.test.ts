import { expect, it } from 'vitest'
import { namedFirst } from './named-first.ts'

const titled = (...titles: string[]) => titles.map((title) => ({ title, is_kind: false }))

it('puts first what shows the words, and leaves the rest in its order', () => {
  const rows = titled(
    'Pecorino Toscano DOP',
    'Ricotta Romana DOP',
    'Petto d’oca affumicato',
    'Pecorino Sardo DOP',
  )
  expect(namedFirst(rows, ['pec'])).toEqual(
    titled('Pecorino Toscano DOP', 'Pecorino Sardo DOP', 'Ricotta Romana DOP', 'Petto d’oca affumicato'),
  )
})

it('puts what a category is called before what only has the word in its title', () => {
  const [vinegar, wine] = [
    { title: 'Aceto di vino', is_kind: false },
    { title: 'Barolo', is_kind: true },
  ]
  expect(namedFirst([vinegar, wine], ['vino'])).toEqual([wine, vinegar])
})

it('counts every word that begins one of the title, without its accents', () => {
  const rows = titled('Olio di semi', 'Caffè macinato', 'Olio del Belìce')
  expect(namedFirst(rows, ['olio', 'beli'])).toEqual(
    titled('Olio del Belìce', 'Olio di semi', 'Caffè macinato'),
  )
  expect(namedFirst(rows, ['caffe'])[0]).toMatchObject({ title: 'Caffè macinato' })
})
