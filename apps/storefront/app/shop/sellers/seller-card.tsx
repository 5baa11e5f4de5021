import type { Seller } from '@filiera/contract/catalog/sellers'
import { cutAtSentence } from '@filiera/domain/excerpt'
import { Link } from 'react-router'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { join } from '../../ui/join.ts'
import { ProductImage } from '../../ui/product-image.tsx'
import { Provenance } from '../../ui/provenance.tsx'

/** The fields of a seller a card shows. */
export type CardSeller = Pick<
  Seller,
  'id' | 'name' | 'description' | 'imageUrl' | 'city' | 'region' | 'productsCount'
>

/** Only what a card shows leaves the server. */
export const cardSeller = (seller: Seller): CardSeller => ({
  id: seller.id,
  name: seller.name,
  description: cutAtSentence(seller.description),
  imageUrl: seller.imageUrl,
  city: seller.city,
  region: seller.region,
  productsCount: seller.productsCount,
})

type SellerCardProps = {
  seller: CardSeller
  eager?: boolean
  /** Pointed at, here or on the map beside it. */
  isMarked?: boolean
}

/** A seller with his landscape; the whole card leads to his page. */
export function SellerCard({ seller, eager = false, isMarked = false }: SellerCardProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <article
      className={join(
        'relative h-full overflow-hidden rounded-image border bg-raised',
        isMarked ? 'border-link outline-[1.5px] outline-link' : 'border-line',
      )}
    >
      <ProductImage
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
        <h2 className="my-1.5 text-[1.4375rem] leading-[1.2]">
          <Link to={to(`/sellers/${seller.id}`)} className="after:absolute after:inset-0">
            {seller.name}
          </Link>
        </h2>
        <p className="mb-2.5 text-[0.9375rem] text-ink-2">{seller.description}</p>
        <p className="text-sm text-ink-3">{t('catalogue.products', { count: seller.productsCount })}</p>
      </div>
    </article>
  )
}
