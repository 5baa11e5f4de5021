import { useLayoutEffect } from 'react'
import { Form, Link } from 'react-router'
import { PersonalHead } from '../../frame/head/personal-head.tsx'
import { dispatchCompare } from '../../state/compare/change-compare.ts'
import { type CompareQuery, readCompareQuery } from '../../state/compare/compare.state.ts'
import { catalogueContext } from '../../state/server-contexts.ts'
import { languageOfPath } from '../../texts/language-path.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Container } from '../../ui/container.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button, buttonClass } from '../../ui/forms/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/compare-page'
import { CompareTable } from './compare-table.tsx'
import { loadColumns } from './load-compare.server.ts'

/** `?ids=1,2,3&differences=1`: everything the screen shows is in its address (decision 6). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const query = readCompareQuery(url.searchParams)
  const columns = await loadColumns(context.get(catalogueContext), query.ids, languageOfPath(url.pathname))
  const shown = columns.map(({ id }) => id)
  const gone = query.ids.length - shown.length
  return { query: { ids: shown, differences: query.differences }, columns, gone }
}

/** Marks the rows that differ, or no longer; a plain form, so that it works without JavaScript. */
function DifferencesForm({ query }: { query: CompareQuery }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <Form action={to('/compare')} preventScrollReset>
      <input type="hidden" name="ids" value={query.ids.join(',')} />
      <Button
        type="submit"
        variant={query.differences ? 'primary' : 'outline'}
        size="small"
        aria-pressed={query.differences}
        {...(!query.differences && { name: 'differences', value: '1' })}
      >
        {t('compare.differences')}
      </Button>
    </Form>
  )
}

/** What the address shows takes the place of the products in memory. */
function useShown(columns: Route.ComponentProps['loaderData']['columns']): void {
  // At once: later it would bring back what was removed meanwhile.
  useLayoutEffect(() => {
    if (columns.length > 0)
      dispatchCompare({
        type: 'shown',
        products: columns.map(({ id, title, image }) => ({ id, title, image })),
      })
  }, [columns])
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { query, columns, gone } = loaderData
  useShown(columns)
  return (
    <Container className="pb-20">
      <PersonalHead title={t('compare.title')} />
      <Breadcrumb crumbs={[{ title: t('catalogue.home'), to: to('/') }, { title: t('catalogue.compare') }]} />
      {gone > 0 && (
        <Notice type="warning" className="mb-5">
          {t('compare.gone', { count: gone })}
        </Notice>
      )}
      {columns.length === 0 ? (
        <EmptyState title={t('compare.emptyTitle')}>
          <p className="mb-6">{t('compare.emptyText')}</p>
          <Link to={to('/products')} className={buttonClass()}>
            {t('compare.emptyAction')}
          </Link>
        </EmptyState>
      ) : (
        <section aria-labelledby="compare-title">
          <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-1 pb-5">
            <div>
              <h1 id="compare-title" className="text-[1.875rem] md:text-4xl xl:text-[2.625rem]">
                {t('compare.title')}
              </h1>
              <p role="status" className="mt-2.5 text-ink-2">
                {t('compare.lead', { count: columns.length })}
              </p>
            </div>
            {columns.length > 1 && <DifferencesForm query={query} />}
          </header>
          <CompareTable columns={columns} query={query} />
        </section>
      )}
    </Container>
  )
}
