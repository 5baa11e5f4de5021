// The plate: a flat sky with grain, one of seven large forms, and a table.
import { mix, ramp } from '../core/colour.ts'
import type { Sheet } from '../core/sheet.ts'
import { path, round } from '../core/svg.ts'
import { plate, plateInk, shadowInk } from '../tokens.ts'
import { forms, HORIZON } from './forms.ts'
import { type SchemeName, schemes } from './schemes.ts'
import type { FormName } from './spread.ts'

type Ground = { scheme?: SchemeName; form?: FormName; horizon?: number; center?: number }

/** Draws the whole ground (`center` 0–1 moves the sun along the width) and sets the ink of the shadows. */
export function drawGround(sheet: Sheet, ground: Ground = {}): void {
  const { scheme = 'puglia', form = 'sole', horizon = HORIZON, center = 0.5 } = ground
  const { width: w, height: h } = sheet
  const names = schemes[scheme]
  const sky = plate[names.sky]
  const t = ramp(sky)
  const light = Number.parseInt(sky.slice(1, 3), 16) > 190
  const skyTone = {
    ray: light ? mix(sky, t.dark, 0.2) : mix(sky, t.light, 0.28),
    deep: mix(sky, t.dark, 0.75),
  }
  sheet.tableInk = shadowInk[names.table]
  const jitter = sheet.random(1)() * 2 - 1
  const wall = `M0 0H${w}V${h}H0Z`
  sheet.add(
    sheet.solid(wall, { fill: sky, ink: plateInk[names.sky], axis: [0, 0, 0.25, 1], start: 0.5, alpha: 0.6 }),
    forms[form](sheet, {
      w,
      h,
      s: Math.min(w, h),
      form: names.form,
      second: plate[names.second],
      table: plate[names.table],
      skyTone,
      skyName: names.sky,
      tableName: names.table,
      center,
      jitter,
      seed: sheet.seed,
    }),
  )
  const y = round(h * horizon)
  const table = `M0 ${y}H${w}V${h}H0Z`
  sheet.add(
    path(table, { fill: plate[names.table] }),
    sheet.grain(table, { ink: plateInk[names.table], axis: 'up', start: 0.5, alpha: 0.5 }),
  )
}
