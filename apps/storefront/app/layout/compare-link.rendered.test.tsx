import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../../test/render-part.tsx'
import { useCompare } from '../state/compare/compare-store.ts'
import { CompareLink } from './compare-link.tsx'

it('leads to the chosen products and says how many; on phones it comes with the first', () => {
  renderPart(<CompareLink isShort className="" />)
  expect(screen.queryByRole('link')).toBeNull()
  const products = [1, 15].map((id) => ({ id: `${id}`, title: `Olio ${id}`, image: '' }))
  act(() => useCompare.setState({ products }))
  const link = screen.getByRole('link', { name: 'Confronta 2' })
  expect(link.getAttribute('href')).toBe('/compare?ids=1,15')
})
