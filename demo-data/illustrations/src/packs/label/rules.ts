// Layouts built on lines: double frame, seal, stamp, ledger, diamond.
import type { Point } from '../../core/svg.ts'
import { emblem } from './emblem.ts'
import { cased, fit } from './faces.ts'
import { ornament } from './ornament.ts'
import type { Plan } from './plan.ts'
import { seal } from './seal.ts'
import type { Row } from './stack.ts'

/** A thick and a thin rule. */
export function cornice(plan: Plan): string {
  const { box, tools, pad, small, first: A, second: B, wide, tall, rows, paper, mark } = plan
  const { x, y, w, h } = box
  const p = pad * 0.75
  const room = plan.inner(pad * 1.5)
  return (
    plan.sheet +
    tools.frame(x + p * 0.6, y + p * 0.6, w - p * 1.2, h - p * 1.2, B, Math.max(2.2, small * 0.5)) +
    tools.frame(x + p * 1.25, y + p * 1.25, w - p * 2.5, h - p * 2.5, A, Math.max(1, small * 0.16)) +
    (wide
      ? plan.beside(room, B, paper, [rows.over(A), rows.brand(A), rows.word(B, 0.9), rows.place(A)])
      : plan.stack(room, [
          mark(B, paper, tall ? 2.6 : 1.7),
          rows.over(A),
          rows.brand(A),
          rows.place(B),
          rows.word(A, 0.95),
          rows.detail(A),
        ]))
  )
}

/** A round seal; on a wide label it sits on a band, on a square one the lines stand alone. */
export function medaglia(plan: Plan): string {
  const { box, tools, pad, small, first: A, second: B, on, wide, tall, rows, paper, mark, kit } = plan
  const { x, y, w, h } = box
  const R = Math.min(w, h) * 0.5
  if (plan.round) return seal(plan, { cx: x + w / 2, cy: y + h / 2, R, A, B })
  if (wide)
    return (
      plan.sheet +
      tools.field(x, y + h * 0.16, w, h * 0.68, A) +
      seal(plan, { cx: x + R * 1.02, cy: y + h / 2, R: R * 0.97, A, B }) +
      plan.stack({ x: x + R * 2.12, y: y + h * 0.2, w: w - R * 2.2 - pad, h: h * 0.6 }, [
        rows.brand(on),
        rows.word(on, 0.9),
        rows.place(on),
      ])
    )
  if (!tall)
    return (
      plan.sheet +
      plan.stack({ x: x + pad, y: y + pad * 0.6 + small, w: w - 2 * pad, h: h - pad * 1.2 - small }, [
        mark(B, paper, 2.3, 1.1),
        rows.over(A),
        rows.brand(A),
        rows.place(B),
        rows.word(A, 0.9),
      ]) +
      ornament(tools, kit.ornament, [x + pad, x + w - pad], y + small, B, small)
    )
  return (
    plan.sheet +
    seal(plan, { cx: x + w / 2, cy: y + R * 0.98, R: R * 0.92, A, B }) +
    plan.stack({ x: x + pad, y: y + R * 1.96, w: w - 2 * pad, h: h - R * 1.96 - pad * 0.6 }, [
      rows.brand(A, 1.25),
      rows.place(B, 0.8),
      rows.word(A, 1.1),
    ])
  )
}

/** Plain paper, one rubber stamp slightly turned, the product typed under it. */
export function timbro(plan: Plan): string {
  const { box, tools, pad, first: A, second: B, wide, rows, paper } = plan
  const { x, y, w, h } = box
  if (wide)
    return plan.sheet + plan.beside(plan.inner(), A, paper, [rows.brand(A), rows.place(A), rows.word(B, 0.9)])
  const R = Math.min(w * 0.46, h * 0.31)
  const [cx, cy] = [x + w / 2, y + R + pad * 0.7]
  return (
    plan.sheet +
    `<g transform="rotate(-5 ${cx} ${cy})">${seal(plan, { cx, cy: tools.at(cx, cy)[1], R, A: B, B, plain: true })}</g>` +
    plan.stack({ x: x + pad, y: cy + R + pad * 0.2, w: w - 2 * pad, h: y + h - cy - R - pad * 0.7 }, [
      rows.brand(A, 1.3),
      rows.place(B),
      rows.word(A, 0.95),
    ])
  )
}

/** A ledger: ruled rows, each with one fact. */
export function registro(plan: Plan): string {
  const { box, tools, pad, first: A, second: B, wide, rows, paper, mark, kit, data, town } = plan
  const { x, y, w, h } = box
  const count = wide ? 2 : 3
  const head = wide ? h * 0.5 : h * 0.42
  const room = { x: x + pad, y: y + pad * (wide ? 0.4 : 0.3), w: w - 2 * pad }
  const high = (h - head - pad * 0.4) / count
  const most = fit(cased(kit.face, kit.brand.name), kit.face, room.w, h * (wide ? 0.34 : 0.2))
  const facts: Row[] = [
    { s: data.word, face: 'insegna', ink: A, weight: 1, max: most * 0.86 },
    { s: town, face: 'sans', ink: B, weight: 1, track: 0.1, max: most * 0.62, role: 'place' },
    { s: data.detail || kit.brand.over, face: 'sans', ink: A, weight: 1, max: most * 0.62 },
  ]
  const lines = facts.slice(0, count).map((fact, i) => {
    const top = y + head + i * high
    return (
      tools.rule(x + pad * 0.6, top, x + w - pad * 0.6, A, i ? 1.4 : 3) +
      plan.stack({ x: room.x, y: top, w: room.w, h: high }, [fact])
    )
  })
  return (
    plan.sheet +
    (wide
      ? plan.beside({ ...room, h: head - pad * 0.6 }, B, paper, [rows.over(A), rows.brand(A)])
      : plan.stack({ ...room, h: head - pad * 0.3 - h * 0.03 }, [
          mark(B, paper, 1.5),
          rows.over(A),
          rows.brand(A),
        ])) +
    lines.join('')
  )
}

/** A diamond with the emblem. */
export function losanga(plan: Plan): string {
  const { box, tools, pad, small, first: A, second: B, on, wide, rows, slug, kit } = plan
  const { x, y, w, h } = box
  const diamond = (cx: number, cy: number, a: number, b: number) => {
    const corners: Point[] = [
      [cx - a, cy],
      [cx, cy - b],
      [cx + a, cy],
      [cx, cy + b],
    ]
    return `<path d="${tools.poly(corners)}" fill="${A}"/>`
  }
  const marked = (cx: number, cy: number, size: number) =>
    emblem(slug, { x: cx, y: tools.at(cx, cy)[1], size, ink: on, paper: A })
  if (wide) {
    const half = Math.min(h * 0.62, w * 0.19)
    return (
      plan.sheet +
      diamond(x + half, y + h / 2, half, h * 0.48) +
      marked(x + half, y + h / 2, half * 0.8) +
      plan.stack({ x: x + half * 2.1, y: y + pad * 0.6, w: w - half * 2.1 - pad, h: h - pad * 1.2 }, [
        rows.over(A),
        rows.brand(A),
        rows.word(B, 0.9),
        rows.place(A),
      ])
    )
  }
  const high = h * 0.23
  const [cx, cy] = [x + w / 2, y + pad * 0.5 + high]
  return (
    plan.sheet +
    diamond(cx, cy, Math.min(w * 0.48, high * 1.25), high) +
    marked(cx, cy, high * 1.12) +
    plan.stack(
      { x: x + pad, y: y + high * 2 + pad * 0.8, w: w - 2 * pad, h: h - high * 2 - pad * 1.5 - small },
      [rows.over(A), rows.brand(A), rows.place(B), rows.word(A, 0.95)],
    ) +
    ornament(tools, kit.ornament, [x + pad, x + w - pad], y + h - small * 1.05, B, small)
  )
}
