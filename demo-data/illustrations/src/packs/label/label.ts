// Labels that belong to a producer: the kit, what the product says, and the shape of the pack.
import { kitNamed } from '../kits.ts'
import { arco, cartiglio, colonna, fascia, manifesto } from './fields.ts'
import { type LabelData, type LabelOptions, type LayoutName, type Plan, planOf } from './plan.ts'
import { cornice, losanga, medaglia, registro, timbro } from './rules.ts'
import { archPath, type Box, toolsFor } from './tools.ts'

export type { LabelData, LabelOptions }

const layouts: Record<LayoutName, (plan: Plan) => string> = {
  fascia,
  cornice,
  arco,
  medaglia,
  manifesto,
  colonna,
  cartiglio,
  timbro,
  registro,
  losanga,
}

/** The label of the producer `slug`, drawn into the box. */
export function label(slug: string, data: LabelData, box: Box, options: LabelOptions = {}): string {
  const plan = planOf(slug, data, box, options)
  return layouts[options.layout ?? plan.kit.layout](plan)
}

/** The outline of that label, bent like it: for shading, clipping and shadows. */
export function labelOutline(slug: string, box: Box, options: LabelOptions): string {
  const tools = toolsFor(box, options)
  const arched = (options.layout ?? kitNamed(slug).layout) === 'arco' && box.w / box.h <= 1.55
  return arched ? archPath(tools, box) : tools.outline(box)
}
