import type { SellerDay } from '@filiera/contract/console/day'
import type { SellerProduct } from '@filiera/contract/console/seller-products'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { formatDay, noonOf } from '@filiera/domain/dates/written-dates'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMissing } from '../products/missing.ts'
import { DaysLeft } from '../stock/lots/days-left.tsx'
import { partsInWords } from '../texts/part-key.ts'
import { useTexts } from '../texts/texts.tsx'
import { unbroken } from '../texts/unbroken.ts'
import { useWhen } from '../texts/use-when.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { Meter } from '../ui/progress/meter.tsx'
import { useWork } from '../work/work.tsx'

const DAY_MS = 86_400_000

function Panel({ title, all, children }: { title: string; all: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-panel border border-line bg-raised">
      <header className="flex min-h-11 items-center justify-between gap-3 px-4">
        <h3>{title}</h3>
        {all}
      </header>
      <ul>{children}</ul>
    </section>
  )
}

const AllLink = ({ to, children }: { to: string; children: string }) => (
  <Link
    to={to}
    className="inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line decoration-[1.5px] underline-offset-4"
  >
    {children}
  </Link>
)

const row = 'flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-2'
/** Beside it what is at the right goes below before words break. */
const words = 'min-w-[min(7rem,60%)] flex-1'

function Few({ product }: { product: SellerProduct }) {
  const { t } = useTexts()
  const { id, title, stock, lowStock } = product
  const pieces = t('today.pieces', { count: stock })
  return (
    <li className={row}>
      <Picture picture={product.picture} size={32} />
      <div className={words}>
        <Link to={`/stock?product=${id}`} className="inline-block py-0.5 wrap-anywhere">
          {unbroken(title)}
        </Link>
        <p className="text-t13 text-ink-2">{t('today.level', { count: lowStock })}</p>
      </div>
      <div className="grid min-w-[76px] flex-none gap-1 text-right whitespace-nowrap">
        <b className="font-semibold">{pieces}</b>
        <Meter done={stock} all={lowStock} label={`${title}: ${pieces}`} />
      </div>
    </li>
  )
}

function Held({ product }: { product: SellerProduct }) {
  const { t } = useTexts()
  const { may } = useWork()
  const missingOf = useMissing()
  return (
    <li className={row}>
      <Picture picture={product.picture} size={32} />
      <div className={words}>
        <p className="wrap-anywhere">{unbroken(product.title)}</p>
        <p className="text-t13 wrap-anywhere text-ink-2">
          {t('products.missing', { fields: missingOf(product.missing) })}
        </p>
      </div>
      <ButtonLink to={`/products/${product.id}`} small>
        {t(may('products:write') ? 'today.complete' : 'today.look')}
      </ButtonLink>
    </li>
  )
}

type Unpublished = NonNullable<SellerDay['unpublished']>['products'][number]

/** A draft that stayed one when its time came. */
function NotPublished({ product: { id, title, at, failed } }: { product: Unpublished }) {
  const { t } = useTexts()
  const { may } = useWork()
  const when = useWhen()
  const parts = partsInWords(failed, t)
  const values = { when: when.shortMoment(at), parts }
  return (
    <li className={row}>
      <span className="grid h-[34px] w-[34px] flex-none place-items-center rounded-control bg-warn-ground text-warn-text">
        <Icon name="clock" />
      </span>
      <div className={words}>
        <p className="wrap-anywhere">{unbroken(title)}</p>
        <p className="text-t13 wrap-anywhere text-ink-2">
          {t(parts === '' ? 'today.notPublished' : 'today.notPublishedFor', values)}
        </p>
      </div>
      <ButtonLink to={`/products/${id}`} small>
        {t(may('products:write') ? 'today.complete' : 'today.look')}
      </ButtonLink>
    </li>
  )
}

type EndingLot = NonNullable<SellerDay['lots']>['lots'][number]

function Lot({ lot }: { lot: EndingLot }) {
  const { t } = useTexts()
  const { id, title } = lot.product
  return (
    <li className={row}>
      <Picture picture={lot.product.picture} size={32} />
      <div className={words}>
        <Link to={`/stock?product=${id}`} className="inline-block py-0.5 wrap-anywhere">
          {unbroken(title)}
        </Link>
        <p className="text-t13 wrap-anywhere text-ink-2">{t('stock.lots.lot', { code: lot.code })}</p>
      </div>
      <div className="grid flex-none justify-items-end gap-1 text-right">
        <b className="font-semibold">{t('today.pieces', { count: lot.pieces })}</b>
        <DaysLeft {...lot} />
      </div>
    </li>
  )
}

type Ending = NonNullable<SellerDay['certificates']>['ending'][number]

function Certificate({ ending, now }: { ending: Ending; now: Date }) {
  const { t, language } = useTexts()
  const { mark, number, expires, products, productId } = ending
  const days = Math.round((Date.parse(expires) - Date.parse(dateInItaly(now))) / DAY_MS)
  const day = formatDay(noonOf(expires), language)
  const end =
    days < 0
      ? t('today.ended', { day })
      : days === 0
        ? t('today.endsToday')
        : t('today.ends', { day, count: days })
  return (
    <li className={row}>
      <span className="grid h-[34px] w-[34px] flex-none place-items-center rounded-control bg-warn-ground text-warn-text">
        <Icon name="alert" />
      </span>
      <div className={words}>
        <p className="wrap-anywhere">
          {mark.toUpperCase()}, {number}
        </p>
        <p className="text-t13 text-ink-2">
          {end} {t('today.covers', { count: products })}
        </p>
      </div>
      <ButtonLink
        to={products === 1 ? `/products/${productId}` : `/products?certificate=ending&mark=${mark}`}
        small
      >
        {t('today.look')}
      </ButtonLink>
    </li>
  )
}

function Unpublished({ count, products }: NonNullable<SellerDay['unpublished']>) {
  const { t } = useTexts()
  return (
    <Panel title={t('today.unpublished')} all={null}>
      {products.map((product) => (
        <NotPublished key={product.id} product={product} />
      ))}
      {count > products.length && (
        <li className={`${row} text-ink-2`}>
          {t('today.othersUnpublished', { count: count - products.length })}
        </li>
      )}
    </Panel>
  )
}

function Certificates({ count, ending, now }: NonNullable<SellerDay['certificates']> & { now: Date }) {
  const { t } = useTexts()
  return (
    <Panel
      title={t('today.certificates')}
      all={<AllLink to="/products?certificate=ending">{t('products.count', { count: count })}</AllLink>}
    >
      {ending.map((own) => (
        <Certificate key={`${own.mark} ${own.number} ${own.expires}`} ending={own} now={now} />
      ))}
    </Panel>
  )
}

/** Few pieces, lots that are over soon, held drafts, those that could not be published and certificates that end, each with the way to all of them; what does not wait has no panel. */
export default function Panels({
  besides: { stock, lots, held, unpublished, certificates },
  now,
}: {
  besides: SellerDay
  now: Date
}) {
  const { t } = useTexts()
  return (
    <>
      {stock && stock.count > 0 && (
        <Panel
          title={t('today.few')}
          all={<AllLink to="/stock?view=low">{t('today.allFew', { count: stock.count })}</AllLink>}
        >
          {stock.products.map((product) => (
            <Few key={product.id} product={product} />
          ))}
        </Panel>
      )}
      {lots && lots.count > 0 && (
        <Panel
          title={t('today.lots')}
          all={<AllLink to="/stock?view=expiring">{t('today.allLots', { count: lots.count })}</AllLink>}
        >
          {lots.lots.map((lot) => (
            <Lot key={lot.id} lot={lot} />
          ))}
        </Panel>
      )}
      {unpublished && unpublished.count > 0 && <Unpublished {...unpublished} />}
      {held && held.count > 0 && (
        <Panel
          title={t('today.held')}
          all={<AllLink to="/products?state=held">{t('today.allHeld', { count: held.count })}</AllLink>}
        >
          {held.products.map((product) => (
            <Held key={product.id} product={product} />
          ))}
        </Panel>
      )}
      {certificates && certificates.count > 0 && <Certificates {...certificates} now={now} />}
    </>
  )
}
