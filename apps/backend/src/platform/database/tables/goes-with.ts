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

type NearThingTable = {
  id: SmallSerialId
  position: number
  words: string[]
  category_id: number
  title: Json<Texts>
  reason: Json<Texts>
}

/** Pairings, recipes and what comes near what is not sold. */
export type GoesWithTables = {
  near_thing: NearThingTable
  pairing: PairingTable
  recipe: RecipeTable
  recipe_product: RecipeProductTable
}
