import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../test/render-part.tsx'
import { emptyReview } from './own-review-form.state.ts'
import { OwnReviewForm } from './own-review-form.tsx'

type Props = Parameters<typeof OwnReviewForm>[0]
const show = (more: Partial<Props> = {}) =>
  renderPart(
    <OwnReviewForm
      values={emptyReview}
      reviewId={null}
      refused={undefined}
      answer={undefined}
      signedAs="Anna"
      {...more}
    />,
  )
const text = () => screen.getByLabelText(/^Recensione/)

it('counts the characters that are left, and those that are too many', async () => {
  const { user } = show()
  await user.type(text(), 'Buono')
  expect(screen.getByText('Ancora 1,995 caratteri')).toBeTruthy()
  fireEvent.input(text(), { target: { value: 'x'.repeat(2003) } })
  expect(screen.getByText('Il testo è troppo lungo: togli 3 caratteri')).toBeTruthy()
  expect(text().getAttribute('aria-invalid')).toBe('true')
})

it('keeps what was written when it is refused, and leads to the fault', () => {
  const values = { stars: '', title: 'Buono', text: 'Molto' }
  show({ refused: { values, errors: ['stars'], reviewId: null } as unknown as Props['refused'], answer: {} })
  expect(text()).toHaveProperty('value', 'Molto')
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(screen.getByRole('link', { name: 'Scegli da 1 a 5 stelle' }).getAttribute('href')).toBe('#stars')
  expect(screen.getAllByRole('radio').every((star) => star.getAttribute('aria-invalid') === 'true')).toBe(
    true,
  )
})

it('publishes a new review and saves an old one, under the name it will show', () => {
  show({ reviewId: 'r', values: { stars: '4', title: '', text: '' } })
  expect(screen.getByRole('button', { name: 'Salva le modifiche' })).toBeTruthy()
  const chosen = screen.getAllByRole('radio').filter((star) => (star as HTMLInputElement).checked)
  expect(chosen.map((star) => star.getAttribute('value'))).toEqual(['4'])
  expect(screen.getByText(/La firmiamo «Anna»/)).toBeTruthy()
})
