import { Menu } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useNavigationCategories } from '../frame/use-shop.ts'
import { useComparePath } from '../state/compare/compare-store.ts'
import { useLocalPath } from '../texts/use-language.ts'
import { SheetHead } from '../ui/sheet-head.tsx'
import { useSheet } from '../ui/use-sheet.ts'
import { LanguageLinks } from './language-links.tsx'

const MENU = 'menu'

function MenuLinks() {
  const { t } = useTranslation()
  const to = useLocalPath()
  const categories = useNavigationCategories()
  const comparePath = useComparePath()
  const links = [
    { path: '/products', name: t('shell.everything') },
    ...categories.map(({ slug, name }) => ({ path: `/categories/${slug}`, name })),
    { path: '/products?filters=discounts', name: t('shell.offers') },
    { path: '/sellers', name: t('shell.sellers') },
    { path: '/blog', name: t('shell.journal') },
    { path: '/wishlist', name: t('shell.wishlist') },
    { path: comparePath, name: t('catalogue.compare') },
    { path: '/account', name: t('shell.account') },
  ]
  return (
    <nav aria-label={t('shell.menu')}>
      <ul className="menu-links">
        {links.map(({ path, name }) => (
          <li key={path}>
            <Link to={to(path)}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The button of the menu on narrow screens: HTML opens it, before any script runs. */
export function MenuButton({ className }: { className: string }) {
  const { t } = useTranslation()
  return (
    <button type="button" popoverTarget={MENU} aria-label={t('shell.menu')} className={className}>
      <Menu aria-hidden size={24} strokeWidth={1.75} />
    </button>
  )
}

/** The menu of narrow screens: categories, producers, account and languages; following a link closes it. */
export function MenuSheet() {
  const { t } = useTranslation()
  const { key } = useLocation()
  const box = useRef<HTMLDialogElement>(null)
  const page = useRef(key)
  useSheet(box)
  useEffect(() => {
    // opened before the scripts ran, it stays so
    if (page.current === key) return
    page.current = key
    if (box.current?.matches(':popover-open')) box.current.hidePopover()
  }, [key])
  return (
    <dialog
      ref={box}
      id={MENU}
      popover="auto"
      aria-label={t('shell.menu')}
      className="sheet bg-paper text-ink shadow-e3"
    >
      <SheetHead id={MENU} title={t('shell.menu')} />
      <div className="flex-1 overflow-auto px-4 py-4 md:px-6">
        <MenuLinks />
        <LanguageLinks className="-mx-2.5 mt-4 flex [&_a[aria-current]]:text-link" />
      </div>
    </dialog>
  )
}
