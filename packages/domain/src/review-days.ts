/** How many days after it was written a review may be edited (decision 21). */
export const REVIEW_EDIT_DAYS = 30
