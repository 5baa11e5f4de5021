/** One measured figure held against its limit. */
export type Figure = {
  name: string
  unit: string
  limit: number
  value: number
  /** Each run's value, in order. */
  runs: number[]
  /** What the value is made of. */
  detail?: Record<string, number | string>
}

/** A figure as it is kept, with the state of the code and the speed of the machine it was measured at. */
export type KeptFigure = Figure & {
  commit: string
  measuredAt: string
  calibrationMs: number
  calibrationObjectsMs?: number
}

/** Rounded for reading. */
export const round = (value: number, digits = 2) => Number(value.toFixed(digits))
