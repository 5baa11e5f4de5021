import { Menu } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { Dialog } from '../design/dialog.tsx'
import { join } from '../design/join.ts'
import { useLocalPath } from '../i18n/use-language.ts'
import { LanguageLinks } from './language-links.tsx'
import { useNavigationCategories } from './use-shop.ts'

const row = 'flex min-h-13 items-center border-b border-line font-semibold text-link'

/** The menu of narrow screens. */
export function MenuSheet({ className }: { className?: string }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const categories = useNavigationCategories()
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => setOpen(false), [key])
  return (
    <>
      <button
        type="button"
        aria-label={t('shell.menu')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={join('needs-script', className)}
      >
        <Menu aria-hidden size={24} strokeWidth={1.75} />
      </button>
      <Dialog kind="sheet" open={open} onClose={() => setOpen(false)} title={t('shell.menu')}>
        <nav aria-label={t('shell.menu')}>
          <ul>
            {categories.map((category) => (
              <li key={category.slug}>
                <Link to={to(`/categories/${category.slug}`)} className={row}>
                  {category.name}
                </Link>
              </li>
            ))}
            <li>
              <Link to={`${to('/products')}?filters=discounts`} className={row}>
                {t('shell.offers')}
              </Link>
            </li>
            <li>
              <Link to={to('/sellers')} className={row}>
                {t('shell.sellers')}
              </Link>
            </li>
            <li>
              <Link to={to('/account')} className={row}>
                {t('shell.account')}
              </Link>
            </li>
          </ul>
        </nav>
        <LanguageLinks className="-mx-2.5 mt-4 flex [&_a[aria-current]]:text-link" />
      </Dialog>
    </>
  )
}
