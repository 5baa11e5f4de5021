import type { Review, ReviewList } from '@filiera/contract/catalog/reviews'
import { describe, expect, it } from 'vitest'
import { prependReview, replaceReview } from './reviews.state.ts'

const review = (id: string, stars: number): Review => ({
  id,
  stars,
  title: '',
  text: '',
  author: 'Anna V.',
  createdAt: '2026-11-21T10:00:00.000Z',
  verified: true,
  lang: 'it',
})
const empty: ReviewList = {
  reviews: [],
  total: 0,
  mean: 0,
  distribution: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: 0, percentage: 0 })),
}
const counts = ({ distribution }: ReviewList) => distribution.map(({ count }) => count)
const ids = ({ reviews }: ReviewList) => reviews.map(({ id }) => id)

describe('prepend', () => {
  it('puts the new review first and recomputes total, mean and distribution', () => {
    const one = prependReview(empty, review('a', 5))
    expect(one).toMatchObject({ total: 1, mean: 5 })
    const three = prependReview(prependReview(one, review('b', 5)), review('c', 2))
    expect(ids(three)).toEqual(['c', 'b', 'a'])
    expect(three).toMatchObject({ total: 3, mean: 4 })
    expect(three.distribution).toEqual([
      { stars: 5, count: 2, percentage: 66.7 },
      { stars: 4, count: 0, percentage: 0 },
      { stars: 3, count: 0, percentage: 0 },
      { stars: 2, count: 1, percentage: 33.3 },
      { stars: 1, count: 0, percentage: 0 },
    ])
  })

  it('counts reviews that the page of the list does not show', () => {
    const list = { ...empty, total: 40, mean: 4, distribution: [{ stars: 4, count: 40, percentage: 100 }] }
    const next = prependReview(list, review('a', 5))
    expect(next).toMatchObject({ total: 41, mean: 4.02 })
    expect(counts(next)).toEqual([1, 40, 0, 0, 0])
  })

  it('does not count twice what the list has already', () => {
    const list = prependReview(empty, review('a', 5))
    expect(prependReview(list, review('a', 5))).toEqual(list)
  })

  it('leaves the former list as it was', () => {
    const before = structuredClone(empty)
    prependReview(empty, review('a', 1))
    expect(empty).toEqual(before)
  })
})

describe('replace', () => {
  it('keeps the place and moves the star', () => {
    const list = [review('a', 5), review('b', 3)].reduce(prependReview, empty)
    const next = replaceReview(list, review('a', 1))
    expect(ids(next)).toEqual(['b', 'a'])
    expect(next).toMatchObject({ total: 2, mean: 2 })
    expect(counts(next)).toEqual([0, 0, 1, 0, 1])
  })

  it('of one that is not shown changes nothing', () =>
    expect(replaceReview(empty, review('a', 1))).toBe(empty))
})
