/** A review may be edited so long after it was written (decision 21). */
const EDIT_MS = 30 * 86_400_000

/** Until when a review of this moment may be edited. */
export const editableUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + EDIT_MS)
