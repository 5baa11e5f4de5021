// What a kind is: a drawing with parameters of its own, each with a default.
import type { Sheet } from '../core/sheet.ts'
import type { SchemeName } from '../grounds/schemes.ts'

export type ParameterValue = string | number | boolean
/** Parameters as the seed writes them: they override the defaults of the kind. */
export type Parameters = Readonly<Record<string, ParameterValue>>
/** Where the object stands on an 800×800 plate, and how large. */
export type Frame = { scale?: number; x?: number; y?: number }

type Definition<P> = {
  name: string
  /** What the picture shows, in Italian. */
  title: string
  /** Grounds the object is readable on. */
  schemes: readonly SchemeName[]
  frame: Frame
  defaults: P
  /** Names allowed for the parameters that choose from a table. */
  choices?: { readonly [K in keyof P]?: readonly P[K][] }
  draw: (sheet: Sheet, params: P) => string
}

/** A kind whose parameters are known only at run time. */
export type AnyKind = {
  readonly name: string
  readonly title: string
  readonly schemes: readonly SchemeName[]
  readonly frame: Frame
  readonly parameters: readonly string[]
  /** The drawing with parameters from outside; an unknown name or a value that is not allowed is an error. */
  readonly drawWith: (sheet: Sheet, overrides: Parameters) => string
}

export type Kind<P> = Definition<P> &
  AnyKind & {
    /** The drawing with its defaults, some of them replaced. */
    readonly drawn: (sheet: Sheet, params?: Partial<P>) => string
  }

/** The defaults with the overrides, once every name and value was checked. */
function completed<P extends object>(kind: Definition<P>, overrides: Parameters): P {
  const defaults = new Map<string, unknown>(Object.entries(kind.defaults))
  const choices = new Map<string, unknown>(Object.entries(kind.choices ?? {}))
  for (const [name, value] of Object.entries(overrides)) {
    const standard = defaults.get(name)
    const allowed = choices.get(name)
    if (standard === undefined) throw new Error(`${kind.name}: there is no parameter ${name}`)
    if (typeof value !== typeof standard)
      throw new Error(`${kind.name}: ${name} must be a ${typeof standard}`)
    if (Array.isArray(allowed) && !allowed.includes(value))
      throw new Error(`${kind.name}: ${name} must be one of ${allowed.join(', ')}`)
  }
  return { ...kind.defaults, ...overrides }
}

/** Declares a kind. */
export function defineKind<P extends object>(kind: Definition<P>): Kind<P> {
  return {
    ...kind,
    parameters: Object.keys(kind.defaults),
    drawn: (sheet, params = {}) => kind.draw(sheet, { ...kind.defaults, ...params }),
    drawWith: (sheet, overrides) => kind.draw(sheet, completed(kind, overrides)),
  }
}
