import { expect, it } from 'vitest'
import { isGtin } from './gtin.ts'

it.each(['4006381333931', '96385074', '036000291452', '00012345600012', '8001120000026'])(
  'takes %s',
  (gtin) => {
    expect(isGtin(gtin)).toBe(true)
  },
)

it.each([
  '4006381333932',
  '36000291452',
  '400638133393',
  '',
  '0000000000000',
  '4006381333931 ',
  '40063813339３1',
])('refuses "%s"', (gtin) => {
  expect(isGtin(gtin)).toBe(false)
})
