import type { ProductContent } from '@filiera/contract/console/product-content'
import { type Language, languages } from '@filiera/domain/languages'
import { isFood } from '@filiera/domain/products/is-food'
import { storedNutrition } from './stored-nutrition.ts'

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
export type TextField = keyof Texts

/** Without a title a translation is none, so that these would be lost. */
const besideTitle = ['shortDescription', 'tags', 'questions'] as const
/** Texts that a sale cannot do without (Reg. (EU) 1169/2011 art. 9; Reg. (EU) 2023/988 art. 19). */
const lawfulOf = {
  food: ['title', 'ingredients', 'origin', 'storage'],
  goods: ['title', 'warnings'],
} as const

export const isBlank = (text: string) => text.trim() === ''
export function isSaid(texts: Texts, field: TextField): boolean {
  const said = texts[field]
  return typeof said === 'string' ? !isBlank(said) : said.length > 0
}
export const kindOf = ({ safety, texts }: ProductContent) =>
  isFood(safety, texts.it.ingredients) ? 'food' : 'goods'
export const textPart = (lang: Language, field: TextField) => `texts.${lang}.${field}`
export const partsThatLack = (lacks: Readonly<Record<string, boolean>>) =>
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

export const isOrganic = ({ marks }: ProductContent) => marks.some(({ code }) => code === 'bio')

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

/**
 * What the law, the category and the tables ask for before a sale, of a content that may stand nowhere yet. `missing_parts` in the database
 * says it of products; a test compares the two. A legal name is asked for without holding a correction back.
 */
export function requiredParts(content: ProductContent, category: ContentCategory | null): string[] {
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
      lawful.filter((field) => !isSaid(texts[lang], field)).map((field) => textPart(lang, field)),
    ),
    ...languages
      .filter((lang) => !spoken.includes(lang) && !isSaid(texts[lang], 'title'))
      .filter((lang) => besideTitle.some((field) => isSaid(texts[lang], field)))
      .map((lang) => textPart(lang, 'title')),
    // the other languages fall back to Italian
    ...(isReasonGiven && !isSaid(texts.it, 'priceReason') ? [textPart('it', 'priceReason')] : []),
    ...partsThatLack({
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
