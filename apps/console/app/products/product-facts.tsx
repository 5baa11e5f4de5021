import type { ProductState, SellerProduct } from '@filiera/contract/console/seller-products'
import { languages } from '@filiera/domain/languages'
import { eurosToCents, formatEuros } from '@filiera/domain/money/money'
import { offerDay } from '../texts/offer-days.ts'
import { useTexts } from '../texts/texts.tsx'
import { useWhen } from '../texts/use-when.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { useMissing } from './missing.ts'

const looks: Readonly<Record<ProductState, { tone: string; icon: IconName }>> = {
  on_sale: { tone: 'bg-ok-ground text-ok-text', icon: 'check' },
  sold_out: { tone: 'bg-idle-ground text-idle-text', icon: 'close' },
  draft: { tone: 'bg-info-ground text-info-text', icon: 'upload' },
  held: { tone: 'bg-warn-ground text-warn-text', icon: 'alert' },
  paused: { tone: 'bg-idle-ground text-idle-text', icon: 'lock' },
}

/** When a product is published by itself; of one on sale that it is. */
function Planned({ at, isDraft }: { at: string; isDraft: boolean }) {
  const { t } = useTexts()
  const planned = useWhen().shortMoment(at)
  return (
    <span
      title={planned}
      className="inline-flex items-center gap-1 pl-0.5 text-t12 whitespace-nowrap text-info-text"
    >
      {!isDraft && <Icon name="clock" size={12} />}
      {isDraft ? planned : t('products.states.scheduled')}
    </span>
  )
}

const SCHEDULED = { tone: 'bg-info-ground text-info-text', icon: 'clock' } as const

/**
 * Whether a product is sold, and why not: icon, word and colour. A draft that is published by itself says so instead, a product on sale
 * besides.
 */
export function StateChip({
  product: { state, missing, scheduledAt, unpublished },
}: {
  product: SellerProduct
}) {
  const { t } = useTexts()
  const missingOf = useMissing()
  const isDraft = state === 'draft' || state === 'held'
  const complete = state === 'draft' ? t('products.states.complete') : undefined
  const { tone, icon } = scheduledAt && isDraft ? SCHEDULED : looks[state]
  const chip = (
    <span
      title={missing.length > 0 ? t('products.missing', { fields: missingOf(missing) }) : complete}
      className={`inline-flex items-center gap-1.5 rounded-chip px-2 py-0.5 text-t12 font-semibold whitespace-nowrap ${tone}`}
    >
      <Icon name={icon} size={14} />
      {t(`products.states.${scheduledAt && isDraft ? 'scheduled' : state}`)}
    </span>
  )
  const isChanged = unpublished && !isDraft && !scheduledAt
  if (!scheduledAt && !isChanged) return chip
  return (
    <span className="inline-grid justify-items-start leading-4">
      {chip}
      {scheduledAt ? (
        <Planned at={scheduledAt} isDraft={isDraft} />
      ) : (
        <span className="pl-0.5 text-t12 whitespace-nowrap text-info-text">
          {t('products.states.changes')}
        </span>
      )}
    </span>
  )
}

/** That a product is sold in several formats, and in how many. */
export function FormatMark({ product: { format } }: { product: SellerProduct }) {
  const { t } = useTexts()
  if (!format) return null
  const said = t('formats.inList', format)
  return (
    <span
      title={said}
      className="mr-1.5 inline-flex items-center gap-1 rounded-chip bg-quiet px-1.5 align-top text-t12 leading-4 text-ink-2"
    >
      <Icon name="copies" size={12} />
      <span aria-hidden="true" className="max-w-20 truncate">
        {format.value}
      </span>
      <span className="sr-only">{said}</span>
    </span>
  )
}

/** In which languages a product can be read. */
export function Languages({ product }: { product: SellerProduct }) {
  return (
    <span
      role="img"
      aria-label={product.languages.join(', ') || '–'}
      className="inline-grid grid-cols-3 gap-1"
    >
      {languages.map((language) => (
        <span
          key={language}
          className={`w-7 border-b-4 text-t12 forced-color-adjust-none ${product.languages.includes(language) ? 'border-meter text-ink' : 'border-meter-part text-warn-text'}`}
        >
          {language}
        </span>
      ))}
    </span>
  )
}

/** A value of a product as it is read. */
export function Value({
  product,
  field,
}: {
  product: SellerProduct
  field: 'price' | 'priceDiscounted' | 'stock' | 'lowStock'
}) {
  const { t, language } = useTexts()
  if (field === 'price') return formatEuros(product.price)
  if (field === 'lowStock') return product.lowStock
  if (field === 'stock') {
    const isFew = product.stock < product.lowStock
    return (
      <span
        title={product.held > 0 ? t('products.held', { count: product.held }) : undefined}
        className={isFew ? 'font-semibold text-warn-text' : ''}
      >
        {product.stock}
      </span>
    )
  }
  const { priceDiscounted, offerUntil, nextOfferFrom } = product
  if (priceDiscounted === null)
    return nextOfferFrom ? (
      <span className="text-t12 text-info-text">
        {t('products.offerFrom', { day: offerDay(nextOfferFrom, language) })}
      </span>
    ) : null
  // rounded down, as the shop announces it
  const percent = Math.floor(100 - (eurosToCents(priceDiscounted) * 100) / eurosToCents(product.price))
  return (
    <span className="grid justify-items-end leading-4 max-md:justify-items-start in-[button]:justify-items-start">
      <span className="flex flex-wrap items-center justify-end gap-x-1.5 text-t13 max-md:justify-start in-[button]:justify-start">
        <b className="rounded-[3px] bg-amber px-1.5 text-t12 font-semibold text-on-amber">−{percent}%</b>
        {formatEuros(priceDiscounted)}
      </span>
      {offerUntil && (
        <span className="text-t12 whitespace-nowrap text-ink-2">
          {t('products.offerUntil', { day: offerDay(offerUntil, language) })}
        </span>
      )}
    </span>
  )
}
