// A seller's cover: one terrain with one building.
import { hash, pick } from '../core/random.ts'
import { Sheet } from '../core/sheet.ts'
import { agrumeto } from './agrumeto.ts'
import { bosco } from './bosco.ts'
import { type BuildingName, buildings } from './building.ts'
import { mare } from './mare.ts'
import { orto } from './orto.ts'
import { pascolo } from './pascolo.ts'
import { risaia } from './risaia.ts'
import type { Light, View } from './scenery.ts'
import { type Season, seasonal } from './season.ts'
import { uliveto } from './uliveto.ts'
import { vigna } from './vigna.ts'

export const terrains = { uliveto, vigna, pascolo, agrumeto, risaia, mare, bosco, orto } satisfies Record<
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
  bosco: 'malga',
  orto: 'serra',
}

export const terrainNames: readonly TerrainName[] = [
  'uliveto',
  'vigna',
  'pascolo',
  'agrumeto',
  'risaia',
  'mare',
  'bosco',
  'orto',
]

export const isTerrain = (name: string): name is TerrainName => Object.hasOwn(terrains, name)
export const isBuilding = (name: string): name is BuildingName => Object.hasOwn(buildings, name)

const EVERGREEN: readonly TerrainName[] = ['uliveto', 'agrumeto']

/** A terrain with a building in a season; without names they come from the id. */
export type Land = {
  id: string
  terrain?: TerrainName
  building?: BuildingName
  light?: Light
  season?: Season
  /** Moves the house and the sun along the width, as a share of it: two farms on the same land differ. */
  shift?: number
}

type Cover = Land & {
  title?: string
  width?: number
  height?: number
  /** First letter of the names inside, when the landscape becomes part of another picture. */
  ids?: string
}

/** A seller's cover, or any landscape, as SVG text. */
export function sellerPicture(cover: Cover): string {
  const { id, terrain, building, title = 'Paesaggio', width = 850, height = 400 } = cover
  const { light, season, shift = 0, ids = 'a' } = cover
  const name = terrain ?? pick(terrainNames, id)
  const sheet = new Sheet({ width, height, seed: hash(id) % 9973, ids })
  const view: View = {
    w: width,
    h: height,
    next: sheet.random(2),
    shift,
    south: building === 'trullo' || building === 'masseria' || building === 'torre',
    building: () => buildings[building ?? HOME[name]](sheet),
  }
  if (light) view.light = light
  sheet.add(terrains[name](sheet, view))
  const svg = sheet.toString({ title, description: `seller cover, ${name}` })
  // Olive and citrus trees keep their leaves: autumn does not turn them.
  const turns = season && !(season === 'autunno' && EVERGREEN.includes(name))
  return turns ? seasonal(svg, season, light ? [light.colour, light.ink, light.sun] : []) : svg
}
