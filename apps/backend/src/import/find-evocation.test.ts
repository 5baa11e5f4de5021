import { expect, it } from 'vitest'
import { findEvocation } from './find-evocation.ts'

it.each([
  ['Formaggio tipo Parmigiano', 'tipo parmigiano'],
  ['Grated Parmesan style cheese', 'parmesan'],
  ['Gorgonzola-style dip', 'gorgonzola style'],
  ['Stile  PROSECCO, extra dry', 'stile prosecco'],
  ['Aceto balsamico di Modena alternative', 'aceto balsamico di modena alternative'],
  ['Queso estilo Grana Padano', 'estilo grana padano'],
])('finds it in %j', (text, found) => {
  expect(findEvocation(text)).toBe(found)
})

it.each([
  'Parmigiano Reggiano DOP 24 mesi',
  'Prosecco DOC extra dry',
  'Crema al gorgonzola',
  'Farina tipo 1',
  'Pecorino stagionato',
  'Chianti Classico',
])('lets %j through', (text) => {
  expect(findEvocation(text)).toBeNull()
})
