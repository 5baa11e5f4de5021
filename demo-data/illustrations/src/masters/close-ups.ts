// Where the second picture of a product looks: a square of the plate, in its own 800 units.
import type { Square } from '../compositions.ts'

const LABELS: Record<string, Square> = {
  bottle: [236, 344, 296],
  wine: [212, 372, 292],
  sparkling: [212, 432, 280],
  cruet: [226, 420, 300],
  jar: [226, 402, 300],
  'jar-honey': [216, 398, 320],
  tin: [216, 312, 320],
  tube: [222, 220, 320],
  passata: [196, 366, 300],
  bag: [222, 244, 340],
  sack: [208, 330, 350],
  coffee: [120, 300, 330],
  chocolate: [200, 380, 340],
  sachet: [186, 340, 340],
  'spice-jar': [216, 370, 300],
  'salt-jar': [182, 350, 360],
  saffron: [212, 370, 290],
  breadsticks: [250, 400, 320],
  'fish-tin': [170, 360, 430],
}

/** What there is to see close by in things without a label: the cut, the crust, the heap. */
const THINGS: Record<string, Square> = {
  roast: [110, 380, 360],
  sausage: [200, 380, 340],
  dried: [230, 300, 340],
  bottarga: [120, 380, 350],
  wheel: [330, 380, 350],
  'small-cheese': [250, 350, 340],
  'square-cheese': [400, 460, 330],
  'pear-cheese': [410, 430, 340],
  'blue-cheese': [230, 400, 330],
  ham: [300, 280, 340],
  salame: [440, 360, 330],
  slab: [170, 420, 340],
  mortadella: [130, 380, 340],
  cake: [400, 350, 360],
  loaf: [400, 440, 340],
  truffle: [400, 420, 330],
  orange: [390, 420, 340],
  lemon: [400, 420, 330],
  apple: [380, 400, 340],
  onion: [400, 410, 330],
  potato: [380, 440, 340],
  mushroom: [410, 340, 350],
  taralli: [230, 250, 350],
  'fresh-cheese': [390, 400, 330],
  herb: [220, 190, 360],
  olives: [250, 290, 350],
  pepper: [300, 380, 370],
  tomato: [370, 420, 350],
  carasau: [190, 320, 410],
}

/** The close-up of a kind; things without one of their own are seen from the middle, a little low. */
export const closeUpOf = (kind: string): Square => LABELS[kind] ?? THINGS[kind] ?? [230, 380, 340]
