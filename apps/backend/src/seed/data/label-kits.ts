import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { demoDataFolder } from '../../platform/demo-data-folder.ts'
import { slug } from './catalogue-schemas.ts'
import { parseDataFile } from './read-demo-data.ts'

const text = z.string().min(1)
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour like #1f4d34')

/** How the packs of one producer look; what each field means stands at the head of labels.yaml. */
const labelKit = z.strictObject({
  /** Of the seller, or of its own for an operator. */
  slug,
  operator: text.exactOptional(),
  /** The name in two lines: the small one above, the large one. */
  brand: z.strictObject({ over: text, name: text }),
  place: text,
  placeSafe: text,
  paper: colour,
  inks: z.tuple([colour, colour]),
  face: z.enum([
    'insegna',
    'lapidaria',
    'bodoni',
    'deco',
    'stretto',
    'egizio',
    'corsivo',
    'razionale',
    'grasso',
  ]),
  layout: z.enum([
    'fascia',
    'cornice',
    'arco',
    'medaglia',
    'manifesto',
    'colonna',
    'cartiglio',
    'timbro',
    'registro',
    'losanga',
  ]),
  ornament: z.enum(['rule', 'double', 'dots', 'lozenge', 'saw', 'wave', 'leaf', 'brick']),
  cap: z.enum(['wine', 'green', 'black', 'gold']),
  emblem: z.string().startsWith('<').max(2048),
})

export type LabelKit = z.output<typeof labelKit>

let kits: ReadonlyMap<string, LabelKit> | undefined

/** The kits by slug, in the order of the file. */
export function readLabelKits(): ReadonlyMap<string, LabelKit> {
  kits ??= new Map(
    parseDataFile(
      'demo-data/labels.yaml',
      readFileSync(new URL('labels.yaml', demoDataFolder), 'utf8'),
      z.array(labelKit),
    ).map((kit) => [kit.slug, kit]),
  )
  return kits
}
