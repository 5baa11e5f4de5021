import type { Seller } from '@filiera/contract/catalog/sellers'
import { useTranslation } from 'react-i18next'
import { useLocalPath } from '../../../../texts/use-language.ts'
import { LinkButton } from '../../../../ui/forms/button.tsx'
import { Plate } from '../../../../ui/plate.tsx'
import { Provenance } from '../../../../ui/provenance.tsx'
import { SellerIdentity } from '../seller-identity.tsx'
import { Chapter, columns } from './chapter.tsx'

/** Who makes it and how, the place, and the identity the law asks for (Codice del consumo art. 49-bis). */
export function MakerChapter({ seller }: { seller: Seller }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <Chapter id="maker">
      <div className={`${columns} items-center`}>
        <Plate
          url={seller.imageUrl}
          alt=""
          width={850}
          height={400}
          sizes="(min-width: 1280px) 740px, (min-width: 1024px) 58vw, 100vw"
          className="self-start overflow-hidden max-md:-mx-4 md:rounded-panel"
          imgClassName="aspect-[17/9]"
        />
        <div>
          <Provenance region={seller.region} city={seller.city} />
          <h2 className="mt-2 mb-3 text-[28px] md:text-[32px] xl:text-[40px]">{seller.name}</h2>
          <p className="max-w-[36em] text-ink-2">{seller.description}</p>
          <SellerIdentity seller={seller} />
          <LinkButton to={to(`/sellers/${seller.id}`)} variant="outline">
            {t('catalogue.sellerProducts', { count: seller.productsCount })}
          </LinkButton>
        </div>
      </div>
    </Chapter>
  )
}
