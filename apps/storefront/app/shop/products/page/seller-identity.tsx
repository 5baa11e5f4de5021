import type { Seller } from '@filiera/contract/catalog/sellers'
import { useTranslation } from '../../../texts/use-translation.ts'
import { telephoneLabel } from '../../product/labels.ts'

/** Company, address, VAT number, business register and contacts of a seller; what is unknown is left out. */
export function SellerIdentity({ seller }: { seller: Pick<Seller, 'legal' | 'address' | 'telephone'> }) {
  const { t } = useTranslation()
  const { legal, address, telephone } = seller
  const facts = [
    [t('catalogue.seller'), legal.company],
    [t('catalogue.seat'), address],
    [t('catalogue.vat'), legal.vatNumber],
    [t('catalogue.rea'), legal.rea],
  ] as const
  return (
    <dl className="my-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4.5 gap-y-2 text-[0.9375rem]">
      {facts.map(([name, value]) =>
        value ? (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ) : null,
      )}
      <dt className="text-ink-3">{t('catalogue.contacts')}</dt>
      <dd className="wrap-anywhere">
        <a href={`mailto:${legal.email}`} className="underline decoration-link-line underline-offset-4">
          {legal.email}
        </a>
        {telephone && (
          <>
            <br />
            <a
              href={`tel:${telephone.replaceAll(/[^\d+]/g, '')}`}
              className="underline decoration-link-line underline-offset-4"
            >
              {telephoneLabel(telephone)}
            </a>
          </>
        )}
      </dd>
    </dl>
  )
}
