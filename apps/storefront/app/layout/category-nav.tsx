import { Link, useLocation } from 'react-router'
import { useNavigationCategories } from '../frame/use-shop.ts'
import type { NavigationCategory } from '../state/server-contexts.ts'
import { useLocalPath } from '../texts/use-language.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { Container } from '../ui/container.tsx'

const OFFERS = '/products?filters=discounts'

/** So many fit beside offers, producers and journal in two lines of words; the menu has them all. */
const MOST_SHOWN = 12

const link =
  'flex min-h-12 items-center px-[7px] py-1 text-sm leading-4 font-medium hover:text-link aria-[current=page]:text-link aria-[current=page]:[box-shadow:inset_0_-3px_var(--link)] 2xl:px-2.5'
const strong = `${link} font-semibold text-link whitespace-nowrap`

const pathOf = ({ slug }: NavigationCategory) => `/categories/${slug}`

type CategoryLinksProps = {
  categories: readonly NavigationCategory[]
  /** The link of the page on screen. */
  current: string | null
}

function CategoryLinks({ categories, current }: CategoryLinksProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const item = (path: string, name: string, className: string) => (
    <li key={path}>
      <Link to={to(path)} aria-current={path === current ? 'page' : undefined} className={className}>
        {name}
      </Link>
    </li>
  )
  return (
    <Container className="flex flex-wrap justify-between xl:flex-nowrap">
      <ul className="-ml-[7px] flex min-w-0 max-xl:flex-wrap">
        {categories.slice(0, MOST_SHOWN).map((category) => item(pathOf(category), category.name, link))}
      </ul>
      <ul className="-mr-[7px] flex flex-none">
        {item(OFFERS, t('shell.offers'), strong)}
        {item('/sellers', t('shell.sellers'), strong)}
        {item('/blog', t('shell.journal'), strong)}
      </ul>
    </Container>
  )
}

/** The path of the link under which the page on screen stands; reductions are the list of everything with a filter. */
function useCurrent(categories: readonly NavigationCategory[]): string | null {
  const to = useLocalPath()
  const { pathname, search } = useLocation()
  if (pathname === to('/products')) {
    const chosen = new URLSearchParams(search)
    return chosen.get('filters') === 'discounts' && !chosen.has('category') ? OFFERS : '/products'
  }
  const isUnder = (path: string) => pathname === to(path) || pathname.startsWith(`${to(path)}/`)
  return ['/sellers', '/blog', ...categories.map(pathOf)].find(isUnder) ?? null
}

/** The first categories with reductions, producers and journal, on wide screens; elsewhere the menu has them. */
export default function CategoryNav() {
  const { t } = useTranslation()
  const categories = useNavigationCategories()
  const current = useCurrent(categories)
  return (
    <nav id="category-nav" aria-label={t('shell.categories')} className="category-nav border-b border-line">
      <CategoryLinks categories={categories} current={current} />
    </nav>
  )
}
