import { round } from '../../core/svg.ts'
import { kitNamed } from '../kits.ts'

type Emblem = { x?: number; y?: number; size?: number; ink: string; paper: string }

/** A producer's emblem in one ink, centred, `size` wide; what is cut out of it takes the colour of the paper. */
export function emblem(slug: string, { x = 0, y = 0, size = 60, ink, paper }: Emblem): string {
  const inner = kitNamed(slug).emblem.replaceAll('currentColor', ink).replaceAll('#fff', paper)
  return `<g transform="translate(${round(x)} ${round(y)})scale(${Math.round(size * 10) / 1000})translate(-50 -50)" fill="${ink}">${inner}</g>`
}
