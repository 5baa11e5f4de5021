import type { Language } from '@filiera/domain/languages'

/** Words of a review and the stars they go with. */
export type ReviewText = { stars: readonly number[]; lang: Language; title: string; text: string }

const rows =
  (lang: Language) =>
  (...texts: [stars: string, title: string, text: string][]): ReviewText[] =>
    texts.map(([stars, title, text]) => ({ stars: [...stars].map(Number), lang, title, text }))

/** Reviews in one language: the stars as digits, "45" for four or five. */
export const italian = rows('it')
export const english = rows('en')
export const spanish = rows('es')
