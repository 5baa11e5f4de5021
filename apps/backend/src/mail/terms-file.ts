import type { Language } from '@filiera/domain/languages'
import { fillSections, type LegalSection, type LegalText } from '@filiera/domain/legal/legal-text'
import { termsTexts } from '@filiera/domain/legal/terms'
import type { TermsVersion } from '@filiera/domain/legal/terms-version'
import type { Config } from '../config.ts'
import type { MailContext } from './kinds/mail-content.ts'

const words = {
  it: { file: 'condizioni-di-vendita', version: 'Versione' },
  en: { file: 'terms-of-sale', version: 'Version' },
  es: { file: 'condiciones-de-venta', version: 'Versión' },
}

const valuesOf = (config: Config) => ({
  shop: config.SHOP_NAME,
  company: config.COMPANY_NAME,
  address: config.COMPANY_ADDRESS,
  vat: config.COMPANY_VAT,
  rea: config.COMPANY_REA,
  email: config.COMPANY_EMAIL,
  telephone: config.COMPANY_TELEPHONE ?? '',
})

/** The terms of sale and withdrawal of a version as a text to keep (Consumer Code art. 51 § 7, Directive 2011/83 art. 8(7)). */
export function termsFile(
  version: TermsVersion,
  locale: Language,
  config: Config,
  { pageUrl }: Pick<MailContext, 'pageUrl'>,
): { name: string; text: string } {
  const { binding, terms, withdrawal } = termsTexts[version][locale]
  const section = ({ heading, paragraphs, list = [], form = [], links = [] }: LegalSection) => [
    heading,
    ...paragraphs,
    ...list.map((point) => `- ${point}`),
    // whom it goes to is said, the rest is filled in
    ...form.map((line, index) => (index === 0 ? line : `${line}:\n${'_'.repeat(40)}`)),
    ...links.map(({ path, text }) => `${text}:\n${pageUrl(path)}`),
  ]
  const page = ({ title, lead, sections }: LegalText) => [
    title.toUpperCase(),
    lead,
    ...fillSections(sections, valuesOf(config)).flatMap(section),
  ]
  const parts = [
    `${config.SHOP_NAME}\n${words[locale].version} ${version}`,
    ...(binding ? [binding] : []),
    ...page(terms),
    ...page(withdrawal),
  ]
  return { name: `${words[locale].file}-${version}.txt`, text: `${parts.join('\n\n')}\n` }
}
