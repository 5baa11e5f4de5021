// The covers of the sellers.
import { type SchemeName, schemes } from '../grounds/schemes.ts'
import { isSeason } from '../landscapes/season.ts'
import { isBuilding, isTerrain, sellerPicture, type TerrainName } from '../landscapes/seller-picture.ts'
import { plate, plateInk } from '../tokens.ts'
import { coloursOf, spreadSchemes } from './colours.ts'
import type { Master } from './master.ts'
import { regions } from './regions.ts'
import type { SeedSeller } from './seed.ts'

/** Skies that leave the greens of a landscape readable. */
const SKIES: readonly SchemeName[] = [
  'puglia',
  'sicilia',
  'campania',
  'piemonte',
  'emilia',
  'toscana',
  'notte',
  'veneto',
]

/** Where the house may stand on each terrain, from its usual place, as shares of the width. */
const SHIFTS: Record<TerrainName, readonly number[]> = {
  uliveto: [0, -0.2, -0.1],
  vigna: [0, 0.12, 0.06],
  pascolo: [0, -0.12, 0.1],
  agrumeto: [0, 0.08, 0.04],
  risaia: [0, 0.1, -0.08],
  mare: [0, 0.06, 0.12],
  bosco: [0, -0.14, 0.1],
  orto: [0, -0.4, -0.2],
}

/** The landscape of a seller, its names checked. */
export function landscapeOf({ slug, landscape }: SeedSeller) {
  const { terrain, building, season = 'estate' } = landscape
  if (!isTerrain(terrain)) throw new Error(`${slug}: unknown terrain ${terrain}`)
  if (!isBuilding(building)) throw new Error(`${slug}: unknown building ${building}`)
  if (!isSeason(season)) throw new Error(`${slug}: unknown season ${season}`)
  return { terrain, building, season }
}

export function sellerMasters(sellers: readonly SeedSeller[]): Master[] {
  const lights = spreadSchemes(
    sellers.map((seller) => ({
      choices: coloursOf(seller.slug, SKIES, regions[seller.region].scheme),
      group: seller.landscape.terrain,
    })),
  )
  return sellers.map((seller, i) => {
    const { slug, name: title } = seller
    const land = landscapeOf(seller)
    const { sky, form: sun } = schemes[lights[i] ?? 'puglia']
    // Sellers on the same land: their houses stand at three places in turn.
    const turn = sellers.slice(0, i).filter((one) => one.landscape.terrain === land.terrain).length % 3
    const shift = SHIFTS[land.terrain][turn] ?? 0
    const light = { colour: plate[sky], ink: plateInk[sky], sun }
    return {
      file: `seller-${slug}.webp`,
      width: 1700,
      height: 800,
      quality: 66,
      oversample: 1,
      svg: () => sellerPicture({ id: slug, ...land, title, light, shift }),
    }
  })
}
