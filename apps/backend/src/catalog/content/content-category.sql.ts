import { sql } from 'kysely'

/** Categories `c` as `ContentCategory`, with their names: what each asks for, with what it inherits. A fact of the label is not asked for again. */
export const contentCategories = sql`
  select c.id, c.slug, c.name, c.declares_alcohol, coalesce(above.slug, c.slug) as top,
    (select coalesce(json_agg(json_build_object('code', u.attribute_code, 'required', u.required and a.label_field is null)), '[]')
      from attributes_of_category(c.id) u join attribute a on a.code = u.attribute_code) as attributes
  from category c left join category above on above.id = c.parent_id`
