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

/** What a customer accepts with an order, in one language. */
export type TermsText = {
  /** Of a translation: which text binds. */
  binding?: string
  terms: LegalText
  /** With the model form of Directive 2011/83/EU, annex I B. */
  withdrawal: LegalText
}

/** Who runs the shop, as the texts name it. */
type LegalValues = {
  shop: string
  company: string
  address: string
  vat: string
  rea: string
  email: string
  telephone: string
}

/** Puts the company's own data into the texts. */
export function fillSections(sections: readonly LegalSection[], values: LegalValues): LegalSection[] {
  const filled: Record<string, string> = {
    ...values,
    // not broken at its hyphen
    rea: values.rea.replaceAll('-', '-\u2060'),
    telephone: values.telephone.replaceAll(' ', '\u00a0'),
  }
  const fill = (text: string) => text.replaceAll(/{{(\w+)}}/g, (_all, key: string) => filled[key] ?? '')
  return sections.map(({ heading, paragraphs, list, form, links }) => ({
    heading,
    paragraphs: paragraphs.map(fill),
    ...(list && { list: list.map(fill) }),
    ...(form && { form: form.map(fill) }),
    ...(links && { links }),
  }))
}
