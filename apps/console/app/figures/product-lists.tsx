import type { SellerFigures } from '@filiera/contract/console/figures'
import { formatCount, formatEuros } from '@filiera/domain/money/money'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { unbroken } from '../texts/unbroken.ts'
import { Picture } from '../ui/picture.tsx'
import { useWork } from '../work/work.tsx'

type Named = { id: string; title: string; picture: string | null }

function Name({ product }: { product: Named }) {
  const { id, title } = product
  const { may } = useWork()
  return (
    <span className="flex items-center gap-2.5 max-md:gap-2">
      <Picture picture={product.picture} size={24} />
      {may('products:read') ? (
        <Link to={`/products/${id}`} className="py-1 wrap-anywhere">
          {unbroken(title)}
        </Link>
      ) : (
        <span className="wrap-anywhere">{unbroken(title)}</span>
      )}
    </span>
  )
}

function Panel({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0 rounded-panel border border-line bg-raised">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 py-3">
        <h2 className="text-t18">{title}</h2>
        {hint && <p className="text-t13 text-ink-2">{hint}</p>}
      </header>
      {children}
    </section>
  )
}

const inset = 'px-2 first:pl-4 last:pr-4 md:px-4'
const head = `${inset} pb-2 text-t12 font-semibold`
const cell = `${inset} border-t border-line py-2`

/** Products that sold for the most. */
export function TopProducts({ top }: { top: SellerFigures['top'] }) {
  const { t } = useTexts()
  const most = Math.max(1, ...top.map(({ sold }) => sold))
  return (
    <Panel title={t('figures.top')}>
      {top.length === 0 && <p className="px-4 pb-4 text-ink-2">{t('figures.noTop')}</p>}
      {top.length > 0 && (
        <table className="w-full">
          <thead>
            <tr>
              <th scope="col" className={`${head} text-left`}>
                {t('figures.product')}
              </th>
              <th scope="col" className={`${head} text-right`}>
                {t('figures.measures.sold')}
              </th>
              <th scope="col" className={`${head} text-right`}>
                {t('figures.measures.pieces')}
              </th>
            </tr>
          </thead>
          <tbody>
            {top.map((product) => (
              <tr key={product.id}>
                <th scope="row" className={`${cell} w-full text-left font-normal`}>
                  <Name product={product} />
                </th>
                <td className={`${cell} text-right whitespace-nowrap`}>
                  {formatEuros(product.sold)}
                  <i
                    aria-hidden="true"
                    className="mt-1 ml-auto block h-1 rounded-full bg-meter forced-color-adjust-none"
                    style={{ width: `${Math.max(3, (product.sold / most) * 100)}%` }}
                  />
                </td>
                <td className={`${cell} text-right`}>{formatCount(product.pieces)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}

/** Dots that still tell days apart on a phone. */
const MOST_DOTS = 31

/** Products on sale that were without stock, day by day. */
export function OutOfStock({ out, days }: { out: SellerFigures['out']; days: readonly string[] }) {
  const { t } = useTexts()
  return (
    <Panel title={t('figures.out')} hint={t('figures.outHint')}>
      {out.count === 0 && <p className="px-4 pb-4 text-ink-2">{t('figures.noOut')}</p>}
      {out.count > 0 && (
        <table className="w-full">
          <thead>
            <tr>
              <th scope="col" className={`${head} text-left`}>
                {t('figures.product')}
              </th>
              <th scope="col" className={`${head} text-right`}>
                {t('figures.outDays')}
              </th>
              <th scope="col" className={`${head} text-right`}>
                {t('figures.waiting')}
              </th>
            </tr>
          </thead>
          <tbody>
            {out.products.map((product) => {
              const empty = new Set(product.days)
              return (
                <tr key={product.id}>
                  <th scope="row" className={`${cell} w-full text-left font-normal`}>
                    <Name product={product} />
                    {days.length <= MOST_DOTS && (
                      <span aria-hidden="true" className="mt-1.5 flex flex-wrap gap-0.5">
                        {days.map((day) => (
                          <i
                            key={day}
                            className={`h-3 w-1 rounded-full forced-color-adjust-none ${empty.has(day) ? 'bg-bad-text' : 'bg-ok-ground'}`}
                          />
                        ))}
                      </span>
                    )}
                  </th>
                  <td className={`${cell} text-right`}>{product.days.length}</td>
                  <td className={`${cell} text-right`}>{product.waiting}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      {out.count > out.products.length && (
        <p className="border-t border-line px-4 py-2.5 text-t13 text-ink-2">
          {t('figures.outMore', { count: out.count - out.products.length })}
        </p>
      )}
    </Panel>
  )
}
