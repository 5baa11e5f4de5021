import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../test/render-part.tsx'
import '../../texts/it/lists.ts'
import UnderstoodChips from './understood-chips.tsx'

it('names what was read as the search page does', async () => {
  const written: string[] = []
  const { user } = renderPart(
    <UnderstoodChips
      understood={[
        { kind: 'free', values: ['gluten'], typed: 'senza glutine', rest: 'olio toscano fino a 20 euro' },
        { kind: 'price', values: ['lte:20'], typed: 'fino a 20 euro', rest: 'olio' },
        { kind: 'region', values: ['toscana'], typed: 'toscano', rest: 'olio' },
      ]}
      onWrite={(text) => written.push(text)}
    />,
  )
  const chips = screen.getAllByRole('listitem')
  expect(chips.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    'Senza glutine',
    'Fino a 20.00 €',
    'Toscana',
  ])
  await user.click(screen.getByRole('button', { name: /Senza glutine/ }))
  expect(written).toEqual(['olio toscano fino a 20 euro'])
})
