// What a pack's drawing is told.
import type { Parameters } from '../kinds/kind.ts'
import type { LabelData } from './label/label.ts'
import { pastes } from './parts/food-parts.ts'
import { G } from './parts/glass.ts'
import { slabs } from './parts/slab-layers.ts'
import { cuts } from './parts/slices.ts'

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T)[]

const COLOURS = [
  'liquid',
  'capsule',
  'wax',
  'glaze',
  'first',
  'second',
  'bag',
  'cloth',
  'paper',
  'wrap',
  'ribbon',
  'choc',
  'colour',
  'rind',
  'casing',
  'casing2',
  'meat',
  'crust',
] as const

/** Sizes in units of the drawing, counts, shares. */
const NUMBERS = [
  'h',
  'R',
  'flat',
  'rough',
  'eyes',
  'eye',
  'n',
  'L',
  'bloom',
  'knobby',
  'taper',
  'lean',
  'rings',
  'fat',
  'grain',
  'bw',
  'rotate',
  'scale',
] as const

const FLAGS = [
  'tall',
  'valve',
  'veins',
  'pepper',
  'basket',
  'rindMark',
  'vac',
  'cutOpen',
  'mould',
  'noband',
  'black',
  'net',
  'face',
] as const

const CHOICES = {
  glass: keysOf(G),
  paste: keysOf(pastes),
  cut: keysOf(cuts),
  slab: keysOf(slabs),
  bandLayout: ['fascia', 'cornice'] as ('fascia' | 'cornice')[],
}

/** What one shape or another can change. */
export type PackParams = Partial<
  Record<(typeof COLOURS)[number] | 'inside', string> &
    Record<(typeof NUMBERS)[number], number> &
    Record<(typeof FLAGS)[number], boolean> & {
      [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number]
    }
>

/** Whose it is, what the label says, and the rest. */
export type Pack = PackParams & { slug: string; data: LabelData; safe?: boolean }

const has = (names: readonly string[], name: string) => names.includes(name)

function isAllowed(name: string, value: unknown): boolean {
  if (has(COLOURS, name)) return typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value)
  if (has(NUMBERS, name)) return typeof value === 'number'
  if (has(FLAGS, name)) return typeof value === 'boolean'
  const choices: Record<string, readonly unknown[]> = CHOICES
  return name === 'inside' ? typeof value === 'string' : choices[name]?.includes(value) === true
}

/** Parameters from the data; a name or value that no shape knows is an error. */
export function packParams(params: Parameters): PackParams {
  for (const [name, value] of Object.entries(params))
    if (!isAllowed(name, value)) throw new Error(`A pack has no ${name} that is ${value}`)
  return params as PackParams
}
