import type { Job, JobItem } from '@filiera/contract/console/jobs'
import { formatCount } from '@filiera/domain/money/money'
import { useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Icon } from '../ui/icon.tsx'
import { MoreButton } from '../ui/lists/more-button.tsx'
import { SearchField } from '../ui/lists/search-field.tsx'
import { Picture } from '../ui/picture.tsx'
import { BlockError, SkeletonRows } from '../ui/states.tsx'
import { AnnouncedLine } from './announced-line.tsx'
import { describeValues } from './describe-job.ts'
import { changes, figuresOf, nameOfWay, type Way, ways } from './figures.ts'
import { Corrected, FileRows, type LastCorrected } from './file-rows.tsx'
import { type Choice, Reason } from './item-reason.tsx'
import { ItemTitle } from './item-title.tsx'
import { useJobItems } from './use-jobs.ts'

/** How the shop will announce the offer that it gets. */
function AnnouncedNote({ item: { announced, after } }: { item: JobItem }) {
  const priceDiscounted = after?.coming?.priceDiscounted ?? after?.priceDiscounted
  if (!announced || after?.price === undefined || typeof priceDiscounted !== 'number') return null
  return <AnnouncedLine offer={{ ...announced, price: after.price, priceDiscounted }} />
}

function Row({ job, item, choice }: { job: Job; item: JobItem; choice: Choice }) {
  const { t, language } = useTexts()
  const { product, position, before, after, state } = item
  const isChosen = state === 'ready' && !choice?.without.has(position)
  const isChanged = changes(job, item)
  return (
    <tr className="border-t border-line max-md:grid max-md:grid-cols-[auto_1fr] max-md:gap-x-2.5 max-md:py-2.5">
      {choice && (
        <td className="w-11 text-center max-md:row-span-3">
          <label className="grid min-h-11 place-items-center">
            <input
              type="checkbox"
              className="h-5 w-5 accent-button"
              checked={isChosen}
              disabled={state !== 'ready'}
              aria-label={t('jobs.items.choose', { title: product.title })}
              onChange={() => choice.onToggle(position)}
            />
          </label>
        </td>
      )}
      <th scope="row" className="py-2 pr-2 text-left font-semibold max-md:col-start-2 max-md:py-0">
        <span className="flex items-center gap-2.5">
          {product.picture && <Picture picture={product.picture} size={24} />}
          <span className="line-clamp-2 wrap-anywhere">
            <ItemTitle product={product} title={product.title} />
          </span>
        </span>
      </th>
      <td className="px-2 py-2 text-right text-ink-2 max-md:py-0 max-md:col-start-2 max-md:px-0 max-md:text-left">
        {describeValues(before, after, t, language)}
        {isChanged && after && (
          <span className="md:hidden">
            {' → '}
            <b className="font-semibold text-ink">{describeValues(after, before, t, language)}</b>
          </span>
        )}
      </td>
      <td aria-hidden="true" className="w-6 text-ink-2 max-md:hidden">
        {isChanged && <Icon name="arrowRight" size={14} />}
      </td>
      <td className="px-2 text-right font-semibold max-md:hidden">
        {isChanged && after && describeValues(after, before, t, language)}
      </td>
      <td className="py-2 pl-2 text-t13 text-warn-text max-md:col-start-2 max-md:py-0 max-md:pl-0">
        <Reason job={job} item={item} />
        {isChanged && <AnnouncedNote item={item} />}
      </td>
    </tr>
  )
}

/** The ways that products of a job go, each with how many; null is all of them. */
function WayTabs({
  job,
  tabs,
  way,
  onWay,
}: {
  job: Job
  tabs: readonly (Way | null)[]
  way: Way | null
  onWay(way: Way | null): void
}) {
  const { t } = useTexts()
  const figureOf = figuresOf(job)
  return (
    <div className="flex gap-1 overflow-x-auto">
      {tabs.map((each) => (
        <button
          key={each ?? 'all'}
          type="button"
          aria-pressed={way === each}
          onClick={() => onWay(each)}
          className={`min-h-11 border-b-2 px-2.5 whitespace-nowrap ${way === each ? 'border-link font-semibold text-link' : 'border-transparent text-ink-2'}`}
        >
          {t(each ? `jobs.items.tabs.${nameOfWay(each, job)}` : 'jobs.items.tabs.all')}{' '}
          {formatCount(each ? figureOf[each] : job.total)}
        </button>
      ))}
    </div>
  )
}

/** Products with what each was and would be. */
function ProductTable({ job, items, choice }: { job: Job; items: readonly JobItem[]; choice: Choice }) {
  const { t } = useTexts()
  return (
    <table className="w-full max-md:block">
      <thead className="text-t12 text-ink-2 max-md:sr-only">
        <tr>
          {choice && (
            <td>
              <span className="sr-only">{t('jobs.items.chosen')}</span>
            </td>
          )}
          <th scope="col" className="py-2 text-left font-semibold">
            {t('jobs.items.product')}
          </th>
          <th scope="col" className="px-2 text-right font-semibold">
            {t('jobs.items.before')}
          </th>
          <td />
          <th scope="col" className="px-2 text-right font-semibold">
            {t('jobs.items.after')}
          </th>
          <th scope="col" className="pl-2 text-left font-semibold">
            {t('jobs.items.note')}
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {items.map((item) => (
          <Row key={item.position} job={job} item={item} choice={choice} />
        ))}
      </tbody>
    </table>
  )
}

/** Products of a job: what each was and would be, or why it stays. */
export function JobItems({ shop, job, choice }: { shop: string; job: Job; choice: Choice }) {
  const { t } = useTexts()
  const [chosen, setChosen] = useState<Way | null>(null)
  const [search, setSearch] = useState<string>()
  const [last, setLast] = useState<LastCorrected>(null)
  const figureOf = figuresOf(job)
  const tabs = [null, ...ways.filter((each) => figureOf[each] > 0)]
  // a way that none goes any more, as none is ready once it is done, shows them all
  const way = tabs.includes(chosen) ? chosen : null
  const items = useJobItems(shop, job, { way, search })
  const rows = items.data?.pages.flat() ?? []
  const isFile = rows.some(({ row }) => row !== null)
  return (
    <section aria-label={t('jobs.items.label')}>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-3 gap-y-2 border-b border-line">
        <WayTabs job={job} tabs={tabs} way={way} onWay={setChosen} />
        <div className="mb-1.5 w-44 max-md:w-full">
          <SearchField label={t('jobs.items.search')} maxLength={100} search={search} onSearch={setSearch} />
        </div>
      </div>
      {items.error && !items.data && <BlockError error={items.error} onRetry={() => void items.refetch()} />}
      {items.isPending && <SkeletonRows rows={4} />}
      {last && !rows.some(({ position }) => position === last.position) && (
        <Corrected key={last.at} job={job} isWrong={false} />
      )}
      {items.data && rows.length === 0 && (
        <p className="py-6 text-center text-ink-2">{t('jobs.items.none')}</p>
      )}
      {rows.length > 0 && isFile && (
        <FileRows
          shop={shop}
          job={job}
          items={rows}
          choice={choice}
          last={last}
          onCorrected={(position) => setLast({ position, at: (last?.at ?? 0) + 1 })}
        />
      )}
      {rows.length > 0 && !isFile && <ProductTable job={job} items={rows} choice={choice} />}
      <MoreButton list={items} small className="mt-3 text-center">
        {t('jobs.items.more')}
      </MoreButton>
    </section>
  )
}
