import { Link, redirect } from 'react-router'
import { pageMeta } from '../../frame/head/page-meta.ts'
import { LoadingArea } from '../../frame/loading/loading-area.tsx'
import { type BlogQuery, blogSearch, readBlogQuery } from '../../pages/blog-query.state.ts'
import { canonicalSearch } from '../../pages/public-address.ts'
import { catalogueContext, pageTagsContext } from '../../state/server-contexts.ts'
import { languageOfPath, localPath } from '../../texts/language-path.ts'
import { textsOf } from '../../texts/server-texts.server.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Container } from '../../ui/container.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import { DeferredNewsletterBand } from '../newsletter/deferred-newsletter-band.tsx'
import type { Route } from './+types/blog-page'
import { loadBlog } from './load-blog.server.ts'
import { PostCard } from './post-card.tsx'
import { PostTags } from './post-tags.tsx'
import { topicName } from './topic-name.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const lang = languageOfPath(url.pathname)
  const query = readBlogQuery(url.searchParams)
  const blog = await loadBlog(context.get(catalogueContext), query, lang, context.get(pageTagsContext))
  const { posts, pages } = blog
  if (query.page > pages) throw redirect(localPath(lang, '/blog') + blogSearch({ ...query, page: pages }))
  const t = textsOf(lang)
  const name = query.tag ? t('blog.tagged', { tag: topicName(query.tag, t) }) : t('blog.title')
  const title = query.page > 1 ? `${name}, ${t('blog.page', { page: query.page }).toLowerCase()}` : name
  const feed = { path: localPath(lang, '/blog/rss.xml'), title: t('blog.title') }
  const search = canonicalSearch(url.pathname, url.search)
  return {
    ...blog,
    query,
    search,
    meta: { title, description: t('blog.lead'), feed, noindex: posts.length === 0 },
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData?.meta ?? { title: '', noindex: true })

function Pages({ query, pages }: { query: BlogQuery; pages: number }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  if (pages < 2) return null
  const path = (page: number) => to('/blog') + blogSearch({ ...query, page })
  return (
    <nav aria-label={t('catalogue.pages')} className="mt-13 flex flex-wrap justify-between gap-4">
      {query.page > 1 ? (
        <LinkButton to={path(query.page - 1)} rel="prev" variant="outline">
          {t('blog.newer')}
        </LinkButton>
      ) : (
        <span />
      )}
      {query.page < pages && (
        <LinkButton to={path(query.page + 1)} rel="next" variant="outline">
          {t('blog.older')}
        </LinkButton>
      )}
    </nav>
  )
}

/** The list of posts: the latest one large, the others in three columns, topics above. */
export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { posts, topics, pages, query, meta: head } = loaderData
  const { t } = useTranslation()
  const to = useLocalPath()
  const [lead, ...others] = posts
  return (
    <>
      <Container className="pb-12 md:pb-18">
        <Breadcrumb crumbs={[{ title: t('catalogue.home'), to: to('/') }, { title: t('blog.title') }]} />
        <header className="pt-1 pb-7">
          <h1 className="text-[1.875rem] md:text-[2.25rem] xl:text-[2.625rem]">{head.title}</h1>
          <p className="mt-2.5 max-w-[40em] text-ink-2">{t('blog.lead')}</p>
          {topics.length > 0 && (
            <nav
              aria-label={t('blog.tags')}
              className="mt-5 whitespace-nowrap [scrollbar-width:none] max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:[&>ul]:w-max max-md:[&>ul]:flex-nowrap"
            >
              <PostTags tags={topics} current={query.tag} />
            </nav>
          )}
        </header>
        <LoadingArea name="posts">
          {lead ? (
            <PostCard post={lead} variant="lead" eager />
          ) : (
            <EmptyState title={t('blog.none')} level={2}>
              <LinkButton to={to('/blog')}>{t('blog.all')}</LinkButton>
            </EmptyState>
          )}
          <ul className="mt-10 grid gap-x-6 gap-y-9 md:mt-14 md:grid-cols-2 lg:grid-cols-3">
            {others.map((post) => (
              <li key={post.id}>
                <PostCard post={post} />
              </li>
            ))}
          </ul>
        </LoadingArea>
        <Pages query={query} pages={pages} />
        <p className="mt-10 text-[0.9375rem]">
          <Link
            to={to('/blog/rss.xml')}
            reloadDocument
            className="inline-flex min-h-11 items-center text-link underline decoration-link-line underline-offset-4"
          >
            {t('blog.rss')}
          </Link>
        </p>
      </Container>
      <DeferredNewsletterBand />
    </>
  )
}
