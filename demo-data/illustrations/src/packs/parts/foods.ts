// Foods that lie inside a carton.
import type { PackSheet } from '../../core/pack-sheet.ts'
import { stroke } from '../../core/svg.ts'

export const zampone = (sh: PackSheet): string => {
  const d =
    'M-170 -70Q-170 -130 -90 -132Q20 -136 84 -104Q110 -96 128 -112Q150 -116 152 -96Q164 -92 158 -78Q166 -62 148 -58Q140 -40 118 -52Q90 -56 60 -30Q-20 -6 -110 -16Q-168 -24 -170 -70Z'
  return (
    sh.solid(d, {
      fill: sh.linear(['#f0c0a4', '#d98f76', '#a85c4c'], 'down'),
      ink: '#5a2418',
      axis: 'down',
      inside: sh.relief(d, { x: 0.03, height: 5, alpha: 0.5 }),
    }) + stroke('M-154 -40Q-170 -74 -154 -110M70 -110Q84 -76 66 -34', '#f3e3bd', 5)
  )
}
export const cotechino = (sh: PackSheet): string => {
  const d = 'M-160 -78Q-160 -128 -110 -130H90Q140 -128 142 -78Q140 -28 90 -26H-110Q-160 -28 -160 -78Z'
  return sh.solid(d, {
    fill: sh.linear(['#e6ae96', '#c47a66', '#8a4438'], 'down'),
    ink: '#5a2418',
    axis: 'down',
    inside:
      sh.relief(d, { x: 0.03, height: 6, alpha: 0.6 }) +
      [-90, -20, 50].map((x) => stroke(`M${x} -130Q${x + 16} -78 ${x} -26`, '#f3e3bd', 5)).join(''),
  })
}
