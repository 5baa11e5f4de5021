import type { PackSheet } from '../../core/pack-sheet.ts'
import { kitNamed } from '../kits.ts'
import type { Pack } from '../pack.ts'
import { cap, capColour } from './glass.ts'

/** The colour of a cap: the pack's own or the producer's. */
export const capOf = (p: Pack): string => p.capsule ?? capColour[kitNamed(p.slug).cap]

/** A foil capsule on a wine neck. */
export const capsule = (sh: PackSheet, p: Pack, y: number, h: number, w: number): string =>
  cap(sh, { y, w, h, colour: capOf(p), rings: [6, h - 20], radius: 6, top: 3 })
