import type { ProductContent } from '@filiera/contract/console/product-content'
import type { ContentReview } from '@filiera/contract/console/products'
import { type Language, languages } from '@filiera/domain/languages'
import { checkLabel, type Label } from '../../catalog/labelling/check-label.ts'
import { findGreenClaim } from '../../catalog/labelling/green-claims.ts'
import { unmarkedAllergens } from '../../catalog/labelling/label-contradictions.ts'
import { isMarkNumber } from '../../catalog/labelling/read-marks.ts'
import { storedNutrition } from './content-rows.ts'

/** What a category asks for. */
export type ContentCategory = {
  id: number
  slug: string
  /** Slug of the category of the navigation that it belongs to. */
  top: string
  declares_alcohol: boolean
  attributes: { code: string; required: boolean }[]
}

type Texts = ProductContent['texts'][Language]
type TextField = keyof Texts
type Fault = ContentReview['faults'][number]
type Warning = ContentReview['warnings'][number]

/** Without a title a translation is none, so that these would be lost. */
const besideTitle = ['shortDescription', 'tags', 'questions'] as const
/** What every product should say in every language: food, and goods that are none. */
const expectedOf = {
  food: ['title', 'shortDescription', 'legalName', 'ingredients', 'origin', 'storage'],
  goods: ['title', 'shortDescription', 'warnings'],
} as const
/** What a language should say when Italian does. */
const translated = ['use', 'afterOpening', 'priceReason', 'warnings', 'tags', 'questions'] as const
/** Texts that a sale cannot do without (Reg. (EU) 1169/2011 art. 9; Reg. (EU) 2023/988 art. 19). */
const lawfulOf = {
  food: ['title', 'ingredients', 'origin', 'storage'],
  goods: ['title', 'warnings'],
} as const

const isBlank = (text: string) => text.trim() === ''
function isSaid(texts: Texts, field: TextField): boolean {
  const said = texts[field]
  return typeof said === 'string' ? !isBlank(said) : said.length > 0
}
/** Goods whose maker is given, and no ingredients, are no food. */
const kindOf = ({ safety, texts }: ProductContent) =>
  safety === null || isSaid(texts.it, 'ingredients') ? 'food' : 'goods'
const part = (lang: Language, field: TextField) => `texts.${lang}.${field}`
const named = (lacks: Readonly<Record<string, boolean>>) =>
  Object.entries(lacks).flatMap(([name, isMissing]) => (isMissing ? [name] : []))

const isUnsaid = ({ name, address }: ProductContent['operator']) => isBlank(name) || isBlank(address)

/** Facts of the label that the law asks for. */
function lacksOfLabel(content: ProductContent): Record<string, boolean> {
  const { safety, allergens, nutrition, operator } = content
  const ofMaker = { safety: safety !== null && (isUnsaid(safety.maker) || isBlank(safety.contact)) }
  if (kindOf(content) === 'goods') return ofMaker
  return {
    ...ofMaker,
    allergens: allergens === null,
    nutrition: storedNutrition(nutrition) === null,
    operator: isUnsaid(operator),
  }
}

const isOrganic = ({ marks }: ProductContent) => marks.some(({ code }) => code === 'bio')

/** What is declared by half: an importer, a primary ingredient, an organic product (Reg. (EU) 2018/848 art. 32). */
function lacksOfDeclared(content: ProductContent) {
  const { importer, primaryIngredient, organic } = content
  return {
    importer: importer !== null && isUnsaid(importer),
    primaryIngredient:
      primaryIngredient !== null &&
      (isBlank(primaryIngredient.name.it) || primaryIngredient.places.length === 0),
    organic:
      isOrganic(content) && (organic === null || organic.origin === null || isBlank(organic.operatorCode)),
  }
}

/** What the law, the category and the tables ask for before a sale; a legal name is asked for without holding a correction back. */
function requiredParts(content: ProductContent, category: ContentCategory | null): string[] {
  const { texts, attributes } = content
  const lawful = lawfulOf[kindOf(content)]
  // Reg. (EU) 1169/2011 art. 15: in a language that is understood where it is sold
  const spoken: Language[] = content.shipsTo.includes('ES') ? ['it', 'es'] : ['it']
  const isReasonGiven = languages.some((lang) => isSaid(texts[lang], 'priceReason'))
  const wanted = (category?.attributes ?? []).filter(
    ({ code, required }) => required && !(code in attributes),
  )
  return [
    ...spoken.flatMap((lang) =>
      lawful.filter((field) => !isSaid(texts[lang], field)).map((field) => part(lang, field)),
    ),
    ...languages
      .filter((lang) => !spoken.includes(lang) && !isSaid(texts[lang], 'title'))
      .filter((lang) => besideTitle.some((field) => isSaid(texts[lang], field)))
      .map((lang) => part(lang, 'title')),
    // the other languages fall back to Italian
    ...(isReasonGiven && !isSaid(texts.it, 'priceReason') ? [part('it', 'priceReason')] : []),
    ...named({
      category: category === null,
      vatRate: content.vatRate === null,
      netQuantity: content.netQuantity === null,
      ...lacksOfLabel(content),
      alcoholByVolume: category?.declares_alcohol === true && content.alcoholByVolume === null,
      shipsTo: content.shipsTo.length === 0,
      ...lacksOfDeclared(content),
    }),
    ...wanted.map(({ code }) => `attributes.${code}`),
  ]
}

function missingParts(content: ProductContent, lang: Language): string[] {
  const { texts, pictures, ingredientShares, primaryIngredient } = content
  const own = texts[lang]
  const expected: readonly TextField[] = expectedOf[kindOf(content)]
  return [
    ...expected.filter((field) => !isSaid(own, field)).map((field) => part(lang, field)),
    ...translated
      .filter((field) => !expected.includes(field) && isSaid(texts.it, field) && !isSaid(own, field))
      .map((field) => part(lang, field)),
    ...named({
      pictures: pictures.length === 0 || pictures.some(({ alt }) => alt[lang] === ''),
      ingredientShares: ingredientShares.some(({ ingredient }) => ingredient[lang] === ''),
      primaryIngredient: primaryIngredient !== null && isBlank(primaryIngredient.name[lang]),
    }),
  ]
}

/** The label in one language, as the rules of labels read it. */
const labelIn = (content: ProductContent, lang: Language, category: ContentCategory | null): Label => ({
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

const textFields: Readonly<Record<string, TextField>> = {
  title: 'title',
  description: 'shortDescription',
  tags: 'tags',
}
const wholeParts = ['marks', 'allergens', 'drainedQuantity']

function partOf(field: string, lang: Language): string {
  const text = textFields[field]
  if (text) return part(lang, text)
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
      : [{ part: part(lang, field as TextField), code: 'green_claim', said, allergen: null }]
  })
}

function findWarnings(content: ProductContent, today: string): Warning[] {
  const inTexts = languages.flatMap((lang) => [
    ...unmarkedAllergens(content.texts[lang].ingredients).map(
      ({ allergen, said }): Warning => ({
        part: part(lang, 'ingredients'),
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
 * What of a content is missing, wrong or doubtful; the only place that says so, and nothing of it is stored.
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
