import type { Seller } from '@filiera/contract/catalog/sellers'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { SellerIdentity } from '../products/page/seller-identity.tsx'
import { ItalyMap, type ShownDot } from './italy-map.tsx'

/** Where the seller works and who he is by law (Codice del consumo art. 49-bis). */
export default function Identity({ seller, dots }: { seller: Seller; dots: readonly ShownDot[] }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <section
      aria-labelledby="identity"
      className="deferred grid gap-8 rounded-panel bg-quiet px-5 py-7 md:grid-cols-2 md:px-9"
    >
      <div>
        <h2 id="identity" className="text-[1.625rem] md:text-[1.75rem]">
          {t('sellers.identity')}
        </h2>
        <SellerIdentity seller={seller} />
      </div>
      <div>
        <h2 className="text-[1.625rem] md:text-[1.75rem]">{t('sellers.where')}</h2>
        <p className="mt-2 mb-3 text-[0.9375rem] text-ink-2">{seller.address}</p>
        <ItalyMap
          regions={[seller.region]}
          active={seller.region}
          dots={dots}
          regionPath={(region) => to(`/sellers?region=${region}`)}
          dotSize={2.2}
          className="block max-w-[220px]"
        />
        <p className="mt-2 text-[0.8125rem] text-ink-3">{t('sellers.mapCredit')}</p>
      </div>
    </section>
  )
}
