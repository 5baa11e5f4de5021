import { pictureSrcSet } from '@filiera/domain/picture-url'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useNavigationCategories, useSeason } from '../frame/use-shop.ts'
import { useComparePath } from '../state/compare/compare-store.ts'
import { useLocalPath } from '../texts/use-language.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { Container } from '../ui/container.tsx'
import NameImage from '../ui/name-image.tsx'
import { SheetHead } from '../ui/sheet-head.tsx'
import { useSheet } from '../ui/use-sheet.ts'
import { MENU } from './menu-button.tsx'

const imageSizes = '(min-width: 1280px) 150px, (min-width: 768px) 24vw, 30vw'

/** Every category with its picture, loaded when the menu opens. */
function MenuImages() {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <ul className="grid grid-cols-3 content-start gap-x-3 gap-y-4 md:grid-cols-4 lg:grid-cols-6 lg:gap-x-3.5">
      {useNavigationCategories().map(({ slug, name, image, productsCount }) => (
        <li key={slug}>
          <Link
            to={to(`/categories/${slug}`)}
            className="group block text-sm leading-tight font-semibold wrap-break-word hover:text-link md:text-base"
          >
            <span className="product-image mb-1.5 block aspect-[4/3] overflow-hidden rounded-control bg-quiet">
              {image ? (
                <img
                  src={image}
                  srcSet={pictureSrcSet(image, 'webp', [200, 400]) ?? undefined}
                  sizes={imageSizes}
                  alt=""
                  width={200}
                  height={150}
                  loading="lazy"
                  className="size-full object-cover object-[50%_78%]"
                />
              ) : (
                <NameImage name={name} className="size-full" />
              )}
            </span>
            {name}
            {productsCount > 0 && (
              <span className="block text-xs font-normal text-ink-3 md:text-[0.8125rem]">
                {t('catalogue.products', { count: productsCount })}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** What is good this month, below the ways on wide screens and after the categories on phones. */
function MenuSeason() {
  const { t } = useTranslation()
  const to = useLocalPath()
  const words = useSeason()
  if (words.length === 0) return null
  return (
    <div className="mt-6">
      <h2 className="mb-1 text-xl">{t('shell.season')}</h2>
      <ul className="menu-season">
        {words.map(({ label, path }) => (
          <li key={path}>
            <Link to={to(path)}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The ways besides the categories; those that a wide header shows anyway only on narrow screens. */
function MenuLinks() {
  const { t } = useTranslation()
  const to = useLocalPath()
  const comparePath = useComparePath()
  const link = (path: string, name: string, className?: string) => (
    <li className={className}>
      <Link to={to(path)}>{name}</Link>
    </li>
  )
  return (
    <ul className="menu-links mt-4 lg:mt-0">
      {link('/products', t('shell.products'))}
      {link('/products?filters=discounts', t('shell.offers'))}
      {link('/sellers', t('shell.sellers'))}
      {link('/blog', t('shell.journal'))}
      {link(comparePath, t('catalogue.compare'), 'lg:hidden')}
      {link('/wishlist', t('shell.wishlist'), 'md:hidden')}
      {link('/account', t('shell.account'), 'md:hidden')}
    </ul>
  )
}

/** All categories with their pictures, offers, producers and journal: below the header, on phones a sheet. Following a link closes it. */
export default function MenuSheet() {
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
      className="sheet menu bg-paper text-ink"
    >
      <SheetHead id={MENU} title={t('shell.browse')} className="md:supports-[top:anchor(bottom)]:hidden" />
      <Container className="flex-1 overflow-auto py-4 md:py-6">
        <nav aria-label={t('shell.menu')} className="lg:grid lg:grid-cols-[1fr_240px] lg:gap-8">
          <MenuImages />
          <div>
            <MenuLinks />
            <MenuSeason />
          </div>
        </nav>
      </Container>
    </dialog>
  )
}
