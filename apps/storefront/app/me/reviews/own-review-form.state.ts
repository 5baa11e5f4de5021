import type { Review } from '@filiera/contract/catalog/reviews'

/** Longest texts in characters (decision 21). */
export const reviewLengths = { title: 120, text: 2000 } as const

/** In the order of the form. */
export const reviewFields = ['stars', 'title', 'text'] as const
export type ReviewField = (typeof reviewFields)[number]
/** What was typed; `stars` is empty until chosen. */
export type ReviewValues = Readonly<Record<ReviewField, string>>
export type ReviewErrors = readonly ReviewField[]

export const emptyReview: ReviewValues = { stars: '', title: '', text: '' }

/** A text as the server counts it: forms send line ends as two characters. */
export const typedText = (text: string): string => text.replaceAll('\r\n', '\n').trim()

export function readReviewForm(form: FormData): ReviewValues {
  const text = (name: ReviewField) => {
    const value = form.get(name)
    return typeof value === 'string' ? typedText(value) : ''
  }
  return { stars: text('stars'), title: text('title'), text: text('text') }
}

/** The fields that cannot be saved as they are, in the order of the form. */
export function checkReview({ stars, title, text }: ReviewValues): ReviewErrors {
  const isWrong: Record<ReviewField, boolean> = {
    stars: !/^[1-5]$/.test(stars),
    title: title.length > reviewLengths.title || /\p{Cc}/u.test(title),
    text: text.length > reviewLengths.text || /[^\P{Cc}\n\r\t]/u.test(text),
  }
  return reviewFields.filter((field) => isWrong[field])
}

/** What the server takes. */
export const reviewInput = ({ stars, title, text }: ReviewValues) => ({ stars: Number(stars), title, text })

/** What a written review looks like in the form. */
export const valuesOfReview = ({ stars, title, text }: Review): ReviewValues => ({
  stars: String(stars),
  title,
  text,
})
