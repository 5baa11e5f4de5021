import type { Endpoint } from '@filiera/contract/endpoint'
import { endpoints } from '@filiera/contract/endpoints'
import { expect, it } from 'vitest'
import { activity } from '../texts/it/people/activity.ts'

const audited = endpoints.flatMap((endpoint: Endpoint) => ('audits' in endpoint ? [endpoint] : []))

it.each(audited)('$name: what it changes, $audits, has a name in the log', ({ audits }) => {
  expect(activity.kinds).toHaveProperty(audits)
})
