import type { Shop } from '../../state/server-contexts.ts'
import type { LegalSection } from './legal-text.ts'

/** Puts the company's own data into the texts. */
export function fillSections(sections: readonly LegalSection[], { name, company }: Shop): LegalSection[] {
  const values: Record<string, string> = {
    shop: name,
    company: company.name,
    address: company.address,
    vat: company.vatNumber,
    // not broken at its hyphen
    rea: company.rea.replaceAll('-', '-\u2060'),
    email: company.email,
    telephone: company.telephone.replaceAll(' ', '\u00a0'),
  }
  const fill = (text: string) => text.replaceAll(/{{(\w+)}}/g, (_all, key: string) => values[key] ?? '')
  return sections.map(({ heading, paragraphs, list, form, links }) => ({
    heading,
    paragraphs: paragraphs.map(fill),
    ...(list && { list: list.map(fill) }),
    ...(form && { form: form.map(fill) }),
    ...(links && { links }),
  }))
}
