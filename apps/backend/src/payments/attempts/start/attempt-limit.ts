/** Attempts that one checkout may have. */
export const MAX_ATTEMPTS = 5
