import { type ContentChange, changeBetween } from '@filiera/domain/products/content-parts'
import type { Executor } from '../../../platform/database/open-database.ts'
import { ProblemError } from '../../../platform/problem-error.ts'
import { checkContent } from '../check-content.ts'
import type { EditedContent } from '../read-contents.ts'

/** What keeps a content from being published: parts that are missing, or wrong ones, by name. */
type Hindrance = { reason: 'incomplete' | 'wrong'; lacks: string[] }

type Publication =
  | { state: 'ready'; parts: ContentChange }
  | { state: 'same' }
  | ({ state: 'refused' } & Hindrance)

/** What a refused publication says; undefined when it was refused for another reason. */
export function hindranceOf(error: unknown): Hindrance | undefined {
  if (!(error instanceof ProblemError) || error.code !== 'invalid_body') return undefined
  const fields = error.extra.fields ?? []
  const isMissing = fields.some(({ message }) => message === 'is missing')
  const lacks = [...new Set(fields.map(({ field }) => field))]
  return { reason: isMissing ? 'incomplete' : 'wrong', lacks }
}

/** What publishing a product would make of it now; nothing is written. */
export async function decidePublication(
  executor: Executor,
  sellerId: string,
  { live, content }: Pick<EditedContent, 'live' | 'content'>,
  now: Date,
): Promise<Publication> {
  const parts = changeBetween(live.content, content)
  if (live.was_on_sale && Object.keys(parts).length === 0) return { state: 'same' }
  try {
    await checkContent(executor, { sellerId, productId: live.id, content }, now)
    return { state: 'ready', parts }
  } catch (error) {
    const hindrance = hindranceOf(error)
    if (!hindrance) throw error
    return { state: 'refused', ...hindrance }
  }
}
