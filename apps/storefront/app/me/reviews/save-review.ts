import { createReview, removeReview, updateReview } from '@filiera/contract/catalog/reviews'
import type { BackendCall } from '@filiera/contract/client'
import type { Problem } from '@filiera/contract/problem'
import type { Language } from '@filiera/domain/languages'
import {
  checkReview,
  type ReviewErrors,
  type ReviewValues,
  readReviewForm,
  reviewFields,
  reviewInput,
} from './own-review-form.state.ts'

export type Refused = {
  /** The review that was being edited. */ reviewId: string | null
  values: ReviewValues
  errors: ReviewErrors
  code: Problem['code'] | null
  status: number
}
export type Saved = { ok: true; done: 'created' | 'updated' | 'deleted' } | ({ ok: false } & Refused)

const reviewIdOf = (form: FormData): string | null => {
  const value = form.get('review')
  return typeof value === 'string' && value !== '' ? value : null
}

function refused(reviewId: string | null, values: ReviewValues, { code, status, fields }: Problem): Saved {
  const errors = reviewFields.filter((name) => fields?.some(({ field }) => field === name))
  return { ok: false, reviewId, values, errors, code: errors.length > 0 ? null : code, status }
}

/** Saves the form as a new review, or over the one it names (`review`). */
export async function saveReview(
  form: FormData,
  backend: BackendCall,
  product: string,
  lang: Language,
): Promise<Saved> {
  const values = readReviewForm(form)
  const errors = checkReview(values)
  const reviewId = reviewIdOf(form)
  if (errors.length > 0) return { ok: false, reviewId, values, errors, code: null, status: 422 }
  const input = reviewInput(values)
  const saved = reviewId
    ? await backend(updateReview, { params: { product, reviewId }, body: input })
    : await backend(createReview, { params: { product }, query: { lang }, body: { product, ...input } })
  return saved.ok
    ? { ok: true, done: reviewId ? 'updated' : 'created' }
    : refused(reviewId, values, saved.problem)
}

/** Takes the review away that the form names. */
export async function deleteReview(form: FormData, backend: BackendCall, product: string): Promise<Saved> {
  const reviewId = reviewIdOf(form) ?? ''
  const removed = await backend(removeReview, { params: { product, reviewId } })
  return removed.ok ? { ok: true, done: 'deleted' } : refused(reviewId, readReviewForm(form), removed.problem)
}
