import { ramp } from '../../core/colour.ts'
import type { PackSheet } from '../../core/pack-sheet.ts'
import { ellipse, type Point, path, place, round, stroke } from '../../core/svg.ts'
import type { Pack } from '../pack.ts'
import { mould, oval, pastes } from '../parts/food-parts.ts'
import { sticker, tag, wrap } from '../parts/wraps.ts'

/** A whole wheel seen from a little above, label disc on top, band round the heel; a slice taken when `cut`. */
export const wheel = (sh: PackSheet, p: Pack): string => {
  const r = ramp(p.rind ?? '#c98a2c')
  const [R, F, H] = [p.R ?? 240, p.flat ?? 0.34, p.h ?? 150]
  const side = `M${-R} ${-H}V${-R * F * 0.9 + 40}A${R} ${R * F} 0 0 0 ${R} ${-R * F * 0.9 + 40}V${-H}A${R} ${R * F} 0 0 1 ${-R} ${-H}Z`
  const base = -R * F * 0.9 + 40
  const top = oval(R, R * F, 0, -H)
  const k = pastes[p.paste ?? 'pecorino']
  const t = ramp(p.colour ?? k.c)
  const a1 = 0.42,
    a2 = 1.25
  const P = (a: number, y: number): Point => [R * Math.cos(a), y + R * F * Math.sin(a)]
  const [x1, y1] = P(a1, -H),
    [x2, y2] = P(a2, -H)
  const drop = base + H
  const notch = p.cutOpen
    ? path(`M0 ${-H}L${x1} ${y1}V${y1 + drop}L0 ${-H + drop}Z`, { fill: sh.linear([t.base, t.light]) }) +
      path(`M0 ${-H}L${x2} ${y2}V${y2 + drop}L0 ${-H + drop}Z`, { fill: sh.linear([t.dark, t.base]) }) +
      k.draw(sh, `M0 ${-H}L${x1} ${y1}V${y1 + drop}L0 ${-H + drop}Z`)
    : ''
  return (
    sh.cast(R * 2 + 40, { depth: 30 }) +
    place(
      0,
      -6,
      sh.solid(side, {
        fill: sh.linear([
          [0, r.deep],
          [0.08, r.base],
          [0.26, r.light],
          [0.55, r.base],
          [0.9, r.dark],
          [1, r.deep],
        ]),
        ink: r.ink,
        alpha: 0.6,
        inside:
          sh.relief(side, {
            x: p.basket ? 0.02 : 0.05,
            y: p.basket ? 0.09 : 0.05,
            height: p.rough ?? 6,
            alpha: 0.55,
          }) + (p.mould ? mould(sh, side, 0.7) : ''),
      }) +
        sh.solid(top, {
          fill: sh.radial(
            [
              [0, r.pale],
              [0.5, r.light],
              [1, r.base],
            ],
            { cx: 0.35, cy: 0.3, r: 0.8 },
          ),
          ink: r.dark,
          alpha: 0.4,
          inside:
            sh.relief(top, { x: 0.03, height: p.rough ?? 5, alpha: 0.5 }) +
            (p.mould ? mould(sh, top, 0.6) : ''),
        }) +
        (p.cutOpen ? `<g>${notch}</g>` : '') +
        sticker(sh, p.slug, {
          x: p.cutOpen ? -70 : 0,
          y: -H - (p.cutOpen ? 8 : 0),
          r: R * (p.cutOpen ? 0.5 : 0.62),
          flat: F,
          safe: p.safe,
        }) +
        (p.noband
          ? ''
          : wrap(
              sh,
              p.slug,
              p.data,
              {
                x: -R * 0.62,
                y: -H + R * F * 0.66,
                w: R * (p.cutOpen ? 0.9 : 1.24),
                h: Math.max(86, H * 0.62),
              },
              { safe: p.safe, sag: R * F * 0.42, layout: p.bandLayout, part: true },
            )),
    )
  )
}
/** Small soft round in its paper cup. */
export const robiola = (sh: PackSheet, p: Pack): string => {
  const R = 168
  const top = oval(R, R * 0.36, 0, -150)
  const d = `M${-R} -150V-62A${R} ${R * 0.36} 0 0 0 ${R} -62V-150Z`
  return (
    sh.cast(380) +
    path(`M${-R - 30} -96L${-R - 6} -10Q0 44 ${R + 6} -10L${R + 30} -96Q0 -30 ${-R - 30} -96Z`, {
      fill: '#fff',
    }) +
    sh.solid(d, {
      fill: sh.linear([
        [0, '#cfc2a0'],
        [0.25, '#fffdf4'],
        [0.6, '#f3ead2'],
        [1, '#b9a986'],
      ]),
      ink: '#9a8a60',
      alpha: 0.4,
      inside: sh.relief(d, { x: 0.04, height: 4, alpha: 0.5 }),
    }) +
    sh.solid(top, {
      fill: '#fbf5e2',
      ink: '#b5a67c',
      alpha: 0.35,
      inside:
        sh.relief(top, { x: 0.03, y: 0.06, height: 5, alpha: 0.6 }) +
        sh.fibre(top, { ink: '#e6c98a', x: 0.02, y: 0.04, alpha: 0.6 }),
    }) +
    path(`M${-R - 30} -96L${-R - 6} -10Q0 44 ${R + 6} -10L${R + 30} -96Q0 -30 ${-R - 30} -96Z`, {
      fill: sh.linear(
        (
          [
            ['0', '#c9bfa6', 0.9],
            [0.3, '#ffffff', 0.95],
            [0.6, '#efe8d6', 0.95],
            [1, '#a99f86', 0.95],
          ] as const
        ).map(([a, b, c]) => [+a, b, c]),
      ),
    }) +
    Array.from({ length: 17 }, (_, i) => {
      const u = (i - 8) / 8
      return stroke(
        `M${round(u * (R + 28))} ${round(-96 + 50 * (1 - u * u))}L${round(u * (R + 6))} ${round(-8 + 40 * (1 - u * u))}`,
        '#b9ad90',
        2.4,
        { opacity: 0.6 },
      )
    }).join('') +
    place(0, -150, sticker(sh, p.slug, { x: 0, y: 0, r: 128, flat: 0.36, safe: p.safe })) +
    tag(sh, p.slug, p.data, { x: 30, y: -446, w: 196, h: 212, rotate: 3, pick: 66, safe: p.safe })
  )
}
export const taleggio = (sh: PackSheet, p: Pack): string => {
  const r = ramp('#d9935a')
  const t = ramp('#faeec4')
  const top = 'M-220 -150L-60 -236L238 -200L110 -108Z'
  const front = 'M-220 -150L110 -108V-6L-220 -44Q-232 -100 -220 -150Z'
  const side = 'M110 -108L238 -200V-92L110 -6Z'
  return (
    sh.cast(520) +
    path('M-300 -20L-120 -150L316 -86L170 20Z', { fill: '#fffdf6' }) +
    path('M-300 -20L-120 -150L316 -86L170 20Z', {
      fill: sh.linear([
        [0, '#fff', 0],
        [1, '#8a7a5a', 0.35],
      ]),
    }) +
    sh.solid(front, {
      fill: sh.linear([r.dark, r.light, r.base]),
      ink: r.deep,
      alpha: 0.5,
      inside: mould(sh, front, 0.4),
    }) +
    sh.solid(side, {
      fill: sh.linear([t.light, t.base]),
      ink: t.dark,
      alpha: 0.4,
      inside:
        path('M110 -108L238 -200V-186L124 -92V-18L238 -104V-92L110 -6Z', { fill: r.light }) +
        (
          [
            [150, -80],
            [190, -120],
            [210, -150],
            [164, -110],
            [200, -92],
          ] as const
        )
          .map(([x, y]) => ellipse(x, y, 5, 3, { fill: t.dark }))
          .join(''),
    }) +
    sh.solid(top, {
      fill: sh.linear([r.light, r.base]),
      ink: r.dark,
      alpha: 0.6,
      inside:
        sh.relief(top, { x: 0.03, height: 6, alpha: 0.5 }) +
        mould(sh, top, 0.55) +
        stroke('M-140 -193L174 -154M-60 -236L110 -108', r.dark, 5, { opacity: 0.5 }),
    }) +
    place(
      0,
      0,
      tag(sh, p.slug, p.data, { x: -60, y: -446, w: 196, h: 216, rotate: -4, pick: 60, safe: p.safe }),
    )
  )
}
