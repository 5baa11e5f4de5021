import { Link } from 'react-router'
import { useShop } from '../../../frame/use-shop.ts'
import { useLocalPath } from '../../../texts/use-language.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Container } from '../../../ui/container.tsx'

/** Below checkout and payment: the rules of the sale and who sells, in one line. */
export default function CheckoutFooter() {
  const { t } = useTranslation()
  const to = useLocalPath()
  const shop = useShop()
  const links = [
    { to: to('/legal/terms'), text: t('shell.terms') },
    { to: to('/legal/privacy'), text: t('shell.privacyNotice') },
    { to: to('/legal/withdrawal'), text: t('shell.withdrawal') },
  ]
  return (
    <footer className="mt-4 border-t border-line py-4 text-sm text-ink-2 md:py-5">
      <Container className="flex flex-wrap items-center gap-x-6 gap-y-1">
        {links.map((link) => (
          <Link
            key={link.to}
            to={link.to}
            reloadDocument
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {link.text}
          </Link>
        ))}
        {shop && (
          <p>
            {shop.company.name}, {t('shell.vat')} {shop.company.vatNumber}
          </p>
        )}
      </Container>
    </footer>
  )
}
