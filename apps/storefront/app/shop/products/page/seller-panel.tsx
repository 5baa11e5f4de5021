import type { Seller } from '@filiera/contract/catalog/sellers'
import { useTranslation } from 'react-i18next'
import { useLocalPath } from '../../../texts/use-language.ts'
import { LinkButton } from '../../../ui/forms/button.tsx'
import { Plate } from '../../../ui/plate.tsx'
import { Provenance } from '../../../ui/provenance.tsx'
import { SellerIdentity } from './seller-identity.tsx'

/** Who sells it, with the identity the law asks for (Codice del consumo art. 49-bis). */
export function SellerPanel({ seller }: { seller: Seller }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <aside className="min-w-0 overflow-hidden rounded-panel bg-quiet">
      <Plate
        url={seller.imageUrl}
        alt=""
        width={850}
        height={400}
        widths={[400, 600, 800]}
        sizes="(min-width: 1024px) 500px, 100vw"
        imgClassName="aspect-[17/8]"
      />
      <div className="px-5 pt-5 pb-6 md:px-6.5">
        <Provenance region={seller.region} city={seller.city} />
        <h2 className="mt-2 mb-2 text-[26px] md:text-[28px]">{seller.name}</h2>
        <p className="line-clamp-5 text-ink-2">{seller.description}</p>
        <SellerIdentity seller={seller} />
        <LinkButton to={to(`/sellers/${seller.id}`)} variant="outline" full>
          {t('catalogue.sellerProducts', { count: seller.productsCount })}
        </LinkButton>
      </div>
    </aside>
  )
}
