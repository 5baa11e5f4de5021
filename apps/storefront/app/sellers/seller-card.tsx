import type { Seller } from '@filiera/contract/sellers'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Plate } from '../design/plate.tsx'
import { Provenance } from '../design/provenance.tsx'
import { useLocalPath } from '../i18n/use-language.ts'

type CardSeller = Pick<
  Seller,
  'id' | 'name' | 'description' | 'imageUrl' | 'city' | 'region' | 'productsCount'
>

/** A seller with his landscape; the whole card leads to his page. */
export function SellerCard({ seller, eager = false }: { seller: CardSeller; eager?: boolean }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <article className="relative h-full overflow-hidden rounded-plate border border-line bg-raised">
      <Plate
        url={seller.imageUrl}
        alt=""
        width={850}
        height={400}
        widths={[400, 600, 800]}
        sizes="(min-width: 1024px) 360px, (min-width: 768px) 50vw, 100vw"
        eager={eager}
        imgClassName="aspect-[17/8]"
      />
      <div className="px-5 pt-4 pb-4.5">
        <Provenance region={seller.region} city={seller.city} />
        <h2 className="my-1.5 text-[23px] leading-[1.2]">
          <Link to={to(`/sellers/${seller.id}`)} className="after:absolute after:inset-0">
            {seller.name}
          </Link>
        </h2>
        <p className="mb-2.5 line-clamp-3 text-[15px] text-ink-2">{seller.description}</p>
        <p className="text-sm text-ink-3">{t('catalogue.products', { count: seller.productsCount })}</p>
      </div>
    </article>
  )
}
