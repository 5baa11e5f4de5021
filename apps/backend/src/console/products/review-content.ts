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
/** What every product should say in every language. */
const expected = ['title', 'shortDescription', 'legalName', 'ingredients', 'origin', 'storage'] as const
/** What a language should say when Italian does. */
const translated = ['use', 'afterOpening', 'priceReason', 'warnings', 'tags', 'questions'] as const
/** Facts of the label that a sale cannot do without (Reg. (EU) 1169/2011 art. 9), in Italian at least. */
const lawful = ['title', 'ingredients', 'origin', 'storage'] as const

const isBlank = (text: string) => text.trim() === ''
function isSaid(texts: Texts, field: TextField): boolean {
  const said = texts[field]
  return typeof said === 'string' ? !isBlank(said) : said.length > 0
}
const part = (lang: Language, field: TextField) => `texts.${lang}.${field}`
const named = (lacks: Readonly<Record<string, boolean>>) =>
  Object.entries(lacks).flatMap(([name, isMissing]) => (isMissing ? [name] : []))

/** What the law, the category and the tables ask for before a sale; a legal name is asked for without holding a correction back. */
function requiredParts(content: ProductContent, category: ContentCategory | null): string[] {
  const { texts, operator, attributes } = content
  const isReasonGiven = languages.some((lang) => isSaid(texts[lang], 'priceReason'))
  const wanted = (category?.attributes ?? []).filter(
    ({ code, required }) => required && !(code in attributes),
  )
  return [
    ...lawful.filter((field) => !isSaid(texts.it, field)).map((field) => part('it', field)),
    ...languages
      .filter((lang) => lang !== 'it' && !isSaid(texts[lang], 'title'))
      .filter((lang) => besideTitle.some((field) => isSaid(texts[lang], field)))
      .map((lang) => part(lang, 'title')),
    // the other languages fall back to Italian
    ...(isReasonGiven && !isSaid(texts.it, 'priceReason') ? [part('it', 'priceReason')] : []),
    ...named({
      category: category === null,
      vatRate: content.vatRate === null,
      netQuantity: content.netQuantity === null,
      allergens: content.allergens === null,
      nutrition: storedNutrition(content.nutrition) === null,
      alcoholByVolume: category?.declares_alcohol === true && content.alcoholByVolume === null,
      operator: isBlank(operator.name) || isBlank(operator.address),
      shipsTo: content.shipsTo.length === 0,
    }),
    ...wanted.map(({ code }) => `attributes.${code}`),
  ]
}

function missingParts({ texts, pictures, ingredientShares }: ProductContent, lang: Language): string[] {
  const own = texts[lang]
  return [
    ...expected.filter((field) => !isSaid(own, field)).map((field) => part(lang, field)),
    ...translated
      .filter((field) => isSaid(texts.it, field) && !isSaid(own, field))
      .map((field) => part(lang, field)),
    ...named({
      pictures: pictures.length === 0 || pictures.some(({ alt }) => alt[lang] === ''),
      ingredientShares: ingredientShares.some(({ ingredient }) => ingredient[lang] === ''),
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
  const isOrganic = content.marks.some(({ code }) => code === 'bio')
  const texts = { title, shortDescription, tags: tags.join('. '), priceReason }
  return Object.entries(texts).flatMap(([field, text]): Warning[] => {
    const said = findGreenClaim(text, isOrganic)
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
