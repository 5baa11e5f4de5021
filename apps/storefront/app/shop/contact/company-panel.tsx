import { useShop } from '../../frame/use-shop.ts'
import { useTranslation } from '../../texts/use-translation.ts'

/** Who runs the marketplace, with the ways to reach them. */
export function CompanyPanel() {
  const { t } = useTranslation()
  const shop = useShop()
  if (!shop) return null
  const { company } = shop
  const link = 'inline-flex min-h-7 items-center underline decoration-link-line underline-offset-4'
  const facts = [
    [t('messages.contact.companyName'), company.name],
    [t('messages.contact.seat'), company.address],
    [t('shell.vat'), company.vatNumber],
    ['REA', company.rea],
  ] as const
  return (
    <aside aria-labelledby="company" className="rounded-panel bg-quiet px-6 py-7">
      <h2 id="company" className="mb-4 text-[1.5rem]">
        {t('messages.contact.company')}
      </h2>
      <dl className="grid gap-3 text-[0.9375rem]">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-3">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt className="text-ink-3">{t('messages.contact.email')}</dt>
          <dd>
            <a href={`mailto:${company.email}`} className={link}>
              {company.email}
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-ink-3">{t('messages.contact.telephone')}</dt>
          <dd>
            <a
              href={`tel:${company.telephone.replaceAll(/[^\d+]/g, '')}`}
              className={`${link} whitespace-nowrap`}
            >
              {company.telephone}
            </a>
          </dd>
        </div>
      </dl>
    </aside>
  )
}
