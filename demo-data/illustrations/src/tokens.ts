// Named colours. Plates are the grounds of the visual direction; the rest are materials of things.

export const plate = {
  limone: '#f3c64a',
  pomodoro: '#d9502f',
  cartaDaZucchero: '#6fa7c4',
  bottiglia: '#2c6b6d',
  mortadella: '#e4a79a',
  vinaccia: '#7c2b2f',
  salvia: '#a8bf9a',
  verdeNotte: '#24634a',
  crosta: '#d8b6a0',
  farina: '#f0ead8',
}

/** Inks for the grain of each ground: darker, same hue, never black. */
export const plateInk = {
  limone: '#d98a1c',
  pomodoro: '#a8301b',
  cartaDaZucchero: '#3b6f97',
  bottiglia: '#123f44',
  mortadella: '#c9705f',
  vinaccia: '#511519',
  salvia: '#6c8f62',
  verdeNotte: '#0f3b28',
  crosta: '#a8745c',
  farina: '#cdbb90',
}

/** Shadow on a table of each colour. */
export const shadowInk = {
  limone: '#6b3a05',
  pomodoro: '#4a0f06',
  cartaDaZucchero: '#173c5a',
  bottiglia: '#06262a',
  mortadella: '#6e2a22',
  vinaccia: '#1c0406',
  salvia: '#2b4424',
  verdeNotte: '#04140b',
  crosta: '#4a2a14',
  farina: '#5b4a1a',
}

export const paper = {
  cream: '#f7f0dd',
  white: '#fbf7ec',
  sugar: '#3f78ac',
  kraft: '#c69a63',
  green: '#2f6f4f',
  red: '#b8402a',
  rule: '#e9dcbb',
}
export const ink = {
  black: '#231815',
  green: '#1f5b3f',
  darkGreen: '#20311b',
  red: '#b8402a',
  blue: '#1c2f45',
  wine: '#7a1626',
  brown: '#3a2410',
  gold: '#b98422',
}

type Six = readonly [string, string, string, string, string, string]
type Five = readonly [string, string, string, string, string]

/** Hand-tuned glass, from left edge to right edge. */
export const glass = {
  olive: ['#21360f', '#748b22', '#b3b536', '#5d7420', '#1f350e', '#46601c'],
  clearOil: ['#8a6a10', '#d9b02a', '#f6dd6a', '#cfa11e', '#7d5a0c', '#b98f22'],
  dark: ['#0c1410', '#2f4a35', '#4d6b4a', '#16251b', '#070d09', '#22362a'],
  amber: ['#3a1c06', '#8a4a12', '#c47a26', '#6e380c', '#2a1203', '#5a2e0c'],
  straw: ['#7d7f35', '#c4c56a', '#eceaa6', '#b3b458', '#6f7130', '#a0a24c'],
  emerald: ['#07281a', '#1f6a45', '#4f9a6a', '#15502f', '#051d12', '#1c5a3a'],
} as const satisfies Record<string, Six>

export type GlassName = keyof typeof glass
export const glassNames = [
  'olive',
  'clearOil',
  'dark',
  'amber',
  'straw',
  'emerald',
] as const satisfies readonly GlassName[]

export const glassInk: Record<GlassName, string> = {
  olive: '#12240d',
  clearOil: '#6b4a08',
  dark: '#050a07',
  amber: '#240f02',
  straw: '#54561f',
  emerald: '#04160d',
}

/** Metals, from left edge to right edge. */
export const metal = {
  gold: ['#7d5a12', '#f2cf6a', '#fff0b8', '#c9962c', '#6d4a0c'],
  steel: ['#6f7a80', '#e4eaec', '#ffffff', '#a9b4ba', '#59646a'],
  wine: ['#4a0d18', '#a32a3c', '#c2455a', '#7a1626', '#3a0a12'],
  green: ['#123a27', '#3c8a5f', '#5aa67c', '#1f5b3f', '#0d2a1c'],
  black: ['#17181a', '#4a4d52', '#6c7076', '#26282b', '#0c0d0e'],
} as const satisfies Record<string, Five>
export type MetalName = keyof typeof metal
export const metalNames = ['gold', 'steel', 'wine', 'green', 'black'] as const satisfies readonly MetalName[]

export const metalInk: Record<MetalName, string> = {
  gold: '#5b3d08',
  steel: '#3c474d',
  wine: '#2a0610',
  green: '#07190f',
  black: '#050506',
}

export const food = {
  leaf: '#55803f',
  leafDark: '#2f5f35',
  basil: '#4f9a3d',
  stem: '#6f8f3e',
  bark: '#6a4a26',
  wheat: '#e0a94a',
  crust: '#b9722c',
  crumb: '#f6e2b4',
  flour: '#fdf6e4',
  dough: '#f1d089',
  lemon: '#f6c41e',
  orange: '#f08a1c',
  bloodOrange: '#d9481f',
  tomato: '#d8321f',
  chilli: '#d42a1c',
  yellowPepper: '#f3b41c',
  onion: '#a3285a',
  artichoke: '#7d9150',
  artichokeTip: '#7a4a70',
  porcini: '#8a4f24',
  porciniStem: '#efdcb4',
  truffle: '#3a2a24',
  truffleFlesh: '#a98a66',
  chestnut: '#7c2f16',
  hazelnut: '#b8743a',
  olive: '#93a43e',
  blackOlive: '#4c3744',
  coffee: '#4a2a18',
  chocolate: '#5a2e1a',
  meat: '#b23432',
  fat: '#f8dfd0',
  hamMeat: '#c64a46',
  mortadella: '#eaa295',
  pistachio: '#8fa04a',
  nduja: '#c23a1e',
  casing: '#b98573',
  milk: '#fbf7ee',
  cheese: '#fbe7ae',
  hardRind: '#c98a2c',
  blueVein: '#3f6f73',
  bloom: '#f1ead9',
  honey: '#f7b32b',
  jam: '#d9601e',
  wood: '#c8925a',
  wicker: '#c08a45',
  terracotta: '#c2643c',
  ceramic: '#f4efe2',

  apple: '#c22f2b',
  appleGround: '#f2c65a',
  appleFlesh: '#fbf0cf',
  seed: '#5a2f1a',
  citrusLeaf: '#4f8a4a',
  cherry: '#b01f33',
  stemDark: '#35582b',
  potato: '#c99a5c',
  potatoFlesh: '#f6e3a0',
  asparagus: '#6f9a3f',
  asparagusTip: '#7a6a86',
  radicchio: '#8f1d3a',
  radicchioRib: '#f7ead8',
  rootSkin: '#d9b98a',
  soil: '#3f2a1c',
  melon: '#f2913a',
  melonRind: '#c9b878',
  fig: '#5a3558',
  figFlesh: '#c8485a',
  pear: '#c9c04a',
  butterCrust: '#c8863c',
  butterCrumb: '#f8dc7a',
  pearRind: '#e0ac4e',
  eggPasta: '#f1cc68',
  cookedMeat: '#b0524a',
  cookedCasing: '#c4836a',
  lentil: '#8a6a3c',
  glaze: '#2c6b6d',
  fish: '#6f93a8',
  curedFish: '#8a4a34',
  oil: '#c99a2e',
  saffron: '#b8301c',
  saffronGold: '#f2b52c',
  biscuit: '#d9a352',
  bowlBlue: '#3f78ac',
  crispBread: '#e6bd76',
  nougat: '#f6ead0',
  almond: '#a8622c',
  almondFlesh: '#f7e6c0',
  wafer: '#f3e4c2',
  washedRind: '#dd9a62',
  softPaste: '#faecc0',
  smokedMeat: '#9c2f33',
  smokedRind: '#5a3420',
  lard: '#f6e6dc',
  herbRind: '#8a8a5c',
  darkMeat: '#7f1c2a',
  darkRind: '#4a2a24',
  pepperRind: '#6a5a4a',
}

/** Highlights and whites that are not pure. */
export const light = { white: '#ffffff', cream: '#fffaf0', warm: '#fffdf6' }

/** Ink of the grain on paper labels. */
export const paperShade = '#6b5a34'

/** Twine and raffia. */
export const thread = { dark: '#8a6a34', base: '#c9ab78', light: '#f0dfb8' }
