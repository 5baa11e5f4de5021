import type { Seller } from '@filiera/contract/catalog/sellers'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../../../test/render-part.tsx'
import '../../../../texts/it/product.ts'
import { MakerChapter } from './maker-chapter.tsx'
import { TasteChapter } from './taste-chapter.tsx'

const seller: Seller = {
  ...{ id: '1', name: 'Forno Pozzo Antico', description: 'Tre fornai.', imageUrl: '/a.webp' },
  ...{ telephone: '+390805550002', address: 'Via del Pozzo 3', position: null, city: 'Altamura' },
  ...{
    region: 'puglia',
    productsCount: 8,
    closedUntil: null,
    closedText: '',
    founded: null,
    figures: [],
    timeline: [],
  },
  legal: { company: 'Forno snc', vatNumber: '99990020002', rea: 'BA 990002', email: 'a@forno.example' },
}

it('says since when somebody works, in figures and years', () => {
  renderPart(
    <MakerChapter
      seller={{
        ...seller,
        founded: 1931,
        figures: [{ value: '6 ore', label: 'dal ramo al frantoio' }],
        timeline: [
          { year: 1931, text: 'Il forno.' },
          { year: 2003, text: 'La DOP.' },
        ],
      }}
    />,
  )
  expect(screen.getByText('dal 1931')).toBeTruthy()
  expect(screen.getByText('6 ore').parentElement?.textContent).toBe('dal ramo al frantoio6 ore')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1931Il forno.',
    '2003La DOP.',
  ])
})

it('has no list where nothing is said', () => {
  renderPart(<MakerChapter seller={seller} />)
  expect(screen.queryByText('dal ramo al frantoio')).toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByText(/^dal /)).toBeNull()
})

it('says how it tastes in words alone, and nothing without words and figures', () => {
  const { again } = renderPart(
    <TasteChapter notes="Timo e fieno." foreign={undefined} facts={[]} category="formaggi" />,
  )
  expect(screen.getByRole('heading', { name: 'Che sapore ha' })).toBeTruthy()
  expect(screen.getByText('Timo e fieno.')).toBeTruthy()
  again(<TasteChapter notes={null} foreign={undefined} facts={[]} category="formaggi" />)
  expect(screen.queryByRole('heading')).toBeNull()
})
