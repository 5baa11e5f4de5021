import type { Product } from '@filiera/contract/catalog/catalogue'
import { formatMoney } from '@filiera/domain/money/money'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLocalPath } from '../../texts/use-language.ts'
import { Container } from '../../ui/container.tsx'
import { Meter } from '../../ui/meter.tsx'
import { Paragraphs } from '../../ui/paragraphs.tsx'
import { warehouseAdjustments } from '../products/page/warehouse-adjustments.ts'

export type Example = { name: string; goodsCents: number; thresholdCents: number; feeCents: number | null }

/** Two real warehouses, one below and one above its threshold, with goods made up for the explanation. */
export function shippingExamples(products: readonly Pick<Product, 'warehouse'>[]): Example[] {
  const seen = new Map<string, Example>()
  for (const { warehouse } of products) {
    const { thresholdCents, feeCents } = warehouseAdjustments(warehouse)
    if (thresholdCents === null || seen.has(warehouse.id)) continue
    const share = seen.size === 0 ? 0.77 : 1.08
    const goodsCents = Math.round((thresholdCents * share) / 10) * 10
    seen.set(warehouse.id, { name: warehouse.name, goodsCents, thresholdCents, feeCents })
    if (seen.size === 2) break
  }
  return [...seen.values()]
}

function ExamplePanel({ example }: { example: Example }) {
  const { t } = useTranslation()
  const { name, goodsCents, thresholdCents, feeCents } = example
  const missing = thresholdCents - goodsCents
  const text =
    missing > 0
      ? `${t('catalogue.addForFree', { amount: formatMoney(missing) })} ${feeCents === null ? '' : t('home.nowCosts', { fee: formatMoney(feeCents) })}`.trim()
      : t('home.reached')
  return (
    <li className="rounded-plate border border-line px-5.5 py-4.5">
      <p className="mb-3 flex justify-between gap-3 font-semibold">
        <span>{name}</span>
        <span className="whitespace-nowrap">{formatMoney(goodsCents)}</span>
      </p>
      <Meter share={goodsCents / thresholdCents} text={text} />
      <p
        className={
          missing > 0 ? 'mt-2 text-[15px] text-ink-2' : 'mt-2 flex items-center gap-2 font-semibold text-link'
        }
      >
        {missing <= 0 && <Check aria-hidden size={20} strokeWidth={1.75} />}
        {text}
      </p>
    </li>
  )
}

type Point = { id: string; title: string; text: string; link: string | null }

/** What the editor says about delivery: three points below the meters. */
function Points({ points }: { points: readonly Point[] }) {
  const to = useLocalPath()
  if (points.length === 0) return null
  return (
    <ul className="mt-9 grid gap-6 border-t border-line pt-7 md:grid-cols-3 lg:mt-12">
      {points.map(({ id, title, text, link }) => (
        <li key={id}>
          <h3 className="text-[20px]">
            {link ? (
              <Link to={to(link)} className="text-link hover:underline">
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
          <Paragraphs text={text} className="mt-1.5 text-[15px] text-ink-2" />
        </li>
      ))}
    </ul>
  )
}

type ShippingBandProps = { examples: readonly Example[]; points: readonly Point[] }

/** How delivery is counted, explained with the meter of the cart. */
export function ShippingBand({ examples, points }: ShippingBandProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  if (examples.length === 0 && points.length === 0) return null
  return (
    <section data-block="explainer" className="deferred py-12 md:py-18">
      <Container>
        <div className="grid items-center gap-7 lg:grid-cols-[5fr_7fr] lg:gap-16">
          <div>
            <h2 className="text-[28px] md:text-[32px] xl:text-[40px]">{t('home.shippingTitle')}</h2>
            <p className="mt-4 max-w-[34em] text-ink-2">{t('home.shippingText')}</p>
            <Link
              to={to('/legal/shipping')}
              className="mt-2 inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line decoration-[1.5px] underline-offset-[5px]"
            >
              {t('shell.shipping')}
            </Link>
          </div>
          {examples.length > 0 && (
            <div>
              <p className="mb-2 text-sm text-ink-3">{t('home.example')}</p>
              <ul className="grid gap-3.5">
                {examples.map((example) => (
                  <ExamplePanel key={example.name} example={example} />
                ))}
              </ul>
            </div>
          )}
        </div>
        <Points points={points} />
      </Container>
    </section>
  )
}
