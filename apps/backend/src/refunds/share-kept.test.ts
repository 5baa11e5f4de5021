import { expect, it } from 'vitest'
import { shareKept } from './share-kept.ts'

const part = (amountCents: number, commissionCents: number) => ({ amountCents, commissionCents })

it.each([
  ['nothing is kept', part(0, 0), part(1000, 120), part(0, 0), part(1000, 120)],
  ['all of it is kept', part(1000, 120), part(1000, 120), part(1000, 120), part(0, 0)],
  ['more is kept than is wanted', part(1000, 121), part(500, 60), part(500, 60), part(0, 0)],
  ['a part is kept', part(300, 36), part(1000, 120), part(300, 36), part(700, 84)],
  ['the kept part has more commission', part(999, 120), part(1000, 119), part(999, 120), part(1, 0)],
  ['the seller would give nothing', part(998, 100), part(1000, 120), part(998, 100), part(2, 1)],
])('when %s', (_case, kept, wanted, fromKept, fromSeller) => {
  expect(shareKept(kept, wanted)).toEqual({ fromKept, fromSeller })
})

it('uses up what is kept, commission and all, however it is asked for', () => {
  let kept = part(1000, 121)
  let commission = 0
  for (const amount of [1, 333, 333, 333]) {
    const { fromKept } = shareKept(kept, part(amount, 0))
    kept = part(kept.amountCents - fromKept.amountCents, kept.commissionCents - fromKept.commissionCents)
    commission += fromKept.commissionCents
  }
  expect(kept).toEqual(part(0, 0))
  expect(commission).toBe(121)
})
