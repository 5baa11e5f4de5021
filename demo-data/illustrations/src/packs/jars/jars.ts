import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { ellipse, path, rect, stroke } from '../../core/svg.ts'
import type { Pack } from '../pack.ts'
import { capOf } from '../parts/caps.ts'
import { insideOf, liquidOf } from '../parts/contents.ts'
import { cap, clearBody } from '../parts/glass.ts'
import { lathe } from '../parts/turned.ts'
import { wrap } from '../parts/wraps.ts'

// — Jars
export const lid = (sh: PackSheet, y: number, w: number, colour: string, h = 50): string =>
  cap(sh, { y, w, h, colour, radius: 8, top: 9, rings: [8] })
export const hexJar = (sh: PackSheet, p: Pack): string => {
  const d = 'M-128 0Q-140 0 -140 -14V-250Q-140 -276 -116 -284H116Q140 -276 140 -250V-14Q140 0 128 0Z'
  const t = ramp(liquidOf(p))
  const facet = (x: number, w: number, o: number) => rect(x, -284, w, 284, { fill: '#fff', opacity: o })
  return (
    sh.cast(290) +
    sh.caustic(90, 210, liquidOf(p)) +
    clearBody(sh, d, {
      liquid: liquidOf(p),
      level: -262,
      half: 140,
      bottom: -20,
      inside:
        facet(-140, 62, 0.14) +
        rect(74, -284, 66, 284, { fill: t.ink, opacity: 0.28 }) +
        stroke('M-78 -280V0M74 -280V0', t.pale, 3, { opacity: 0.6 }) +
        insideOf(sh, p),
      shine: 'M-112 -40V-230',
    }) +
    wrap(sh, p.slug, p.data, { x: -96, y: -226, w: 192, h: 186 }, { curved: false, safe: p.safe }) +
    lid(sh, -284, 118, capOf(p), 56)
  )
}
export const orcioJar = (sh: PackSheet, p: Pack): string => {
  const d = lathe([
    ['L', 88, 0],
    ['C', 110, 0, 146, -80, 146, -150],
    ['C', 146, -230, 108, -250, 100, -276],
    ['L', 100, -296],
  ])
  return (
    sh.cast(270) +
    sh.caustic(80, 200, liquidOf(p)) +
    clearBody(sh, d, {
      liquid: liquidOf(p),
      level: -262,
      half: 146,
      bottom: -22,
      inside: insideOf(sh, p),
      shine: 'M-114 -110Q-118 -190 -84 -240',
      glow: !p.inside,
    }) +
    wrap(sh, p.slug, p.data, { x: -112, y: -214, w: 224, h: 146 }, { safe: p.safe, sag: 10 }) +
    lid(sh, -292, 110, capOf(p), 46)
  )
}
export const clipJar = (sh: PackSheet, p: Pack): string => {
  const d = lathe([
    ['L', 112, 0],
    ['Q', 132, 0, 132, -20],
    ['L', 132, -270],
    ['Q', 132, -306, 106, -312],
    ['L', 106, -330],
  ])
  const wire = (dd: string) => stroke(dd, '#59646a', 8) + stroke(dd, '#e6ecee', 4)
  return (
    sh.cast(270) +
    sh.caustic(80, 200, liquidOf(p)) +
    clearBody(sh, d, {
      liquid: liquidOf(p),
      level: -290,
      half: 132,
      bottom: -20,
      inside: insideOf(sh, p),
      glow: !p.inside,
      shine: 'M-106 -50V-250',
    }) +
    path('M-110 -330H110V-338H-110Z', { fill: '#e0701f' }) +
    path('M-112 -338V-352Q-104 -376 0 -378Q104 -376 112 -352V-338Z', {
      fill: sh.linear([
        [0, '#6d8078'],
        [0.1, '#fff'],
        [0.3, '#cfdcd6'],
        [0.7, '#eef5f2'],
        [1, '#6d8078'],
      ]),
      opacity: 0.92,
    }) +
    ellipse(0, -366, 90, 8, { fill: '#fff', opacity: 0.6 }) +
    wire('M-132 -284Q0 -268 132 -284') +
    wire('M-110 -322H110') +
    wire('M118 -320L130 -250L112 -226M-116 -318L-128 -344') +
    wrap(sh, p.slug, p.data, { x: -112, y: -236, w: 224, h: 190 }, { safe: p.safe })
  )
}
/** Tall straight jar whose contents are the picture; the label is a narrow band low on the body. */
export const vaso = (sh: PackSheet, p: Pack): string => {
  const d = lathe([
    ['L', 98, 0],
    ['Q', 114, 0, 114, -16],
    ['L', 114, -346],
    ['Q', 114, -372, 100, -378],
    ['L', 100, -392],
  ])
  return (
    sh.cast(236) +
    sh.caustic(60, 190, liquidOf(p)) +
    clearBody(sh, d, {
      liquid: liquidOf(p),
      level: -364,
      half: 114,
      bottom: -18,
      inside: insideOf(sh, p),
      glow: false,
      shine: 'M-88 -40V-330',
    }) +
    wrap(sh, p.slug, p.data, { x: -114, y: -226, w: 228, h: 168 }, { safe: p.safe }) +
    lid(sh, -388, 108, capOf(p), 46)
  )
}
export const vasetto = (sh: PackSheet, p: Pack): string => {
  const d = lathe([
    ['L', 84, 0],
    ['Q', 98, 0, 98, -14],
    ['L', 98, -220],
    ['Q', 98, -244, 78, -250],
    ['L', 78, -262],
  ])
  return (
    sh.cast(206) +
    clearBody(sh, d, {
      liquid: liquidOf(p),
      level: -226,
      half: 98,
      bottom: -16,
      inside: insideOf(sh, p),
      glow: false,
      shine: 'M-74 -36V-200',
    }) +
    wrap(sh, p.slug, p.data, { x: -98, y: -196, w: 196, h: 150 }, { safe: p.safe }) +
    lid(sh, -258, 86, capOf(p), 46)
  )
}
