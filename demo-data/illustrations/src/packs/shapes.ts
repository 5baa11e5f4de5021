// Every shape a pack has, and where it stands on the plate.
import type { PackSheet } from '../core/pack-sheet.ts'
import { passata, quadra, swing } from './bottles/clear-bottles.ts'
import { anforetta, fiasca } from './bottles/flasks.ts'
import { dorica, marasca, orcioCotto, torre } from './bottles/oil-bottles.ts'
import { latta1, latta3 } from './bottles/oil-tins.ts'
import { albeisa, tapered } from './bottles/piedmont-bottles.ts'
import { amaro, grappa, marsala, slim } from './bottles/small-bottles.ts'
import { bordeaux, burgundy, flute, sparkling } from './bottles/wine-bottles.ts'
import { winecase } from './bottles/wine-case.ts'
import { wedge } from './cheese/cheese-wedge.ts'
import { robiola, taleggio, wheel } from './cheese/cheese-wheel.ts'
import { busta, cestino } from './cheese/fresh-dairy.ts'
import { halfWheel } from './cheese/half-wheel.ts'
import { caciocavallo, scamorze, treccia } from './cheese/hung-cheese.ts'
import { culatello, guanciale, orba } from './cured/hung-meat.ts'
import { appesi, salame } from './cured/salame.ts'
import { baffa, cartone, mortadella, pettoOca } from './cured/slabs.ts'
import { vaschetta } from './cured/trays.ts'
import { corkJar, tube } from './jars/cork-jar.ts'
import { clipJar, hexJar, orcioJar, vasetto, vaso } from './jars/jars.ts'
import { lattaTonda, pelati, sleeve } from './jars/tins.ts'
import type { Pack } from './pack.ts'
import { cartaZucchero, coffeeBag, pastaBag } from './paper/bags.ts'
import { cheeseBread, tongues, wafers } from './paper/baked.ts'
import { carton, clearBag, giftBox } from './paper/boxes.ts'
import { tavoletta } from './paper/chocolate-bar.ts'
import { panettone, scatola } from './paper/festive.ts'
import { martorana } from './paper/martorana.ts'
import { presnitz } from './paper/presnitz.ts'
import { cartoccio, farina, saccoTela } from './paper/sacks.ts'
import { baci } from './paper/sweets.ts'
import { cardo, peperoncini } from './produce/produce.ts'
import { campana } from './produce/truffle-bell.ts'

export type Standing = {
  draw: (sh: PackSheet, p: Pack) => string
  scale: number
  /** From the middle of the plate and from the line that packs stand on. */
  x: number
  y?: number
}

/** By name; the scale fills 70–84 % of the plate's height. */
export const shapes = {
  bordeaux: { draw: bordeaux, scale: 1.06, x: -20 },
  burgundy: { draw: burgundy, scale: 1.08, x: -20 },
  flute: { draw: flute, scale: 1.04, x: -16 },
  sparkling: { draw: sparkling, scale: 1.06, x: -20 },
  winecase: { draw: winecase, scale: 1.18, x: -10 },
  slim: { draw: slim, scale: 1.12, x: -16 },
  marsala: { draw: marsala, scale: 1.08, x: -16 },
  grappa: { draw: grappa, scale: 1.02, x: -20 },
  amaro: { draw: amaro, scale: 1.08, x: -20 },
  marasca: { draw: marasca, scale: 1.18, x: -14 },
  dorica: { draw: dorica, scale: 1.08, x: -14 },
  torre: { draw: torre, scale: 1.06, x: -14 },
  orcioCotto: { draw: orcioCotto, scale: 1.22, x: -24 },
  latta3: { draw: latta3, scale: 1.16, x: -30 },
  latta1: { draw: latta1, scale: 1.22, x: -20 },
  quadra: { draw: quadra, scale: 1.32, x: -20 },
  swing: { draw: swing, scale: 1.08, x: -16 },
  passata: { draw: passata, scale: 1.22, x: -20 },
  fiasca: { draw: fiasca, scale: 1.32, x: -16 },
  anforetta: { draw: anforetta, scale: 1.26, x: -16 },
  hexJar: { draw: hexJar, scale: 1.5, x: -16 },
  orcioJar: { draw: orcioJar, scale: 1.6, x: -16 },
  clipJar: { draw: clipJar, scale: 1.46, x: -12 },
  vaso: { draw: vaso, scale: 1.3, x: -20 },
  vasetto: { draw: vasetto, scale: 1.755, x: -16 },
  lattaTonda: { draw: lattaTonda, scale: 1.36, x: -16 },
  pelati: { draw: pelati, scale: 1.6, x: -16 },
  sleeve: { draw: sleeve, scale: 1.36, x: -10 },
  coffeeBag: { draw: coffeeBag, scale: 1.16, x: -14 },
  pastaBag: { draw: pastaBag, scale: 1.18, x: -12 },
  cartaZucchero: { draw: cartaZucchero, scale: 1.1, x: -20 },
  saccoTela: { draw: saccoTela, scale: 1.3, x: -12 },
  farina: { draw: farina, scale: 1.36, x: -30 },
  cartoccio: { draw: cartoccio, scale: 1.5, x: -10 },
  panettone: { draw: panettone, scale: 1.24, x: -6 },
  scatola: { draw: scatola, scale: 1.24, x: -30 },
  tavoletta: { draw: tavoletta, scale: 1.16, x: -10 },
  baci: { draw: baci, scale: 1.26, x: -8 },
  martorana: { draw: martorana, scale: 1.2, x: -14 },
  presnitz: { draw: presnitz, scale: 1.22, x: -10 },
  cestino: { draw: cestino, scale: 1.6, x: -10 },
  busta: { draw: busta, scale: 1.42, x: -10 },
  wedge: { draw: wedge, scale: 1.22, x: -4 },
  wheel: { draw: wheel, scale: 1.26, x: -10 },
  robiola: { draw: robiola, scale: 1.2, x: -6 },
  taleggio: { draw: taleggio, scale: 1.1, x: -20 },
  caciocavallo: { draw: caciocavallo, scale: 1.06, x: -30 },
  scamorze: { draw: scamorze, scale: 1.26, x: -6 },
  treccia: { draw: treccia, scale: 1.16, x: -4 },
  vaschetta: { draw: vaschetta, scale: 1.26, x: -4 },
  salame: { draw: salame, scale: 1.14, x: 0, y: -20 },
  appesi: { draw: appesi, scale: 1.04, x: -10, y: 10 },
  culatello: { draw: culatello, scale: 1.12, x: -40 },
  orba: { draw: orba, scale: 1.18, x: -30 },
  guanciale: { draw: guanciale, scale: 1.16, x: -16 },
  baffa: { draw: baffa, scale: 1.26, x: -6 },
  mortadella: { draw: mortadella, scale: 1.24, x: -30 },
  pettoOca: { draw: pettoOca, scale: 1.2, x: 0, y: -20 },
  cartone: { draw: cartone, scale: 1.36, x: -20 },
  cardo: { draw: cardo, scale: 1.14, x: -50 },
  peperoncini: { draw: peperoncini, scale: 1.02, x: -50 },
  campana: { draw: campana, scale: 1.2, x: -4 },
  albeisa: { draw: albeisa, scale: 1.06, x: -20 },
  tapered: { draw: tapered, scale: 1.06, x: -20 },
  corkJar: { draw: corkJar, scale: 1.3, x: -16 },
  tube: { draw: tube, scale: 1.14, x: -16 },
  carton: { draw: carton, scale: 1.22, x: -24 },
  giftBox: { draw: giftBox, scale: 1.2, x: -14 },
  clearBag: { draw: clearBag, scale: 1.12, x: -12 },
  tongues: { draw: tongues, scale: 1.04, x: -14 },
  cheeseBread: { draw: cheeseBread, scale: 1.22, x: -10 },
  wafers: { draw: wafers, scale: 1.2, x: -24 },
  halfWheel: { draw: halfWheel, scale: 1.22, x: -6 },
} as const satisfies Record<string, Standing>

export type ShapeName = keyof typeof shapes

export const isShape = (name: string): name is ShapeName => Object.hasOwn(shapes, name)
