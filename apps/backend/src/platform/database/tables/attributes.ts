import type { Texts } from '@filiera/domain/languages'
import type { ColumnType, Generated } from 'kysely'
import type { Json } from './columns.ts'

export type AttributeKind = 'list' | 'number' | 'yes_no' | 'year' | 'text'

type AttributeTable = {
  code: string
  kind: AttributeKind
  names: Json<Texts>
  /** Written after a number; the words for one and for many divided by `|` where they differ. */
  unit: ColumnType<Texts | null, string | null | undefined, string | null>
  /** Its values are copied from this field of the label. */
  label_field: ColumnType<'alcohol_by_volume' | null, 'alcohol_by_volume' | null | undefined>
  /** Where its scale begins and ends; of a list in places of its options, counted from 1. */
  scale_from: ColumnType<string | null, number | null | undefined, number | null>
  scale_to: ColumnType<string | null, number | null | undefined, number | null>
  /** What the ends mean, divided by `|`. */
  scale_ends: ColumnType<Texts | null, string | null | undefined, string | null>
}

type AttributeOptionTable = { attribute_code: string; code: string; names: Json<Texts>; position: number }

type CategoryAttributeTable = {
  category_id: number
  attribute_code: string
  position: number
  in_fact_strip: Generated<boolean>
  filterable: Generated<boolean>
  compared: Generated<boolean>
  required: Generated<boolean>
}

type ProductAttributeTable = {
  product_id: string
  attribute_code: string
  /** That of the attribute; the other columns fit it. */
  kind: AttributeKind
  position: Generated<number>
  option_code: string | null
  number: ColumnType<string | null, number | null | undefined, number | null>
  yes_no: boolean | null
  text: ColumnType<Partial<Texts> | null, string | null | undefined, string | null>
}

export type AttributeTables = {
  attribute: AttributeTable
  attribute_option: AttributeOptionTable
  category_attribute: CategoryAttributeTable
  product_attribute: ProductAttributeTable
}
