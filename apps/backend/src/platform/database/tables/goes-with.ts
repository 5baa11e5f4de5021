import type { Texts } from '@filiera/domain/languages'
import type { ColumnType } from 'kysely'
import type { Json, SmallSerialId } from './columns.ts'

type PairingTable = {
  id: SmallSerialId
  position: number
  one_category: number
  one_attribute: string | null
  one_values: string[]
  other_category: number
  other_attribute: string | null
  other_values: string[]
  reason: Json<Texts>
}

type RecipeTable = {
  id: SmallSerialId
  slug: string
  title: Json<Texts>
  people: number
  minutes: number
  /** A step a line. */
  steps: Json<Texts>
  at_home: ColumnType<Texts | null, string | null | undefined, string | null>
}

type RecipeProductTable = { recipe_id: number; position: number; product_id: string; amount: Json<Texts> }

/** Pairings and recipes. */
export type GoesWithTables = {
  pairing: PairingTable
  recipe: RecipeTable
  recipe_product: RecipeProductTable
}
