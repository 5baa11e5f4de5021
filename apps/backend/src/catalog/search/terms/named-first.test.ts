import { expect, it } from 'vitest'
import { namedFirst } from './named-first.ts'

const titled = (...titles: string[]) => titles.map((title) => ({ title }))

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

it('counts every word that begins one of the title, without its accents', () => {
  const rows = titled('Olio di semi', 'Caffè macinato', 'Olio del Belìce')
  expect(namedFirst(rows, ['olio', 'beli'])).toEqual(
    titled('Olio del Belìce', 'Olio di semi', 'Caffè macinato'),
  )
  expect(namedFirst(rows, ['caffe'])[0]).toEqual({ title: 'Caffè macinato' })
})
