import type { ProductContent } from '@filiera/contract/console/product-content'
import type { ContentReview } from '@filiera/contract/console/products'
import { type Language, languages } from '@filiera/domain/languages'
import { labelIn } from '../../catalog/content/label-in.ts'
import {
  type ContentCategory,
  isBlank,
  isOrganic,
  isSaid,
  kindOf,
  partsThatLack,
  requiredParts,
  type TextField,
  textPart,
} from '../../catalog/content/required-parts.ts'
import { checkLabel } from '../../catalog/labelling/check-label.ts'
import { findGreenClaim } from '../../catalog/labelling/green-claims.ts'
import { unmarkedAllergens } from '../../catalog/labelling/label-contradictions.ts'
import { isMarkNumber } from '../../catalog/labelling/read-marks.ts'

type Fault = ContentReview['faults'][number]
type Warning = ContentReview['warnings'][number]

/** What every product should say in every language: food, and goods that are none. */
const expectedOf = {
  food: ['title', 'shortDescription', 'legalName', 'ingredients', 'origin', 'storage'],
  goods: ['title', 'shortDescription', 'warnings'],
} as const
/** What a language should say when Italian does. */
const translated = ['use', 'afterOpening', 'priceReason', 'warnings', 'tags', 'questions'] as const
function missingParts(content: ProductContent, lang: Language): string[] {
  const { texts, pictures, ingredientShares, primaryIngredient } = content
  const own = texts[lang]
  const expected: readonly TextField[] = expectedOf[kindOf(content)]
  return [
    ...expected.filter((field) => !isSaid(own, field)).map((field) => textPart(lang, field)),
    ...translated
      .filter((field) => !expected.includes(field) && isSaid(texts.it, field) && !isSaid(own, field))
      .map((field) => textPart(lang, field)),
    ...partsThatLack({
      pictures: pictures.length === 0 || pictures.some(({ alt }) => alt[lang] === ''),
      ingredientShares: ingredientShares.some(({ ingredient }) => ingredient[lang] === ''),
      primaryIngredient: primaryIngredient !== null && isBlank(primaryIngredient.name[lang]),
    }),
  ]
}

const textFields: Readonly<Record<string, TextField>> = {
  title: 'title',
  description: 'shortDescription',
  tags: 'tags',
}
const wholeParts = ['marks', 'allergens', 'drainedQuantity']

function partOf(field: string, lang: Language): string {
  const text = textFields[field]
  if (text) return textPart(lang, text)
  return wholeParts.includes(field) ? field : 'nutrition'
}

function findFaults(content: ProductContent, category: ContentCategory | null): Fault[] {
  const faults = languages.flatMap((lang) =>
    checkLabel(labelIn(content, lang, category)).map(
      ({ field, code, said, allergen = null }): Fault => ({
        part: partOf(field, lang),
        code,
        said,
        allergen,
      }),
    ),
  )
  const unproven = content.marks
    .filter((mark) => !isMarkNumber(mark))
    .map(({ code }): Fault => ({ part: 'marks', code: 'mark_number', said: code, allergen: null }))
  const all = [...faults, ...unproven]
  const keys = all.map((fault) => JSON.stringify(fault))
  return all.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

function claimsIn(content: ProductContent, lang: Language): Warning[] {
  const { title, shortDescription, tags, priceReason } = content.texts[lang]
  const texts = { title, shortDescription, tags: tags.join('. '), priceReason }
  return Object.entries(texts).flatMap(([field, text]): Warning[] => {
    const said = findGreenClaim(text, isOrganic(content))
    return said === null
      ? []
      : [{ part: textPart(lang, field as TextField), code: 'green_claim', said, allergen: null }]
  })
}

function findWarnings(content: ProductContent, today: string): Warning[] {
  const inTexts = languages.flatMap((lang) => [
    ...unmarkedAllergens(content.texts[lang].ingredients).map(
      ({ allergen, said }): Warning => ({
        part: textPart(lang, 'ingredients'),
        code: content.notAllergens.includes(allergen) ? 'refused_allergen' : 'unmarked_allergen',
        said,
        allergen,
      }),
    ),
    ...claimsIn(content, lang),
  ])
  const expired = content.marks
    .filter(({ expires }) => expires !== null && expires < today)
    .map(({ code }): Warning => ({ part: 'marks', code: 'mark_expired', said: code, allergen: null }))
  return [...inTexts, ...expired]
}

/**
 * What of a content is missing, wrong or doubtful; nothing of it is stored. Filters over many products ask `missing_parts` in the database.
 * @param category that of the content; null where it has none
 * @param today calendar day in Italy
 */
export function reviewContent(
  content: ProductContent,
  category: ContentCategory | null,
  today: string,
): ContentReview {
  const required = requiredParts(content, category)
  const faults = findFaults(content, category)
  const [it, en, es] = languages.map((lang) => missingParts(content, lang))
  return {
    publishable: required.length === 0 && faults.length === 0,
    required,
    missing: { it: it ?? [], en: en ?? [], es: es ?? [] },
    faults,
    warnings: findWarnings(content, today),
  }
}
