import { REVIEW_EDIT_DAYS } from '@filiera/domain/review-days'

/** Until when a review of this moment may be edited. */
export const editableUntil = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + REVIEW_EDIT_DAYS * 86_400_000)
