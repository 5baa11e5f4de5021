import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPart } from '../../../../test/render-part.tsx'
import { emptyQuery } from '../../../pages/listing-query.state.ts'
import { PriceRange } from './price-range.tsx'

it('keeps a price that is too long, says so, and looks for none', async () => {
  const onChange = vi.fn()
  const { user } = renderPart(<PriceRange query={emptyQuery} onChange={onChange} />)
  const [from] = screen.getAllByRole<HTMLInputElement>('textbox')
  if (!from) throw new Error('no field')
  await user.click(from)
  await user.paste('12,50 euro al chilo')
  await user.tab()
  expect(from.value).toBe('12,50 euro al chilo')
  expect(from.getAttribute('aria-invalid')).toBe('true')
  screen.getByText('Al massimo 12 caratteri')
  expect(onChange).not.toHaveBeenCalled()
  await user.clear(from)
  await user.type(from, '12,50')
  await user.tab()
  expect(onChange).toHaveBeenCalledWith({ ...emptyQuery, from: 1250 })
})
