import { formatShortDate } from '@filiera/domain/dates/short-date'
import { formatEuros, formatMoney } from '@filiera/domain/money/money'
import { cityName, regions } from '@filiera/domain/places/regions'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { quantityLabel, unitPriceLabel, withUnit } from '../../texts/measure.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { join } from '../../ui/join.ts'
import { Price } from '../../ui/price.tsx'
import { Provenance } from '../../ui/provenance.tsx'
import { AddToCartButton } from '../product/add-to-cart-button.tsx'
import { Rating } from '../product/rating.tsx'
import { warehouseAdjustments } from '../product/warehouse-adjustments.ts'
import { Emphasised } from '../products/page/chapters/product-label.tsx'
import type { Column } from './load-compare.server.ts'

/** What stands in a cell: its text decides whether products differ, the node is what is drawn. */
type Cell = { text: string; node?: ReactNode }
export type CompareRow = { key: string; title: string; cells: Cell[] }

const rowKeys = [
  'price',
  'unitPrice',
  'quantity',
  'origin',
  'seller',
  'rating',
  'allergens',
  'ingredients',
  'nutrition',
  'shipping',
] as const

function allergensText({ label }: Column, t: TFunction): string {
  if (!label?.allergens.declared) return t('compare.unknown')
  const { contains, traces } = label.allergens
  const names = (codes: typeof contains) => codes.map((code) => t(`catalogue.allergens.${code}`)).join(', ')
  if (contains.length + traces.length === 0) return t('catalogue.noAllergens')
  return [
    contains.length > 0 ? t('catalogue.contains', { list: names(contains) }) : '',
    traces.length > 0 ? t('catalogue.traces', { list: names(traces) }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function nutritionCell({ label }: Column, t: TFunction): Cell {
  const nutrition = label?.nutrition
  if (!nutrition) return { text: t(label?.nutritionExemption ? 'catalogue.noNutrition' : 'compare.unknown') }
  const lines = [
    [t(`catalogue.per.${nutrition.per}`), ''],
    [t('catalogue.energy'), withUnit(nutrition.energyKcal, 'kcal')],
    [t('catalogue.fat'), withUnit(nutrition.fat, 'g')],
    [t('catalogue.saturates'), withUnit(nutrition.saturates, 'g')],
    [t('catalogue.carbohydrate'), withUnit(nutrition.carbohydrate, 'g')],
    [t('catalogue.sugars'), withUnit(nutrition.sugars, 'g')],
    [t('catalogue.protein'), withUnit(nutrition.protein, 'g')],
    [t('catalogue.salt'), withUnit(nutrition.salt, 'g')],
  ] as const
  return {
    text: lines.flat().join(' '),
    node: (
      <ul>
        {lines.map(([name, value]) => (
          <li key={name} className="flex flex-wrap items-end gap-x-2">
            {/* a name of several words leaves its value on the same line */}
            <span className={join('flex-[1_1_min-content]', value ? 'text-ink-2' : 'text-ink-3')}>
              {name}
            </span>{' '}
            <span className="ml-auto">{value}</span>
          </li>
        ))}
      </ul>
    ),
  }
}

function shippingCost(warehouse: Column['warehouse'], t: TFunction): string {
  const { thresholdCents, feeCents } = warehouseAdjustments(warehouse)
  if (thresholdCents === 0 || feeCents === 0) return t('catalogue.shippingFree')
  const fee = feeCents === null ? '' : formatMoney(feeCents)
  const threshold = thresholdCents === null ? '' : formatMoney(thresholdCents)
  if (fee && threshold) return t('catalogue.shippingFee', { fee, threshold })
  if (fee) return t('catalogue.shippingFlat', { fee })
  return threshold && t('catalogue.shippingFreeFrom', { threshold })
}

function shippingText({ warehouse, temperatureClass }: Column, t: TFunction): string {
  return [shippingCost(warehouse, t), t(`catalogue.temperature.${temperatureClass}`)]
    .filter(Boolean)
    .join('. ')
}

function PriceCell({ column }: { column: Column }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { id, title, price, priceDiscounted, available, closedUntil } = column
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-end gap-2.5">
      {/* a price that leaves the button no room sends it to a line of its own */}
      <div className="flex-[1_1_min-content]">
        <Price price={price} discounted={priceDiscounted} />
      </div>
      {available ? (
        <AddToCartButton productId={id} title={title} variant="card" />
      ) : (
        <span className="text-sm font-semibold">
          {closedUntil
            ? t('catalogue.closed', { date: formatShortDate(closedUntil, language) })
            : t('catalogue.backSoon')}
        </span>
      )}
    </div>
  )
}

function SellerCell({ seller }: Pick<Column, 'seller'>) {
  const to = useLocalPath()
  return (
    <Link
      to={to(`/sellers/${seller.id}`)}
      className="font-semibold text-link underline decoration-link-line underline-offset-4"
    >
      {seller.name}
    </Link>
  )
}

/** What at least two of the products say (one alone: what it says); a product that does not say it says so. */
function attributeRows(columns: readonly Column[], unknown: string): CompareRow[] {
  const names = new Map(columns.flatMap(({ attributes }) => attributes.map(({ code, name }) => [code, name])))
  const least = Math.min(2, columns.length)
  const isShared = (code: string) =>
    columns.filter(({ attributes }) => attributes.some((one) => one.code === code)).length >= least
  const shared = [...names].filter(([code]) => isShared(code))
  return shared.map(([code, title]) => ({
    key: `attribute:${code}`,
    title,
    cells: columns.map(({ attributes }) => ({
      text: attributes.find((attribute) => attribute.code === code)?.text ?? unknown,
    })),
  }))
}

/** Every row of the comparison, in the order of the label; attributes before what the label says. */
export function useCompareRows(columns: readonly Column[]): CompareRow[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const cellsOf: Record<(typeof rowKeys)[number], (column: Column) => Cell> = {
    price: (column) => ({
      text: formatEuros(column.priceDiscounted ?? column.price),
      node: <PriceCell column={column} />,
    }),
    unitPrice: ({ unitPrice }) => ({ text: unitPriceLabel(unitPrice, t) }),
    quantity: ({ netQuantity }) => ({ text: quantityLabel(netQuantity, t) }),
    origin: ({ seller: { region, city }, label }) => ({
      text: `${regions[region].name[language]} ${cityName(city, language)} ${label?.origin ?? ''}`,
      node: (
        <>
          <Provenance region={region} city={city} />
          {label?.origin && <span className="mt-1 block text-ink-2">{label.origin}</span>}
        </>
      ),
    }),
    seller: ({ seller }) => ({ text: seller.id, node: <SellerCell seller={seller} /> }),
    rating: ({ stars, reviewsCount }) =>
      reviewsCount === 0
        ? { text: t('compare.noRating') }
        : { text: stars.toFixed(2), node: <Rating stars={stars} count={reviewsCount} /> },
    allergens: (column) => ({ text: allergensText(column, t) }),
    ingredients: ({ label, lang }) => ({
      text: label?.ingredients || t('compare.unknown'),
      node: label?.ingredients && (
        <span lang={lang === language ? undefined : lang}>
          <Emphasised text={label.ingredients} />
        </span>
      ),
    }),
    nutrition: (column) => nutritionCell(column, t),
    shipping: (column) => ({ text: shippingText(column, t) }),
  }
  const rows = rowKeys.map((key) => ({ key, title: t(`compare.${key}`), cells: columns.map(cellsOf[key]) }))
  const label = rowKeys.indexOf('allergens')
  return [...rows.slice(0, label), ...attributeRows(columns, t('compare.unknown')), ...rows.slice(label)]
}
