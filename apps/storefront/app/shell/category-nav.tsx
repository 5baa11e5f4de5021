import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router'
import { readListingQuery } from '../catalogue/listing-query.state.ts'
import { Container } from '../design/container.tsx'
import { useLocalPath } from '../i18n/use-language.ts'
import { useNavigationCategories } from './use-shop.ts'

const link =
  'block whitespace-nowrap px-2.5 py-3 text-[15px] font-medium hover:text-link aria-[current=page]:text-link aria-[current=page]:shadow-[inset_0_-3px_var(--link)] xl:px-2 xl:text-sm 2xl:px-2.5 2xl:text-[15px]'
const strong = `${link} font-semibold text-link`

/** Categories scroll sideways where they do not fit; reductions, producers and journal stay in view beside them on wide screens. */
export function CategoryNav() {
  const { t } = useTranslation()
  const to = useLocalPath()
  const categories = useNavigationCategories()
  const { pathname, search } = useLocation()
  const query = readListingQuery(new URLSearchParams(search))
  const isList = pathname === to('/products')
  const isOffers = isList && query.discounts && query.categories.length === 0
  return (
    <nav aria-label={t('shell.categories')} className="border-b border-line">
      <Container className="flex overflow-x-auto [scrollbar-width:none] lg:overflow-x-visible">
        <ul className="-ml-2.5 flex category-row lg:min-w-0 lg:flex-1 lg:overflow-x-auto lg:pr-6 lg:[scrollbar-width:none]">
          <li>
            <NavLink
              to={to('/products')}
              aria-current={isList && !isOffers ? 'page' : false}
              className={link}
            >
              {t('shell.everything')}
            </NavLink>
          </li>
          {categories.map((category) => (
            <li key={category.slug}>
              <NavLink to={to(`/categories/${category.slug}`)} className={link}>
                {category.name}
              </NavLink>
            </li>
          ))}
        </ul>
        <ul className="flex lg:-mr-2">
          <li>
            <NavLink
              to={`${to('/products')}?filters=discounts`}
              aria-current={isOffers ? 'page' : false}
              className={strong}
            >
              {t('shell.offers')}
            </NavLink>
          </li>
          <li>
            <NavLink to={to('/sellers')} className={strong}>
              {t('shell.sellers')}
            </NavLink>
          </li>
          <li>
            <NavLink to={to('/blog')} className={strong}>
              {t('shell.journal')}
            </NavLink>
          </li>
        </ul>
      </Container>
    </nav>
  )
}
