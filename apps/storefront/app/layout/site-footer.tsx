import { Link } from 'react-router'
import { Logo } from '../frame/logo.tsx'
import { useShop } from '../frame/use-shop.ts'
import { useLocalPath } from '../texts/use-language.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { Container } from '../ui/container.tsx'
import { Summary } from '../ui/forms/summary.tsx'
import { join } from '../ui/join.ts'
import { LanguageLinks } from './language-links.tsx'

type ColumnProps = { title: string; links: readonly { to: string; text: string }[] }

const footerLink = 'flex min-h-11 items-center py-1.5 leading-tight hover:underline lg:min-h-9'

/** Links below each other; on phones they open below their title, without a script. */
function Column({ title, links }: ColumnProps) {
  return (
    <div>
      <h2 className="foot-title mb-1.5 hidden font-sans text-[0.9375rem] font-semibold tracking-normal text-white">
        {title}
      </h2>
      <details className="foot-links group border-t border-green-700">
        <Summary className="min-h-12 text-white">{title}</Summary>
        <ul className="pb-3">
          {links.map((link) => (
            <li key={link.to}>
              <Link to={link.to} className={footerLink}>
                {link.text}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

function Columns() {
  const { t } = useTranslation()
  const to = useLocalPath()
  const shop = useShop()
  return (
    <>
      <Column
        title={t('shell.buy')}
        links={[
          { to: to('/products'), text: t('shell.products') },
          { to: to('/legal/shipping'), text: t('shell.shipping') },
          { to: to('/legal/withdrawal'), text: t('shell.withdrawal') },
          { to: to('/withdraw'), text: t('shell.withdraw') },
          { to: to('/legal/reviews'), text: t('shell.reviews') },
          { to: to('/ranking'), text: t('shell.ranking') },
        ]}
      />
      <Column
        title={shop?.name ?? ''}
        links={[
          { to: to('/about'), text: t('shell.aboutUs') },
          { to: to('/sellers'), text: t('shell.sellers') },
          { to: to('/blog'), text: t('shell.journal') },
          { to: to('/contact'), text: t('shell.contact') },
          { to: to('/newsletter'), text: t('shell.newsletter') },
          ...(shop?.sellerUrl ? [{ to: shop.sellerUrl, text: t('shell.sell') }] : []),
        ]}
      />
      <Column
        title={t('shell.rules')}
        links={[
          { to: to('/legal/terms'), text: t('shell.terms') },
          { to: to('/legal/privacy'), text: t('shell.privacyNotice') },
          { to: to('/legal/cookies'), text: t('shell.cookies') },
          { to: to('/legal/accessibility'), text: t('shell.accessibility') },
          { to: to('/legal/notice'), text: t('shell.notice') },
          { to: to('/legal/imprint'), text: t('shell.imprint') },
          { to: to('/credits'), text: t('shell.credits') },
        ]}
      />
    </>
  )
}

function Company() {
  const { t } = useTranslation()
  const company = useShop()?.company
  if (!company) return null
  return (
    <>
      <span>
        {company.name}, {company.address}
      </span>
      <span>
        {t('shell.vat')} {company.vatNumber} · <span className="whitespace-nowrap">REA {company.rea}</span>
      </span>
      <a href={`mailto:${company.email}`} className="py-0.5 underline underline-offset-4">
        {company.email}
      </a>
    </>
  )
}

/** Company, rules and languages, at the foot of every page. */
export default function SiteFooter() {
  const { t } = useTranslation()
  const to = useLocalPath()
  const shop = useShop()
  return (
    <footer id="footer" className="on-green bg-green-950 pt-9 pb-6 md:pt-10 text-[0.9375rem] text-moss">
      <Container className="md:grid md:grid-cols-3 md:gap-10 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-full mb-6 lg:col-span-1">
          <Link to={to('/')} className="text-white">
            <Logo name={shop?.name ?? ''} />
          </Link>
          <p className="mt-3 max-w-[26em]">{t('shell.about')}</p>
        </div>
        <Columns />
        <div className="col-span-full border-t border-green-700 pt-3 text-sm">
          {/* the way to withdraw is never folded away (Consumer Code art. 54-bis) */}
          <Link to={to('/withdraw')} className={join(footerLink, 'md:hidden')}>
            {t('shell.withdraw')}
          </Link>
          <LanguageLinks className="-mx-2.5 flex flex-wrap md:hidden" />
          <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1">
            <span>{t('shell.vatIncluded')}</span>
            <Company />
          </p>
        </div>
      </Container>
    </footer>
  )
}
