import type { Post } from '@filiera/contract/content/blog'
import type { Language } from '@filiera/domain/languages'
import { localPath } from '../../app/texts/language-path.ts'
import { writeXml } from './write-xml.ts'

type Channel = { origin: string; language: Language; title: string; description: string }

/** RSS 2.0 of the latest posts in one language. */
export function blogFeed({ origin, language, title, description }: Channel, posts: readonly Post[]): string {
  const address = (path: string) => origin + localPath(language, path)
  const item = posts.map((post) => {
    const link = address(`/blog/${post.id}/${post.slug}`)
    return {
      title: post.title,
      link,
      guid: { '@isPermaLink': 'false', '#text': `${origin}/blog/${post.id}` },
      pubDate: new Date(post.pubDate).toUTCString(),
      'dc:creator': post.author.name,
      category: post.tags,
      description: post.excerpt,
    }
  })
  const self = { '@href': address('/blog/rss.xml'), '@rel': 'self', '@type': 'application/rss+xml' }
  return writeXml({
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      channel: { title, link: address('/blog'), description, language, 'atom:link': self, item },
    },
  })
}
