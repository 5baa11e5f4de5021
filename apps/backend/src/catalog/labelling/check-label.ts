import type { Allergen, Mark } from '@filiera/domain/catalogue-constants'
import type { StoredNutrition } from '../../platform/database/tables/catalogue.ts'
import { findEvocation, findUnprovenNames, type NamedFood } from './find-protected-names.ts'
import {
  deniedAllergens,
  type LabelFault,
  nutritionFaults,
  undeclaredAllergens,
} from './label-contradictions.ts'
import { plainText } from './read-words.ts'

type Quantity = { value: number; unit: 'g' | 'ml' | 'piece' }

/** What a product says of itself, in one language. */
export type Label = {
  title: string
  description: string
  tags: readonly string[]
  ingredients: string
  /** null when nothing is declared. */
  allergens: readonly Allergen[] | null
  /** Those that its words suggest, and that its seller says are not in it. */
  refusedAllergens: readonly Allergen[]
  traces: readonly Allergen[]
  nutrition: StoredNutrition | null
  netQuantity: Quantity | null
  drainedQuantity: Quantity | null
  /** % vol. */
  alcoholByVolume: number | null
  /** Slug; null when it is not known. */
  category: string | null
  /** Marks that it carries, with their file number. */
  marks: readonly Mark[]
}

type SaidText = Pick<Label, 'title' | 'description' | 'tags'>

/** Words of a title that only a certified product may use (Reg. (EU) 2024/1143, Reg. (EU) 2018/848). */
const markWords: Readonly<Record<Mark, RegExp>> = {
  dop: /\b(dop|pdo|docg?)\b/,
  igp: /\b(igp|pgi|igt)\b/,
  stg: /\b(stg|tsg)\b/,
  bio: /\b(bio|biologic[oaih]e?|organic)\b/,
  pat: /\bpat\b/,
}

function unprovenMarks({ title, ingredients, marks }: Label): LabelFault[] {
  const words = plainText(title)
  const isOfIngredient = (mark: Mark) => markWords[mark].test(plainText(ingredients))
  return (Object.keys(markWords) as Mark[])
    .filter((mark) => mark !== 'pat' && !marks.includes(mark) && !isOfIngredient(mark))
    .flatMap((mark) => {
      const said = markWords[mark].exec(words)?.[0]
      return said
        ? [
            {
              field: 'marks',
              code: 'unproven_mark' as const,
              said,
              reason: `the title says "${said}" without the file number of a mark`,
            },
          ]
        : []
    })
}

/** Where a text evokes a protected name: never allowed, whatever else the label says. */
export function findLabelEvocation(
  label: SaidText & NamedFood,
): (LabelFault & { field: keyof SaidText }) | null {
  const texts: [field: keyof SaidText, text: string][] = [
    ['title', label.title],
    ['description', label.description],
    ...label.tags.map((tag): ['tags', string] => ['tags', tag]),
  ]
  for (const [field, text] of texts) {
    const words = findEvocation(text, label)
    if (words) return { field, code: 'evocation', said: words, reason: `"${words}" evokes a protected name` }
  }
  return null
}

/** Everything for which a product may not be published as its label stands; whoever publishes one asks here first. */
export function checkLabel(label: Label): LabelFault[] {
  const { title, description, allergens, netQuantity: net, drainedQuantity: drained } = label
  const evocation = findLabelEvocation(label)
  return [
    ...(evocation ? [evocation] : []),
    ...(evocation?.field === 'title' ? [] : findUnprovenNames(title, label)).map((name) => ({
      field: 'marks',
      code: 'unproven_name' as const,
      said: name,
      reason: `"${name}" is a protected name, and the product does not carry its mark`,
    })),
    ...unprovenMarks(label),
    ...(allergens ? undeclaredAllergens(label.ingredients, [...allergens, ...label.refusedAllergens]) : []),
    ...deniedAllergens(`${title}. ${description}`, allergens ?? []),
    ...nutritionFaults(label.nutrition, (label.alcoholByVolume ?? 0) > 0),
    ...(net && drained && net.unit === drained.unit && drained.value > net.value
      ? [
          {
            field: 'drainedQuantity',
            code: 'drained_over_net' as const,
            said: String(net.value),
            reason: `${drained.value} ${drained.unit} drained of ${net.value}`,
          },
        ]
      : []),
  ]
}
