import { LoadingArea } from '../../frame/loading/loading-area.tsx'
import { type FoundQuery, foundSearch } from '../../pages/search-query.state.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Container } from '../../ui/container.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import { type CardPost, PostCard } from '../blog/post-card.tsx'
import { ListingHeading } from '../products/listing-heading.tsx'
import { type CardSeller, SellerCard } from '../sellers/seller-card.tsx'
import { type FoundCounts, FoundKinds } from './found-kinds.tsx'

export type FoundListProps = {
  query: FoundQuery
  sellers: readonly CardSeller[]
  posts: readonly CardPost[]
  counts: FoundCounts
  pages: number
}

function Pages({ query, pages }: { query: FoundQuery; pages: number }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { page } = query
  if (pages < 2) return null
  const path = (number: number) => to('/search') + foundSearch({ ...query, page: number })
  return (
    <nav aria-label={t('catalogue.pages')} className="mt-10 flex flex-wrap items-center justify-center gap-5">
      {page > 1 && (
        <LinkButton to={path(page - 1)} rel="prev" variant="outline">
          {t('search.previous')}
        </LinkButton>
      )}
      <span className="text-center text-[0.9375rem] text-ink-2 max-md:order-first max-md:w-full">
        {t('search.pageOf', { page, pages })}
      </span>
      {page < pages && (
        <LinkButton to={path(page + 1)} rel="next" variant="outline">
          {t('search.next')}
        </LinkButton>
      )}
    </nav>
  )
}

/** Every seller or every post that matches a text, the best first, by pages. */
export default function FoundList({ query, sellers, posts, counts, pages }: FoundListProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { text, kind } = query
  const isSellers = kind === 'sellers'
  const title = t(isSellers ? 'search.sellersTitle' : 'search.postsTitle', { text })
  return (
    <Container className="pb-12 md:pb-18">
      <Breadcrumb crumbs={[{ title: t('catalogue.home'), to: to('/') }, { title: t('shell.search') }]} />
      <ListingHeading title={title}>
        <FoundKinds text={text} current={kind} counts={counts} />
      </ListingHeading>
      {sellers.length + posts.length === 0 ? (
        <EmptyState title={t(isSellers ? 'search.noSellers' : 'search.noPosts', { text })} level={2}>
          <LinkButton to={to(isSellers ? '/sellers' : '/blog')}>
            {t(isSellers ? 'shell.sellers' : 'search.everyPost')}
          </LinkButton>
        </EmptyState>
      ) : (
        <LoadingArea name="search">
          <ul className="grid gap-x-6 gap-y-7 md:grid-cols-2 lg:grid-cols-3">
            {sellers.map((seller, index) => (
              <li key={seller.id}>
                <SellerCard seller={seller} eager={index < 2} />
              </li>
            ))}
            {posts.map((post, index) => (
              <li key={post.id}>
                <PostCard post={post} eager={index < 2} />
              </li>
            ))}
          </ul>
        </LoadingArea>
      )}
      <Pages query={query} pages={pages} />
    </Container>
  )
}
