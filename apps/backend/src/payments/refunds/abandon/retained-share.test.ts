import { expect, it } from 'vitest'
import { takeRetained } from './retained-share.ts'

const part = (amountCents: number, commissionCents: number) => ({ amountCents, commissionCents })

it.each([
  ['nothing is retained', part(0, 0), part(1000, 120), part(0, 0), part(1000, 120)],
  ['all of it is retained', part(1000, 120), part(1000, 120), part(1000, 120), part(0, 0)],
  ['more is retained than is wanted', part(1000, 121), part(500, 60), part(500, 60), part(0, 0)],
  ['a part is retained', part(300, 36), part(1000, 120), part(300, 36), part(700, 84)],
  ['the retained part has more commission', part(999, 120), part(1000, 119), part(999, 120), part(1, 0)],
  ['the seller would give nothing', part(998, 100), part(1000, 120), part(998, 100), part(2, 1)],
])('when %s', (_case, retained, wanted, fromRetained, fromSeller) => {
  expect(takeRetained(retained, wanted)).toEqual({ fromRetained, fromSeller })
})

it('uses up what is retained, commission and all, however it is asked for', () => {
  let retained = part(1000, 121)
  let commission = 0
  for (const amount of [1, 333, 333, 333]) {
    const { fromRetained } = takeRetained(retained, part(amount, 0))
    retained = part(
      retained.amountCents - fromRetained.amountCents,
      retained.commissionCents - fromRetained.commissionCents,
    )
    commission += fromRetained.commissionCents
  }
  expect(retained).toEqual(part(0, 0))
  expect(commission).toBe(121)
})
