import type { Mark, TemperatureClass } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import type { QuantityUnit } from '@filiera/domain/money/unit-price'
import type { RegionCode } from '@filiera/domain/places/regions'
import { type RawBuilder, sql } from 'kysely'
import { firstText, inLanguage } from '../../platform/database/in-language.ts'
import { deliveryCountries } from './warehouses.sql.ts'

/** A product as the store reads it, in one language with its fallback; money in cents, times of the price history as text. */
export type ProductRow = {
  id: string
  lang: Language
  title: string
  short_description: string
  tags: string[]
  questions: { question: string; answer: string }[]
  images: { hash: string; width: number; height: number; drawn: boolean; alt: string }[]
  seller_id: string
  seller_name: string
  seller_picture: string | null
  seller_city: string
  seller_region: RegionCode
  /** Calendar date. */
  seller_closed_until: string | null
  warehouse_id: string
  warehouse_name: string
  threshold_cents: number | null
  fee_cents: number | null
  category_slug: string
  category_name: string
  /** The category above it. */
  parent_slug: string | null
  parent_name: string | null
  /** Its name. */
  brand: string | null
  price_cents: number
  discounted_cents: number | null
  /** What is crossed out; as much as is charged where no reduction is announced. */
  before_cents: number
  vat_rate: number
  stock: number
  /** In stock, of a shop that is not on holiday. */
  available: boolean
  net_value: number
  net_unit: QuantityUnit
  drained_value: number | null
  drained_unit: 'g' | 'ml' | null
  marks: Mark[]
  /** Option of the attribute `denominazione` of a drink with alcohol. */
  denomination: string | null
  /** Grapes in their order and strength of a drink with alcohol. */
  grapes: string[] | null
  strength: number | null
  temperature_class: TemperatureClass
  ships_to: string[]
  alcohol: boolean
  /** Its family with the published members; null without one. */
  formats: { family: string; count: number } | null
  stars_hundredths: number
  reviews_count: number
}

/** Everything of {@link ProductRow}, for `p` as product with {@link productJoins}. */
export const productColumns = (lang: Language): RawBuilder<ProductRow> => sql<ProductRow>`
  p.id, t.lang, t.title, ${firstText('t.short_description', 'it.short_description')} as short_description,
  coalesce(nullif(t.tags, '{}'), it.tags, '{}') as tags, coalesce(nullif(t.questions, '[]'), it.questions, '[]') as questions,
  (select coalesce(json_agg(json_build_object('hash', i.picture_hash, 'width', m.width, 'height', m.height,
      'drawn', m.drawn, 'alt', ${inLanguage('i.alt', lang)}) order by i.position), '[]')
    from product_picture i join picture m on m.hash = i.picture_hash where i.product_id = p.id) as images,
  s.id as seller_id, s.name as seller_name, s.picture_hash as seller_picture, s.city as seller_city, s.region as seller_region,
  s.closed_until::text as seller_closed_until,
  w.id as warehouse_id, w.name as warehouse_name, w.threshold_cents, w.fee_cents,
  c.slug as category_slug, ${inLanguage('c.name', lang)} as category_name,
  above.slug as parent_slug, case when above.id is not null then ${inLanguage('above.name', lang)} end as parent_name,
  (select name from brand where slug = p.brand) as brand, p.price_cents, p.discounted_cents,
  price_before(p) as before_cents,
  p.vat_rate, p.stock, p.available and not s.closed as available, p.net_value, p.net_unit, p.drained_value, p.drained_unit, p.marks,
  case when p.alcohol then (select d.option_code from product_attribute d
    where d.product_id = p.id and d.attribute_code = 'denominazione' order by d.position limit 1) end as denomination,
  case when p.alcohol then (select json_agg(${inLanguage('o.names', lang)} order by g.position) from product_attribute g
    join attribute_option o on o.attribute_code = g.attribute_code and o.code = g.option_code
    where g.product_id = p.id and g.attribute_code = 'vitigno') end as grapes,
  case when p.alcohol then (select g.number::float8 from product_attribute g
    where g.product_id = p.id and g.attribute_code = 'gradazione' limit 1) end as strength,
  p.temperature_class, ${deliveryCountries} as ships_to, p.alcohol,
  (select json_build_object('family', m.family_id::text, 'count', (select count(*) from product_family_member o
      join product f on f.id = o.product_id and f.status = 'published' where o.family_id = m.family_id))
    from product_family_member m where m.product_id = p.id) as formats, p.stars_hundredths, p.reviews_count`

/** Text in the wanted language, else Italian, else any, and the Italian one for what it lacks; seller, warehouse and category. */
export const productJoins = (lang: Language): RawBuilder<unknown> => sql`
  join lateral (select lang, title, short_description, tags, questions from product_text
    where product_id = p.id order by (lang = ${lang}) desc, (lang = 'it') desc limit 1) t on true
  left join product_text it on it.product_id = p.id and it.lang = 'it'
  join seller s on s.id = p.seller_id
  join warehouse w on w.id = p.warehouse_id
  join category c on c.id = p.category_id
  left join category above on above.id = c.parent_id`
