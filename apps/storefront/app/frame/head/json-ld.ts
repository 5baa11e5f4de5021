import { type Language, languages } from '@filiera/domain/languages'
import type { Shop } from '../../state/server-contexts.ts'
import { localPath } from '../../texts/language-path.ts'

const SCHEMA = 'https://schema.org'

/** The way to a page for search engines (visual direction §10). Paths without their language; the last one is the page itself. */
export function breadcrumbJsonLd(
  crumbs: readonly { title: string; path: string }[],
  origin: string,
  language: Language,
): object {
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + localPath(language, path),
    })),
  }
}

/** Who runs the marketplace, from configuration. */
export function organizationJsonLd({ name, publicUrl, company }: Shop): object {
  return {
    '@context': SCHEMA,
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name,
    legalName: company.name,
    url: publicUrl,
    logo: `${publicUrl}/icon-180.png`,
    vatID: company.vatNumber,
    address: company.address,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: company.email,
      telephone: company.telephone,
      availableLanguage: [...languages],
    },
  }
}

/** The shop as a site that can be searched. */
export function websiteJsonLd({ name, publicUrl }: Shop, language: Language): object {
  return {
    '@context': SCHEMA,
    '@type': 'WebSite',
    name,
    url: publicUrl + localPath(language, '/'),
    inLanguage: language,
    publisher: { '@id': `${publicUrl}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: `${publicUrl}${localPath(language, '/search')}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}
