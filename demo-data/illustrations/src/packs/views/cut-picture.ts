// The third picture of what is cut: its section on a board, near its real size, with the producer's card.

import { PackSheet } from '../../core/pack-sheet.ts'
import { hash } from '../../core/random.ts'
import { ellipse, place } from '../../core/svg.ts'
import { plate, plateInk, shadowInk } from '../../tokens.ts'
import { type PackOf, packFrom } from '../draw-pack.ts'
import { wrap } from '../parts/wraps.ts'
import { board } from './board.ts'
import { type SectionName, sections } from './sections.ts'

export type CutPicture = {
  id: string
  title: string
  section: SectionName
  pack: PackOf
  ground: keyof typeof plate
}

export function cutPicture({ id, title, section, pack, ground }: CutPicture): string {
  const sheet = new PackSheet({ seed: hash(id) % 9973 })
  sheet.tableInk = shadowInk[ground]
  const p = packFrom(pack)
  sheet.add(
    sheet.solid('M0 0H800V800H0Z', {
      fill: plate[ground],
      ink: plateInk[ground],
      axis: [0, 0, 0.3, 1],
      start: 0.45,
      alpha: 0.5,
    }),
    board(sheet, 64, 90, 650, 590, ['#b98a58', '#a9784a', '#c79c68'][hash(id) % 3]),
    sheet.soft(ellipse(410, 410, 300, 200, { fill: '#1c120a', opacity: 0.32 }), 22),
    place(392, 360, sections[section](sheet, p)),
    place(
      566,
      770,
      wrap(sheet, p.slug, p.data, { x: -150, y: -160, w: 300, h: 160 }, { curved: false, safe: pack.safe }),
      { rotate: -2 },
    ),
  )
  return sheet.toString({ title, description: `the cut, ${section}` })
}
