import type { SameKeys } from '@filiera/design/translator'
import type { pick as italian } from '../../it/orders/pick.ts'

export const pick: SameKeys<typeof italian> = {
  progress: '{{done}} of {{all}} pieces',
  parcels: 'In the parcels',
  coldLast: 'Ambient first, the cold last.',
  print: 'Print the list',
  steps: {
    chosen: 'Chosen',
    pick: 'Pick',
    pack: 'Pack and print',
    track: 'Tracking',
  },
  accept_one: 'Accept the order',
  accept_other: 'Accept {{count}} orders',
  ready_one: 'Mark the parcel ready',
  ready_other: 'Mark {{count}} parcels ready',
  taken: 'all taken',
}
