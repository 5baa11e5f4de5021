import { useState } from 'react'
import { BulkDialog } from '../jobs/bulk-dialog.tsx'
import { ChooseDialog } from './choose-dialog.tsx'
import { useStoredChoice } from './use-stored-choice.ts'

/** A new offer or other prices: first which products, then what, tried before it counts. */
export function ChangeFlow({
  shop,
  what,
  onClose,
}: {
  shop: string
  what: 'price' | 'offer'
  onClose(): void
}) {
  const choice = useStoredChoice(shop)
  const [ids, setIds] = useState<readonly string[] | null>(null)
  return ids ? (
    <BulkDialog shop={shop} ids={ids} what={what} onClose={onClose} onTried={choice.none} />
  ) : (
    <ChooseDialog shop={shop} what={what} choice={choice} onClose={onClose} onGo={() => setIds(choice.ids)} />
  )
}
