import { expect, it } from 'vitest'
import { checkReview, readReviewForm, reviewInput } from './own-review-form.state.ts'

const typed = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readReviewForm(form)
}

it('reads what was typed, with line ends as the server counts them', () => {
  const values = typed({ stars: '4', title: ' Buono ', text: 'uno\r\ndue\r\n' })
  expect(values).toEqual({ stars: '4', title: 'Buono', text: 'uno\ndue' })
  expect(checkReview(values)).toEqual([])
  expect(reviewInput(values)).toEqual({ stars: 4, title: 'Buono', text: 'uno\ndue' })
})

it.each([
  [{}, ['stars']],
  [{ stars: '0' }, ['stars']],
  [{ stars: '6' }, ['stars']],
  [{ stars: '4.5' }, ['stars']],
  [{ stars: '5', text: `${'x'.repeat(1999)}\r\nx` }, ['text']],
  [{ stars: '5', text: 'x'.repeat(2000), title: 'x'.repeat(120) }, []],
  [{ title: 'x'.repeat(121), text: 'a\u0000b' }, ['stars', 'title', 'text']],
  [{ stars: '5', title: 'a\tb' }, ['title']],
])('finds what is wrong with %j', (fields, wrong) => expect(checkReview(typed(fields))).toEqual(wrong))
