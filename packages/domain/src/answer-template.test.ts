import { expect, it } from 'vitest'
import { fillTemplate, unknownPlaceholder } from './answer-template.ts'

const values = { name: 'Marco', order: '7K3M-9QXA-00ZZ-1111', tracking: '' }

it('fills in what the order has, in the words of any language', () => {
  expect(fillTemplate('Ciao {nome}, {order} parte oggi.', values)).toBe(
    'Ciao Marco, 7K3M-9QXA-00ZZ-1111 parte oggi.',
  )
  expect(fillTemplate('{ Nombre } {{pedido}} {', values)).toBe('Marco {7K3M-9QXA-00ZZ-1111} {')
})

it('shows what is left to complete', () => {
  expect(fillTemplate('Segui il pacco: {spedizione}', values)).toBe('Segui il pacco: […]')
})

it('names the first word that means nothing', () => {
  expect(unknownPlaceholder('Ciao {nome}, il {sconto} vale {x}')).toBe('sconto')
  expect(unknownPlaceholder('Ciao {nome} {}')).toBe('')
  expect(unknownPlaceholder('Ciao {nome}, prezzo { aperto')).toBeUndefined()
})
