// A seller's cover: one terrain with one building.
import { hash, pick } from '../core/random.ts'
import { Sheet } from '../core/sheet.ts'
import { agrumeto } from './agrumeto.ts'
import { type BuildingName, buildings } from './building.ts'
import { mare } from './mare.ts'
import { pascolo } from './pascolo.ts'
import { risaia } from './risaia.ts'
import type { Light, View } from './scenery.ts'
import { type Season, seasonal } from './season.ts'
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

const EVERGREEN: readonly TerrainName[] = ['uliveto', 'agrumeto']

type Cover = {
  id: string
  terrain?: TerrainName
  building?: BuildingName
  title?: string
  width?: number
  height?: number
  light?: Light
  season?: Season
  /** Moves the house and the sun along the width, as a share of it: two farms on the same land differ. */
  shift?: number
}

/** A seller's cover as SVG text. `terrain` and `building` by name; without them they come from the id. */
export function sellerPicture(cover: Cover): string {
  const {
    id,
    terrain,
    building,
    title = 'Paesaggio',
    width = 850,
    height = 400,
    light,
    season,
    shift = 0,
  } = cover
  const name = terrain ?? pick(terrainNames, id)
  const sheet = new Sheet({ width, height, seed: hash(id) % 9973 })
  const view: View = {
    w: width,
    h: height,
    next: sheet.random(2),
    shift,
    building: () => buildings[building ?? HOME[name]](sheet),
  }
  if (light) view.light = light
  sheet.add(terrains[name](sheet, view))
  const svg = sheet.toString({ title, description: `seller cover, ${name}` })
  // Olive and citrus trees keep their leaves: autumn does not turn them.
  const turns = season && !(season === 'autunno' && EVERGREEN.includes(name))
  return turns ? seasonal(svg, season, light ? [light.colour, light.ink, light.sun] : []) : svg
}
