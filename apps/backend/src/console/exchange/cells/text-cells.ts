import { type ProductContent, plainLine, productContent } from '@filiera/contract/console/product-content'
import { type Language, languages } from '@filiera/domain/languages'
import type { WordedColumn, WordedField } from '@filiera/domain/products/sheet-columns'
import type { z } from 'zod'
import { cleanHtml, cleanLine } from '../../../catalog/import/read/clean-html.ts'
import type { Cell, Reading } from './cell.ts'
import { readLines, writeLines } from './cell-lines.ts'

type Texts = ProductContent['texts'][Language]
type TextField = Exclude<keyof Texts, 'tags' | 'questions'>

/** Files of other shops hold HTML; what is plain text stays as it is. */
const holdsHtml = (text: string) => /<\/?[a-z!][^<>]*>|&(?:amp|lt|gt|quot|nbsp|#\d+);/i.test(text)

/** Reads a text by the schema of the contract. */
export function readText<T>(schema: z.ZodType<T>, text: string, isLine = false): Reading<T> {
  const clean = holdsHtml(text) ? (isLine ? cleanLine(text) : cleanHtml(text)) : text
  const parsed = schema.safeParse(clean)
  if (parsed.success) return { value: parsed.data }
  return { fault: parsed.error.issues[0]?.code === 'too_big' ? 'too_long' : 'not_text' }
}

const schemas = productContent.shape.texts.shape.it.shape
const lines: readonly TextField[] = ['title', 'legalName']

const withText = (content: ProductContent, lang: Language, own: Partial<Texts>): ProductContent => ({
  ...content,
  texts: { ...content.texts, [lang]: { ...content.texts[lang], ...own } },
})

const textCell = (lang: Language, field: TextField): Cell => ({
  write: ({ texts }) => texts[lang][field],
  read(text, content) {
    if (text === '' && field === 'title' && lang === 'it') return { fault: 'not_emptied' }
    const reading = readText(schemas[field], text, lines.includes(field))
    return 'fault' in reading ? reading : { value: withText(content, lang, { [field]: reading.value }) }
  },
})

type Primary = NonNullable<ProductContent['primaryIngredient']>
const noName = { it: '', en: '', es: '' }

/** Without name and place there is none. */
export function withPrimary(content: ProductContent, own: Partial<Primary>): ProductContent {
  const { name, places } = { name: noName, places: [], ...content.primaryIngredient, ...own }
  const isNothing = places.length === 0 && Object.values(name).every((text) => text === '')
  return { ...content, primaryIngredient: isNothing ? null : { name, places } }
}

const tagsCell = (lang: Language): Cell => ({
  write: ({ texts }) => texts[lang].tags.join(', '),
  read(text, content) {
    const words = [...new Set(text.split(/[,;]/).map((word) => word.trim()))].filter(Boolean)
    const parsed = schemas.tags.safeParse(words)
    return parsed.success ? { value: withText(content, lang, { tags: parsed.data }) } : { fault: 'too_long' }
  },
})

/** One a line: `Si congela? | Sì, per tre mesi.` */
const questionsCell = (lang: Language): Cell => ({
  write: ({ texts }) => writeLines(texts[lang].questions.map(({ question, answer }) => [question, answer])),
  read(text, content) {
    const lines = readLines(text)
    if (lines.some((parts) => parts.length !== 2 || parts.includes(''))) return { fault: 'parts' }
    const written = lines.map(([question, answer]) => ({ question, answer }))
    const parsed = schemas.questions.safeParse(written)
    if (parsed.success) return { value: withText(content, lang, { questions: parsed.data }) }
    return { fault: parsed.error.issues[0]?.code === 'too_big' ? 'too_long' : 'not_text' }
  },
})

/** Name of the primary ingredient; without name and place there is none. */
const primaryCell = (lang: Language): Cell => ({
  write: ({ primaryIngredient }) => primaryIngredient?.name[lang] ?? '',
  read(text, content) {
    const reading = readText(plainLine(100), text, true)
    if ('fault' in reading) return reading
    const name = { ...(content.primaryIngredient?.name ?? noName), [lang]: reading.value }
    return { value: withPrimary(content, { name }) }
  },
})

const fields: Readonly<Record<Exclude<WordedField, 'tags' | 'primary_ingredient' | 'questions'>, TextField>> =
  {
    title: 'title',
    description: 'shortDescription',
    legal_name: 'legalName',
    ingredients: 'ingredients',
    origin: 'origin',
    storage: 'storage',
    use: 'use',
    after_opening: 'afterOpening',
    price_reason: 'priceReason',
    warnings: 'warnings',
  }

/** Texts of the product and its label, by language. */
export const textCells = Object.fromEntries(
  languages.flatMap((lang): [string, Cell][] => [
    ...Object.entries(fields).map(([name, field]): [string, Cell] => [
      `${name}_${lang}`,
      textCell(lang, field),
    ]),
    [`tags_${lang}`, tagsCell(lang)],
    [`primary_ingredient_${lang}`, primaryCell(lang)],
    [`questions_${lang}`, questionsCell(lang)],
  ]),
) as Record<WordedColumn, Cell>
