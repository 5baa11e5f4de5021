// Layouts built on a field of ink: strip, arch, poster, column, ribbon, diamond.
import { contrast, ramp } from '../../core/colour.ts'
import type { Point } from '../../core/svg.ts'
import { emblem } from './emblem.ts'
import { capOf, cased, fit, text } from './faces.ts'
import { ornament } from './ornament.ts'
import type { Plan } from './plan.ts'
import { archPath } from './tools.ts'

/** A colour strip with the name reversed out, the product below on paper. */
export function fascia(plan: Plan): string {
  const { box, tools, pad, small, first: A, second: B, on, wide, tall, rows, mark, kit, paper } = plan
  const { x, y, w, h } = box
  const strip = wide ? h * 0.5 : h * (tall ? 0.34 : 0.4)
  const below = wide
    ? plan.beside({ x: x + pad, y: y + pad * 0.5, w: w - 2 * pad, h: strip - pad }, on, A, [
        rows.over(on),
        rows.brand(on),
      ]) +
      plan.stack({ x: x + pad, y: y + strip + 3, w: w - 2 * pad, h: h - strip - pad - small }, [
        rows.word(A),
        rows.place(B),
      ])
    : plan.stack({ x: x + pad, y: y + pad * 0.6, w: w - 2 * pad, h: strip - pad }, [
        rows.over(on),
        rows.brand(on),
        rows.place(on),
      ]) +
      plan.stack({ x: x + pad, y: y + strip + pad * 0.6, w: w - 2 * pad, h: h - strip - pad * 1.6 - small }, [
        mark(B, paper, tall ? 2.4 : 1.8),
        rows.word(A),
        rows.detail(A),
      ])
  return (
    plan.sheet +
    tools.field(x, y, w, strip, A) +
    below +
    ornament(tools, kit.ornament, [x + pad, x + w - pad], y + h - small * 1.1, B, small)
  )
}

/** An arched field with the emblem. */
export function arco(plan: Plan): string {
  const { box, tools, pad, first: A, second: B, on, wide, tall, rows, slug, paper } = plan
  const { x, y, w, h } = box
  if (wide) {
    const middle = x + w * 0.16
    return (
      plan.sheet +
      tools.field(x, y, w * 0.3, h, A) +
      emblem(slug, {
        x: middle,
        y: tools.at(middle, y + h / 2)[1],
        size: Math.min(h * 0.8, w * 0.24),
        ink: on,
        paper: A,
      }) +
      plan.stack({ x: x + w * 0.34, y: y + pad * 0.6, w: w * 0.62, h: h - pad * 1.2 }, [
        rows.over(A),
        rows.brand(A),
        rows.word(B, 0.9),
        rows.place(A),
      ])
    )
  }
  const top = h * (tall ? 0.4 : 0.42)
  const cx = x + w / 2
  return (
    `<path d="${archPath(tools, box)}" fill="${paper}"/>` +
    `<path d="${archPath(tools, { x: x + pad * 0.7, y: y + pad * 0.7, w: w - pad * 1.4, h: top })}" fill="${A}"/>` +
    emblem(slug, {
      x: cx,
      y: tools.at(cx, y + pad * 0.7 + top * 0.58)[1],
      size: Math.min(top * 0.74, w * 0.58),
      ink: on,
      paper: A,
    }) +
    plan.stack({ x: x + pad, y: y + top + pad, w: w - 2 * pad, h: h - top - pad * 1.4 }, [
      rows.over(A),
      rows.brand(A, 1.7),
      rows.place(B),
      rows.word(B, 0.9),
      rows.detail(A),
    ])
  )
}

/** A poster: one flat field with a large emblem, the name across its foot. */
export function manifesto(plan: Plan): string {
  const { box, tools, pad, first: A, second: B, on, wide, tall, rows, slug, paper } = plan
  const { x, y, w, h } = box
  if (wide)
    return (
      tools.field(x, y, w, h, A) +
      plan.beside(plan.inner(pad * 0.8), on, A, [
        rows.over(on),
        rows.brand(on),
        rows.word(on, 0.9),
        rows.place(on),
      ])
    )
  const field = h * (tall ? 0.5 : 0.46)
  const [cx, cy, r] = [x + w / 2, y + field * 0.53, Math.min(field * 0.46, w * 0.4)]
  const disc = Array.from({ length: 40 }, (_, i): Point => {
    const a = (i / 40) * Math.PI * 2
    return [cx + r * Math.cos(a), cy + r * Math.sin(a)]
  })
  return (
    plan.sheet +
    tools.field(x, y, w, field, A) +
    `<path d="${tools.poly(disc)}" fill="${B}"/>` +
    emblem(slug, {
      x: cx,
      y: tools.at(cx, cy)[1],
      size: Math.min(field * 0.74, w * 0.62),
      ink: contrast(B, paper) > 3 ? on : A,
      paper: B,
    }) +
    plan.stack({ x: x + pad * 0.8, y: y + field + pad * 0.4, w: w - pad * 1.6, h: h - field - pad }, [
      rows.over(A),
      rows.brand(A, 1.7),
      rows.place(A),
      rows.word(contrast(B, paper) >= 4 ? B : A, 0.9),
    ])
  )
}

/** A column of ink at the left carries the name upwards; the product reads across. */
export function colonna(plan: Plan): string {
  const { box, tools, pad, first: A, second: B, on, wide, rows, slug, kit, paper, mark, curved } = plan
  const { x, y, w, h } = box
  const column = wide ? w * 0.26 : w * 0.34
  const ground = plan.sheet + tools.field(x, y, column, h, A)
  if (wide) {
    const middle = x + column / 2
    return (
      ground +
      emblem(slug, {
        x: middle,
        y: tools.at(middle, y + h / 2)[1],
        size: Math.min(column * 0.86, h * 0.84),
        ink: on,
        paper: A,
      }) +
      plan.stack({ x: x + column + pad, y: y + pad * 0.6, w: w - column - pad * 1.8, h: h - pad * 1.2 }, [
        rows.over(A),
        rows.brand(A),
        rows.word(B, 0.9),
        rows.place(A),
      ])
    )
  }
  const name = cased(kit.face, kit.brand.name)
  const size = fit(name, kit.face, h - pad * 1.2, column * 0.8, 0.03)
  return (
    ground +
    text(name, {
      x: x + column * (curved ? 0.56 : 0.5) + size * capOf(kit.face) * 0.5,
      y: y + h / 2,
      size,
      face: kit.face,
      fill: on,
      track: 0.03,
      turn: -90,
      warp: tools.warp,
    }) +
    plan.stack(
      {
        x: x + column + pad * 0.45,
        y: y + pad * 0.6,
        w: w - column - pad * (curved ? 1.75 : 1.1),
        h: h - pad * 1.2,
      },
      [mark(B, paper, 2.2, 0.95), rows.over(A), rows.word(B, 1.15), rows.detail(A), rows.place(A, 0.8)],
    )
  )
}

/** A ribbon across the middle with the name. */
export function cartiglio(plan: Plan): string {
  const { box, tools, pad, first: A, second: B, wide, rows, paper, mark } = plan
  const { x, y, w, h } = box
  const high = h * (wide ? 0.4 : 0.25)
  const top = y + (wide ? h * 0.3 : h * 0.42)
  const ribbon =
    tools.field(x, top + high * 0.22, w, high, ramp(B).dark) +
    tools.field(x + w * 0.035, top, w * 0.93, high, B) +
    plan.stack({ x: x + pad * 1.1, y: top + high * 0.06, w: w - pad * 2.2, h: high * 0.9 }, [
      rows.brand(contrast(paper, B) >= 3.4 ? paper : A),
    ])
  const width = w - 2 * pad
  const foot = top + high * (wide ? 1.24 : 1.26)
  return (
    plan.sheet +
    ribbon +
    plan.stack(
      { x: x + pad, y: y + pad * (wide ? 0.4 : 0.5), w: width, h: top - y - pad * (wide ? 0.5 : 0.6) },
      wide ? [rows.word(A, 1)] : [mark(A, paper, 2.4, 1.05), rows.over(A)],
    ) +
    plan.stack(
      { x: x + pad, y: foot, w: width, h: y + h - foot - pad * (wide ? 0.5 : 0.7) },
      wide ? [rows.place(A)] : [rows.place(A), rows.word(A), rows.detail(A)],
    )
  )
}
