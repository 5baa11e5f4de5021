import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPart } from '../../../test/render-part.tsx'
import '../../texts/it/lists.ts'
import UnderstoodChips from './understood-chips.tsx'

const asked: string[] = []
const answerWith = (value: unknown) =>
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json(value)
  })

afterEach(() => {
  vi.unstubAllGlobals()
  asked.length = 0
})

it('names what was read as the search page does', async () => {
  answerWith([
    { kind: 'free', values: ['gluten'], typed: 'senza glutine', rest: 'olio' },
    { kind: 'price', values: ['lte:20'], typed: 'fino a 20 euro', rest: 'olio' },
    { kind: 'region', values: ['toscana'], typed: 'toscano', rest: 'olio' },
  ])
  renderPart(<UnderstoodChips text="olio toscano" />)
  const chips = await screen.findAllByRole('listitem')
  expect(chips.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    'Senza glutine',
    'Fino a 20.00 €',
    'Toscana',
  ])
  expect(asked).toEqual(['/api/products/search/understood?title_contains=olio+toscano&lang=it'])
})

it('shows nothing where nothing was read', async () => {
  answerWith([])
  renderPart(<UnderstoodChips text="olio" />)
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.queryByRole('list')).toBeNull()
})
