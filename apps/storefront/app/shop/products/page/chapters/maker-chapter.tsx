import type { Seller } from '@filiera/contract/catalog/sellers'
import { useLocalPath } from '../../../../texts/use-language.ts'
import { useTranslation } from '../../../../texts/use-translation.ts'
import { LinkButton } from '../../../../ui/forms/button.tsx'
import { ProductImage } from '../../../../ui/product-image.tsx'
import { Provenance } from '../../../../ui/provenance.tsx'
import { SellerIdentity } from '../seller-identity.tsx'
import { Chapter, columns } from './chapter.tsx'

function Figures({ figures }: Pick<Seller, 'figures'>) {
  if (figures.length === 0) return null
  return (
    <dl className="mt-4.5 mb-3.5 grid auto-cols-auto grid-flow-col justify-start gap-x-4 md:gap-x-9">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm leading-[1.35] text-balance text-ink-2">{label}</dt>
          <dd className="font-serif text-[clamp(1.375rem,7vw,1.75rem)] leading-[1.1] lining whitespace-nowrap md:text-[2.125rem]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A line with a dot a year: from left to right, on phones from above. */
function Timeline({ timeline }: Pick<Seller, 'timeline'>) {
  if (timeline.length === 0) return null
  return (
    <ol className="mt-11 grid md:grid-cols-2 md:gap-y-6 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {timeline.map(({ year, text }) => (
        <li
          key={year}
          className="relative pb-4.5 pl-8.5 text-[0.9375rem] text-ink-2 before:absolute before:top-2 before:-bottom-2 before:left-1.5 before:w-[3px] before:bg-track after:absolute after:top-1 after:left-0 after:size-[15px] after:rounded-full after:bg-meter last:before:hidden md:pt-5.5 md:pr-7 md:pb-0 md:pl-0 md:before:inset-x-0 md:before:top-1.5 md:before:bottom-auto md:before:h-[3px] md:before:w-auto md:after:top-0 md:last:before:block"
        >
          <b className="block text-base text-ink">{year}</b>
          {text}
        </li>
      ))}
    </ol>
  )
}

/** Who makes it and how, the place, and the identity the law asks for (Codice del consumo art. 49-bis). */
export function MakerChapter({ seller }: { seller: Seller }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <Chapter id="maker">
      <div className={`${columns} items-center`}>
        <ProductImage
          url={seller.imageUrl}
          alt=""
          width={850}
          height={400}
          sizes="(min-width: 1280px) 740px, (min-width: 1024px) 58vw, 100vw"
          className="self-start overflow-hidden max-md:-mx-4 md:rounded-panel"
          imgClassName="aspect-[17/9]"
        />
        <div>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
            <Provenance region={seller.region} city={seller.city} />
            {seller.founded && <span>{t('catalogue.founded', { year: seller.founded })}</span>}
          </p>
          <h2 className="mt-2 mb-3 text-[1.75rem] md:text-[2rem] xl:text-[2.5rem]">{seller.name}</h2>
          <p className="max-w-[36em] text-ink-2">{seller.description}</p>
          <Figures figures={seller.figures} />
          <SellerIdentity seller={seller} />
          <LinkButton to={to(`/sellers/${seller.id}`)} variant="outline">
            {t('catalogue.sellerProducts', { count: seller.productsCount })}
          </LinkButton>
        </div>
      </div>
      <Timeline timeline={seller.timeline} />
    </Chapter>
  )
}
