// Which colours a ground takes, so that neighbours differ.
import { type SchemeName, schemes } from '../grounds/schemes.ts'
import { preferred, spread } from '../grounds/spread.ts'

/** Colours of a plate in order of preference: the region's first, then the others the object reads on. */
export const coloursOf = (id: string, allowed: readonly SchemeName[], own?: SchemeName): SchemeName[] => [
  ...allowed.filter((name) => name === own),
  ...preferred(allowed, `${id}-scheme`).filter((name) => name !== own),
]

type ColourCell = { choices: readonly SchemeName[]; group?: string; given?: SchemeName | undefined }

/** Two schemes under one sky look alike: the sky is what must differ between neighbours. */
export function spreadSchemes(cells: readonly ColourCell[]): SchemeName[] {
  const skies = spread(
    cells.map(({ choices, group, given }) => ({
      group,
      choices: [...new Set(choices.map((name) => schemes[name].sky))],
      given: given && schemes[given].sky,
    })),
    { distance: 3 },
  )
  return cells.map(({ choices, given }, i) => {
    const found = given ?? choices.find((name) => schemes[name].sky === skies[i])
    if (!found) throw new RangeError('A plate has no colours to choose from')
    return found
  })
}
