import type { ProductContent } from '@filiera/contract/console/product-content'
import type { Language } from '@filiera/domain/languages'
import type { Label } from '../labelling/check-label.ts'
import type { ContentCategory } from './required-parts.ts'
import { storedNutrition } from './stored-nutrition.ts'

/** The label in one language, as the rules of labels read it. */
export const labelIn = (
  content: ProductContent,
  lang: Language,
  category: ContentCategory | null,
): Label => ({
  title: content.texts[lang].title,
  description: content.texts[lang].shortDescription,
  tags: content.texts[lang].tags,
  ingredients: content.texts[lang].ingredients,
  allergens: content.allergens,
  refusedAllergens: content.notAllergens,
  traces: content.traces,
  nutrition: storedNutrition(content.nutrition),
  netQuantity: content.netQuantity,
  drainedQuantity: content.drainedQuantity,
  alcoholByVolume: content.alcoholByVolume,
  category: category?.top ?? null,
  marks: content.marks.map(({ code }) => code),
})
