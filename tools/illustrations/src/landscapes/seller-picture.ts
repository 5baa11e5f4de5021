// A seller's cover: one terrain with one building.
import { hash, pick } from '../core/random.ts'
import { Sheet } from '../core/sheet.ts'
import { agrumeto } from './agrumeto.ts'
import { type BuildingName, buildings } from './building.ts'
import { mare } from './mare.ts'
import { pascolo } from './pascolo.ts'
import { risaia } from './risaia.ts'
import type { View } from './scenery.ts'
import { uliveto } from './uliveto.ts'
import { vigna } from './vigna.ts'

export const terrains = { uliveto, vigna, pascolo, agrumeto, risaia, mare } satisfies Record<
  string,
  (sheet: Sheet, view: View) => string
>
export type TerrainName = keyof typeof terrains

/** The building of a terrain when the seller gives none. */
const HOME: Record<TerrainName, BuildingName> = {
  uliveto: 'masseria',
  vigna: 'cascina',
  pascolo: 'malga',
  agrumeto: 'casa',
  risaia: 'cascina',
  mare: 'torre',
}

export const terrainNames: readonly TerrainName[] = [
  'uliveto',
  'vigna',
  'pascolo',
  'agrumeto',
  'risaia',
  'mare',
]

export const isTerrain = (name: string): name is TerrainName => Object.hasOwn(terrains, name)
export const isBuilding = (name: string): name is BuildingName => Object.hasOwn(buildings, name)

type Cover = {
  id: string
  terrain?: TerrainName
  building?: BuildingName
  title?: string
  width?: number
  height?: number
}

/** A seller's cover as SVG text. `terrain` and `building` by name; without them they come from the id. */
export function sellerPicture({
  id,
  terrain,
  building,
  title = 'Paesaggio',
  width = 850,
  height = 400,
}: Cover) {
  const name = terrain ?? pick(terrainNames, id)
  const sheet = new Sheet({ width, height, seed: hash(id) % 9973 })
  const home = () => buildings[building ?? HOME[name]](sheet)
  sheet.add(terrains[name](sheet, { w: width, h: height, next: sheet.random(2), building: home }))
  return sheet.toString({ title, description: `seller cover, ${name}` })
}
