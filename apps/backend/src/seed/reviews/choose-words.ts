import type { Language } from '@filiera/domain/languages'
import type { ReviewText } from '../data/customer-schemas.ts'
import { readReviewTexts } from '../data/read-demo-data.ts'
import { pick } from './random.ts'

/** One in so many reviews is only stars. */
const WORDLESS = 0.22

/** Which texts fit a product: by its category, split where a category holds different things. */
function poolOf(category: string, slug: string): readonly ReviewText[] {
  const names: Readonly<Record<string, string>> = {
    'olio-e-aceto': slug.startsWith('olio') ? 'olio' : 'aceto',
    'pasta-e-riso': slug.includes('riso') ? 'riso' : 'pasta',
    'miele-e-dolci': slug.startsWith('miele') ? 'miele' : 'dolci',
    'legumi-e-cereali': 'legumi',
    'spezie-e-caffe': 'spezie',
  }
  return readReviewTexts()[names[category] ?? category] ?? []
}

/** Title and text for a review; empty for one that is only stars. `used` keeps a text from standing twice on a product. */
export function chooseWords(
  random: () => number,
  product: { category: string; slug: string },
  { stars, locale, used }: { stars: number; locale: Language; used: Set<ReviewText> },
): { title: string; text: string; lang: Language } {
  const isWordless = random() < WORDLESS && stars > 2
  const fits = (words: ReviewText) => words.stars.includes(stars) && words.lang === locale && !used.has(words)
  const own = poolOf(product.category, product.slug).filter(fits)
  const any = (readReviewTexts().any ?? []).filter(fits)
  const words = isWordless
    ? undefined
    : pick(random, own.length > 0 && random() < 0.75 ? own : [...own, ...any])
  if (!words) return { title: '', text: '', lang: locale }
  used.add(words)
  return { title: words.title, text: words.text, lang: words.lang }
}
