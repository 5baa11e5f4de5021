import { regions } from '@filiera/domain/places/regions'
import { Link } from 'react-router'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { ItalyMap, type ShownDot } from '../sellers/italy-map.tsx'
import type { RegionCount } from '../sellers/seller-map.state.ts'

type SellersMapProps = { counts: readonly RegionCount[]; dots: readonly ShownDot[] }

/** The regions as a list and as a map. */
export function SellersMap({ counts, dots }: SellersMapProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const language = useLanguage()
  const regionPath = (region: string) => to(`/sellers?region=${region}`)
  if (counts.length === 0) return null
  return (
    <section
      data-block="sellers"
      className="deferred bg-quiet py-6 md:py-8 [contain-intrinsic-size:auto_460px]"
    >
      <Container className="grid items-center gap-6 md:grid-cols-[2fr_5fr] md:gap-10 lg:gap-16">
        <div className="mx-auto w-full max-w-[230px] md:max-w-[280px]">
          <ItalyMap regions={counts.map(({ code }) => code)} dots={dots} regionPath={regionPath} />
          <p className="mt-2 text-[0.8125rem] text-ink-3">{t('sellers.mapCredit')}</p>
        </div>
        <div className="max-md:-order-1">
          <h2 className="text-[1.75rem] md:text-[2.25rem] xl:text-[2.5rem]">{t('home.mapTitle')}</h2>
          <p className="mt-3 max-w-[34em] text-ink-2">{t('home.mapText')}</p>
          <ul className="mt-4 grid grid-cols-2 gap-x-6 lg:grid-cols-3 max-md:[&>li:nth-child(n+7)]:hidden">
            {counts.map(({ code, sellers: count }) => (
              <li key={code}>
                <Link
                  to={regionPath(code)}
                  className="flex min-h-11 items-center justify-between gap-2 border-b border-line text-[0.9375rem] hover:text-link"
                >
                  {regions[code].name[language]}
                  <span className="text-ink-3">{count}</span>
                </Link>
              </li>
            ))}
          </ul>
          <Link
            to={to('/sellers')}
            className="mt-2 inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line decoration-[1.5px] underline-offset-[5px] md:hidden"
          >
            {t('home.findSellers')}
          </Link>
        </div>
      </Container>
    </section>
  )
}
