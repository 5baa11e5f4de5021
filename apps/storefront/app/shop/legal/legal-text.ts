import type { LegalTopic } from '../../pages/legal-topics.ts'

export type LegalSection = {
  heading: string
  paragraphs: readonly string[]
  /** Points below the paragraphs. */
  list?: readonly string[]
  /** A form to copy or print: one line each, with room to write. */
  form?: readonly string[]
  /** Where to go on; paths of the shop without their language. */
  links?: readonly { path: string; text: string }[]
}

/** One legal page; `{{company}}` and its like are filled in from the configuration. */
export type LegalText = { title: string; lead: string; sections: readonly LegalSection[] }
export type LegalTexts = Readonly<Record<LegalTopic, LegalText>> & {
  /** Of a translation: which text binds. */
  readonly binding?: string
}

/** The texts that stand in a file of their own in each language. */
export type LegalNotices = Pick<LegalTexts, 'cookies' | 'reviews' | 'accessibility' | 'notice' | 'imprint'>
