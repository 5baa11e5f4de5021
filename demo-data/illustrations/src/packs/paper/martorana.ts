import type { PackSheet } from '../../core/pack-sheet.ts'
import { circle, ellipse, path, place, stroke } from '../../core/svg.ts'
import type { Pack } from '../pack.ts'
import { cartonTall } from '../parts/cartons.ts'

export const martorana = (sh: PackSheet, p: Pack): string => {
  const fig = (dd: string, c: string, extra = '') => sh.ball(dd, c) + extra
  const orange = fig(
    'M-46 -44a46 44 0 1 1 92 0a46 44 0 1 1-92 0Z',
    '#e8821c',
    sh.fibre('M-46 -44a46 44 0 1 1 92 0a46 44 0 1 1-92 0Z', {
      ink: '#b0540c',
      x: 0.25,
      y: 0.25,
      alpha: 0.5,
      cut: 0.6,
    }) +
      path('M0 -88Q-10 -104 -26 -100Q-16 -86 0 -86Z', { fill: '#4f8a3a' }) +
      circle(0, -86, 4, { fill: '#5a3a1a' }),
  )
  const pear = fig(
    'M0 -128C20 -128 18 -96 32 -70C56 -30 30 0 0 0C-30 0 -56 -30 -32 -70C-18 -96 -20 -128 0 -128Z',
    '#c9c04a',
    sh.soft(ellipse(20, -40, 18, 30, { fill: '#d9502f', opacity: 0.7 }), 8) +
      stroke('M0 -128Q2 -144 10 -150', '#4a3010', 6),
  )
  const peach = fig(
    'M-48 -40C-48 -84 -12 -90 0 -80C12 -90 48 -84 48 -40C48 -8 20 0 0 0S-48 -8 -48 -40Z',
    '#f0a95a',
    sh.soft(ellipse(18, -40, 24, 34, { fill: '#d2402f', opacity: 0.75 }), 8) +
      stroke('M0 -80Q-10 -44 -2 -6', '#b5532a', 3, { opacity: 0.7 }),
  )
  const fico = fig(
    'M0 -112Q10 -90 34 -60Q58 -20 30 -4Q0 6 -30 -4Q-58 -20 -34 -60Q-10 -90 0 -112Z',
    '#5d3a5c',
    stroke('M0 -104Q-20 -60 -16 -10M4 -100Q26 -60 20 -8', '#8a6488', 3, { opacity: 0.7 }),
  )
  const prickly = fig(
    'M-36 -10Q-48 -80 -24 -106Q0 -116 24 -106Q48 -80 36 -10Q0 6 -36 -10Z',
    '#c9482f',
    (
      [
        [-14, -80],
        [12, -86],
        [0, -56],
        [-20, -46],
        [20, -48],
        [-8, -24],
        [16, -22],
      ] as const
    )
      .map(([x, y]) => circle(x, y, 4, { fill: '#f3d27a' }))
      .join(''),
  )
  const cherries = place(
    0,
    0,
    sh.ball('M-44 -24a24 24 0 1 1 48 0a24 24 0 1 1-48 0Z', '#b01f33') +
      sh.ball('M2 -22a24 24 0 1 1 48 0a24 24 0 1 1-48 0Z', '#c22a3c') +
      stroke('M-20 -46Q0 -90 16 -96Q22 -80 26 -46', '#4a6a2c', 5) +
      ellipse(-28, -34, 6, 4, { fill: '#fff', opacity: 0.7 }) +
      ellipse(18, -32, 6, 4, { fill: '#fff', opacity: 0.7 }),
  )
  const tray = 'M-250 -40Q-256 0 -226 0H226Q256 0 250 -40Z'
  const cup = (x: number, y: number, it: string, s = 1) =>
    place(
      x,
      y,
      path('M-50 -30L-40 4Q0 14 40 4L50 -30Q0 -16 -50 -30Z', { fill: '#fff7e6' }) +
        [-36, -22, -8, 8, 22, 36].map((u) => stroke(`M${u * 1.2} -24L${u} 4`, '#d9c8a4', 2)).join('') +
        place(0, -12, it),
      { scale: s },
    )
  return (
    sh.cast(500) +
    cartonTall(sh, p, { x: -170, y: -450, w: 310, h: 230 }, 150) +
    cup(-150, -92, peach, 0.96) +
    cup(-52, -92, orange) +
    cup(54, -94, fico, 0.96) +
    cup(156, -94, prickly, 0.96) +
    path(tray, { fill: '#c9a24a' }) +
    cup(-186, -20, cherries) +
    cup(-86, -16, pear, 0.86) +
    cup(20, -16, orange) +
    cup(120, -18, peach, 0.96) +
    cup(206, -20, orange, 0.9) +
    path(tray, { fill: 'none', stroke: '#8a6414', 'stroke-width': 0 })
  )
}
