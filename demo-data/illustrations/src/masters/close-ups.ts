// Where the second picture of a food under a card looks: a square of the plate, in its own 800 units.
import type { Square } from '../compositions.ts'

/** What there is to see close by: the cut, the crust, the heap. */
const THINGS: Record<string, Square> = {
  roast: [110, 380, 360],
  bottarga: [120, 380, 350],
  ham: [300, 280, 340],
  loaf: [400, 440, 340],
  orange: [390, 420, 340],
  lemon: [400, 420, 330],
  apple: [380, 400, 340],
  onion: [400, 410, 330],
  potato: [380, 440, 340],
  mushroom: [410, 340, 350],
  herb: [220, 190, 360],
  tomato: [370, 420, 350],
  carasau: [190, 320, 410],
}

/** The close-up of a kind; things without one of their own are seen from the middle, a little low. */
export const closeUpOf = (kind: string): Square => THINGS[kind] ?? [230, 380, 340]
