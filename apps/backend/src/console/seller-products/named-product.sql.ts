import { type RawBuilder, sql } from 'kysely'

/** Whether a product `p` is meant by what somebody types: a part of its title in any language, of its address or of the shop's own code, or its GTIN. */
export const isNamed = (search: string): RawBuilder<boolean> => sql`(p.slug like like_pattern(${search})
  or plain_text(p.own_code) like like_pattern(${search}) or p.gtin = ${search}
  or exists (select 1 from product_text o where o.product_id = p.id and plain_text(o.title) like like_pattern(${search})))`
