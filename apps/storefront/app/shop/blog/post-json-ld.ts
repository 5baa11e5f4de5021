import type { Post } from '@filiera/contract/content/blog'

/** A post for search engines (visual direction §10). `url` is the address of its page. */
export function postJsonLd(post: Post, url: string, origin: string, minutes: number): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    image: new URL(post.imageHeader, origin).href,
    datePublished: post.pubDate,
    author: { '@type': 'Person', name: post.author.name },
    publisher: { '@id': `${origin}/#organization` },
    keywords: post.tags.join(', '),
    inLanguage: post.lang,
    timeRequired: `PT${minutes}M`,
    mainEntityOfPage: url,
  }
}
