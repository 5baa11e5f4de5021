import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { Dialog } from '../design/dialog.tsx'
import { useLocalPath } from '../i18n/use-language.ts'
import { LanguageLinks } from './language-links.tsx'
import { useNavigationCategories } from './use-shop.ts'

/** Categories, producers, account and languages of narrow screens; following a link closes it. */
export default function MenuDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const categories = useNavigationCategories()
  const { key } = useLocation()
  const opened = useRef(key)
  useEffect(() => {
    if (opened.current === key) return
    opened.current = key
    onClose()
  }, [key, onClose])
  const links = [
    ...categories.map(({ slug, name }) => ({ path: `/categories/${slug}`, name })),
    { path: '/products?filters=discounts', name: t('shell.offers') },
    { path: '/sellers', name: t('shell.sellers') },
    { path: '/wishlist', name: t('shell.wishlist') },
    { path: '/compare', name: t('catalogue.compare') },
    { path: '/account', name: t('shell.account') },
  ]
  return (
    <Dialog kind="sheet" open={open} onClose={onClose} title={t('shell.menu')}>
      <nav aria-label={t('shell.menu')}>
        <ul>
          {links.map(({ path, name }) => (
            <li key={path}>
              <Link
                to={to(path)}
                className="flex min-h-13 items-center border-b border-line font-semibold text-link"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageLinks className="-mx-2.5 mt-4 flex [&_a[aria-current]]:text-link" />
    </Dialog>
  )
}
