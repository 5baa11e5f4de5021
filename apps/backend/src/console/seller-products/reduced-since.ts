/**
 * Since when a product counts as reduced once it has a lower price: one that is lowered further goes on since its first step, any other
 * reduction begins now.
 */
export const reducedSince = (
  {
    discounted_cents,
    discount_started_at,
  }: { discounted_cents: number | null; discount_started_at: Date | null },
  discountedCents: number,
  now: Date,
): Date =>
  discounted_cents !== null && discountedCents < discounted_cents ? (discount_started_at ?? now) : now
