import { countProducts } from '@filiera/contract/catalog/catalogue'
import type { BackendCall } from '@filiera/contract/client'
import type { Language } from '@filiera/domain/languages'
import { monthInItaly, season } from './season.ts'

/** A word and what it searches for, in one language. */
export type ShownWord = { label: string; search: string }

/** As many as the menu and the empty cart show. */
const MOST_SHOWN = 4
/** How long an answer is good for, in milliseconds: these words stand on every page. */
const KEPT_MS = 900_000

const kept = new Map<Language, { until: number; words: readonly ShownWord[] }>()

/** The first words of the month that lead to products on sale; none while the catalogue cannot be read. */
export async function readSeasonWords(
  call: BackendCall,
  lang: Language,
  now: Date,
): Promise<readonly ShownWord[]> {
  const known = kept.get(lang)
  if (known && now.getTime() < known.until) return known.words
  const words = (season[monthInItaly(now)] ?? []).map(({ label, search }) => ({
    label: label[lang],
    search: search[lang],
  }))
  const counts = await Promise.all(
    words.map(({ search }) =>
      call(countProducts, { query: { title_contains: search, match: 'words', lang } }),
    ),
  )
  const found = words.filter((_, index) => {
    const count = counts[index]
    return count?.ok && count.value > 0
  })
  const shown = found.slice(0, MOST_SHOWN)
  if (counts.every(({ ok }) => ok)) kept.set(lang, { until: now.getTime() + KEPT_MS, words: shown })
  return shown
}
