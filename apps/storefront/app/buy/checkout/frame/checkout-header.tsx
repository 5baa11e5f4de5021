import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Logo } from '../../../frame/logo.tsx'
import { useShop } from '../../../frame/use-shop.ts'
import { useLocalPath } from '../../../texts/use-language.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Container } from '../../../ui/container.tsx'
import { LockKeyhole } from '../../../ui/icons/pages.tsx'

/** Reduced header of checkout and cards: wordmark, secure note, help, languages. */
export default function CheckoutHeader({ languages }: { languages: ReactNode }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const shop = useShop()
  return (
    <header className="border-b border-line">
      <Container className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 md:min-h-19">
        <Link to={to('/')} reloadDocument className="text-link">
          <Logo name={shop?.name ?? ''} />
        </Link>
        <div className="flex items-center gap-2 text-[0.9375rem] text-ink-2 md:gap-6">
          <p className="hidden items-center gap-2 md:flex">
            <LockKeyhole size={18} className="text-link" />
            {t('checkout.secure')}
          </p>
          <Link
            to={to('/legal/shipping')}
            reloadDocument
            className="inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line underline-offset-4"
          >
            {t('checkout.help')}
          </Link>
          {languages}
        </div>
      </Container>
    </header>
  )
}
