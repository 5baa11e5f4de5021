import { type RawBuilder, sql } from 'kysely'

/** Products `p` with something in their draft that is not published. */
export const hasChanges = sql<boolean>`exists (
  select 1 from product_draft d where d.product_id = p.id and d.content is not null)`

/** Products `p` that have a title and a description in a language as they are being edited. */
export const isWritten = (lang: RawBuilder<unknown>) => sql<boolean>`exists (
  select 1 from (select ${lang} as lang) l
    left join product_draft d on d.product_id = p.id
    left join product_text t on t.product_id = p.id and t.lang = l.lang
  where btrim(coalesce(d.content->'texts'->l.lang->>'title', t.title, '')) <> ''
    and btrim(coalesce(d.content->'texts'->l.lang->>'shortDescription', t.short_description, '')) <> '')`
