import { type RawBuilder, sql } from 'kysely'
import type { ResolvedText } from './resolved-text.ts'

type EntryType = 'seller' | 'post'

/** Ids of the sellers or posts that match a text, in any language: for `in (…)`. */
export const entryMatches = (text: ResolvedText, type: EntryType): RawBuilder<{ id: string }> =>
  text.isEmpty
    ? sql`select null::bigint as id where false`
    : sql`select id from search_entry where type = ${type} and words @@ ${text.query}::tsquery`

/** How well the seller or post with the id answers; higher is better. */
export const entryRelevance = (
  text: ResolvedText,
  type: EntryType,
  id: RawBuilder<unknown>,
): RawBuilder<number> =>
  text.isEmpty
    ? sql`0::real`
    : sql`(select max(ts_rank(e.words, ${text.wanted.query}::tsquery))
        from search_entry e where e.type = ${type} and e.id = ${id})`
