// Who a pack belongs to: the label kit of a seller or operator.
import { type LabelKit, readLabelKits } from '../../../../apps/backend/src/seed/data/label-kits.ts'

export type { LabelKit }

/** The kit of a producer; an unknown one is an error. */
export function kitNamed(slug: string): LabelKit {
  const kit = readLabelKits().get(slug)
  if (!kit) throw new Error(`labels.yaml has no kit for ${slug}`)
  return kit
}
