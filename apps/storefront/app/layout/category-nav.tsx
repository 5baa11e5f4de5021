import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { type NavigationCategory, useNavigationCategories } from '../frame/use-shop.ts'
import { useLocalPath } from '../texts/use-language.ts'
import { Container } from '../ui/container.tsx'

const OFFERS = '/products?filters=discounts'

const link =
  'block whitespace-nowrap px-2.5 py-3 text-[15px] font-medium hover:text-link aria-[current=page]:text-link aria-[current=page]:shadow-[inset_0_-3px_var(--link)] xl:px-2 xl:text-sm 2xl:px-2.5 2xl:text-[15px]'
const strong = `${link} font-semibold text-link`

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
    <Container className="flex overflow-x-auto [scrollbar-width:none] lg:overflow-x-visible">
      <ul className="-ml-2.5 flex category-row lg:min-w-0 lg:flex-1 lg:overflow-x-auto lg:pr-6 lg:[scrollbar-width:none]">
        {item('/products', t('shell.everything'), link)}
        {categories.map((category) => item(pathOf(category), category.name, link))}
      </ul>
      <ul className="flex lg:-mr-2">
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

/** On phones the menu has them. Categories scroll sideways where they do not fit; reductions, producers and journal stay in view beside them on wide screens. */
export function CategoryNav() {
  const { t } = useTranslation()
  const categories = useNavigationCategories()
  const current = useCurrent(categories)
  return (
    <nav aria-label={t('shell.categories')} className="border-b border-line max-md:hidden">
      <CategoryLinks categories={categories} current={current} />
    </nav>
  )
}
