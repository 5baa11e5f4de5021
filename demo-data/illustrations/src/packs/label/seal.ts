// The round seal: emblem inside, name above, town below.
import { round } from '../../core/svg.ts'
import { emblem } from './emblem.ts'
import { fit, ring } from './faces.ts'
import type { Plan } from './plan.ts'

type Seal = { cx: number; cy: number; R: number; A: string; B: string; plain?: boolean }

/** `plain` is a rubber stamp: no field of its own. */
export function seal(plan: Plan, { cx, cy, R, A, B, plain = false }: Seal): string {
  const { kit, paper, town, slug } = plan
  const face = kit.face === 'corsivo' ? 'insegna' : kit.face
  const name = kit.brand.name.toUpperCase()
  const radius = R * 0.745
  const size = Math.min(R * 0.27, fit(name, face, radius * 2.75, 999, 0.06))
  const townSize = Math.min(R * 0.2, fit(town, 'sans', radius * 2.1, 999, 0.08))
  const circle = (r: number, values: string) =>
    `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" ${values}/>`
  const rule = (width: number) => `fill="none" stroke="${A}" stroke-width="${round(R * width)}"`
  return (
    (plain ? '' : circle(R, `fill="${A}"`) + circle(R * 0.95, `fill="${paper}"`)) +
    circle(R * 0.965, rule(0.04)) +
    circle(R * 0.6, plain ? rule(0.025) : `fill="${A}"`) +
    emblem(slug, { x: cx, y: cy, size: R * 0.92, ink: plain ? A : paper, paper: plain ? paper : A }) +
    ring(name, { x: cx, y: cy, radius: radius - size * 0.36 + R * 0.03, size, face, fill: A, track: 0.06 }) +
    ring(town, {
      x: cx,
      y: cy,
      radius: radius + townSize * 0.36,
      size: townSize,
      fill: plain ? A : B,
      track: 0.08,
      foot: true,
    })
  )
}
