import { LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Logo } from '../../frame/logo.tsx'
import { useShop } from '../../frame/use-shop.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { Container } from '../../ui/container.tsx'

/** Reduced header of checkout and cards: wordmark, secure note, help. */
export default function CheckoutHeader() {
  const { t } = useTranslation()
  const to = useLocalPath()
  const shop = useShop()
  return (
    <header className="border-b border-line">
      <Container className="flex min-h-16 items-center justify-between gap-4 md:min-h-19">
        <Link to={to('/')} reloadDocument className="text-link">
          <Logo name={shop?.name ?? ''} />
        </Link>
        <ul className="flex items-center gap-6 text-[15px] text-ink-2">
          <li className="hidden items-center gap-2 md:flex">
            <LockKeyhole aria-hidden size={18} strokeWidth={1.75} className="text-link" />
            {t('checkout.secure')}
          </li>
          <li>
            <Link
              to={to('/legal/shipping')}
              reloadDocument
              className="inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line underline-offset-4"
            >
              {t('checkout.help')}
            </Link>
          </li>
        </ul>
      </Container>
    </header>
  )
}
