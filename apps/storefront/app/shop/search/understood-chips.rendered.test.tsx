import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPart } from '../../../test/render-part.tsx'
import '../../texts/it/lists.ts'
import UnderstoodChips from './understood-chips.tsx'

const asked: string[] = []
const written: string[] = []
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
    { kind: 'free', values: ['gluten'], typed: 'senza glutine', rest: 'olio toscano fino a 20 euro' },
    { kind: 'price', values: ['lte:20'], typed: 'fino a 20 euro', rest: 'olio' },
    { kind: 'region', values: ['toscana'], typed: 'toscano', rest: 'olio' },
  ])
  const { user } = renderPart(<UnderstoodChips text="olio toscano" onWrite={(text) => written.push(text)} />)
  const chips = await screen.findAllByRole('listitem')
  expect(chips.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    'Senza glutine',
    'Fino a 20.00 €',
    'Toscana',
  ])
  await user.click(screen.getByRole('button', { name: /Senza glutine/ }))
  expect(written).toEqual(['olio toscano fino a 20 euro'])
  expect(asked).toEqual(['/api/products/search/understood?title_contains=olio+toscano&lang=it'])
})

it('shows nothing where nothing was read', async () => {
  answerWith([])
  renderPart(<UnderstoodChips text="olio" onWrite={() => {}} />)
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.queryByRole('list')).toBeNull()
})
