import { regions } from '@filiera/domain/places/regions'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { Container } from '../../ui/container.tsx'
import { Plate } from '../../ui/plate.tsx'
import { Provenance } from '../../ui/provenance.tsx'
import { ItalyMap, type ShownDot } from '../sellers/italy-map.tsx'
import type { CardSeller } from '../sellers/seller-card.tsx'
import type { RegionCount } from '../sellers/seller-map.state.ts'

function FeaturedSeller({ seller }: { seller: CardSeller }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <article className="overflow-hidden rounded-plate bg-raised md:col-span-2 lg:col-span-1">
      <Plate
        url={seller.imageUrl}
        alt=""
        width={850}
        height={400}
        widths={[400, 600, 800]}
        sizes="(min-width: 1024px) 360px, 100vw"
        imgClassName="aspect-[17/8]"
      />
      <div className="px-5 pt-4.5 pb-5">
        <Provenance region={seller.region} city={seller.city} />
        <h3 className="mt-1.5 text-[22px]">{seller.name}</h3>
        <p className="mt-2 mb-3 text-[15px] text-ink-2">{seller.description}</p>
        <Link
          to={to(`/sellers/${seller.id}`)}
          className="inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line decoration-[1.5px] underline-offset-[5px]"
        >
          {t('home.enterShop')}
        </Link>
      </div>
    </article>
  )
}

type SellerBandProps = {
  counts: readonly RegionCount[]
  dots: readonly ShownDot[]
  featured: CardSeller | null
}

/** Regions as a list and as a map, and one of the sellers. */
export function SellerBand({ counts, dots, featured }: SellerBandProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const language = useLanguage()
  const regionPath = (region: string) => to(`/sellers?region=${region}`)
  if (counts.length === 0) return null
  return (
    <section data-block="sellers" className="deferred bg-quiet py-12 md:py-18">
      <Container className="grid items-center gap-7 md:grid-cols-2 lg:grid-cols-[1fr_minmax(380px,470px)_1fr] lg:gap-12">
        <div>
          <h2 className="text-[30px] md:text-[36px] xl:text-[44px]">{t('home.mapTitle')}</h2>
          <p className="mt-4 max-w-[24em] text-ink-2">{t('home.mapText')}</p>
          <ul className="mt-5 columns-2 gap-6">
            {counts.map(({ code, sellers: count }) => (
              <li key={code} className="break-inside-avoid">
                <Link
                  to={regionPath(code)}
                  className="flex min-h-11 items-center justify-between gap-2 border-b border-line text-[15px] hover:text-link"
                >
                  {regions[code].name[language]}
                  <span className="text-ink-3">{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <ItalyMap regions={counts.map(({ code }) => code)} dots={dots} regionPath={regionPath} />
          <p className="mt-2 text-[13px] text-ink-3">{t('sellers.mapCredit')}</p>
        </div>
        {featured && <FeaturedSeller seller={featured} />}
      </Container>
    </section>
  )
}
