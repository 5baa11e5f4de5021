import { useState } from 'react'
import { readStored, writeStored } from '../../browser/stored.ts'
import { toggled } from '../../browser/toggled.ts'
import type { Picked, PickGroup } from './pick.ts'

const NAME = 'picked'

/** Other parcels or pieces are another line: nothing counts as taken that was not. */
const keyOf = ({ productId, parcels }: Picked): string =>
  [productId, ...parcels.map(({ order, pieces }) => `${order}×${pieces}`)].join()

/** What was taken already; this tab keeps it. */
export function usePicked() {
  const [picked, setPicked] = useState<ReadonlySet<string>>(
    () => new Set((readStored(NAME, sessionStorage) ?? '').split(' ')),
  )
  const toggle = (line: Picked) => {
    const next = toggled(picked, keyOf(line))
    setPicked(next)
    writeStored(NAME, [...next].join(' '), sessionStorage)
  }
  return { isPicked: (line: Picked) => picked.has(keyOf(line)), toggle }
}
export type Marks = ReturnType<typeof usePicked>

/** Whether everything was taken that goes into a parcel. */
export const isTaken = (order: string, groups: readonly PickGroup[], isPicked: Marks['isPicked']): boolean =>
  groups
    .flatMap(({ products }) => products)
    .filter(({ parcels }) => parcels.some((parcel) => parcel.order === order))
    .every(isPicked)
