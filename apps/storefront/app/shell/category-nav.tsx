import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router'
import { readListingQuery } from '../catalogue/listing-query.state.ts'
import { Container } from '../design/container.tsx'
import { useLocalPath } from '../i18n/use-language.ts'
import { useNavigationCategories } from './use-shop.ts'

const link =
  'block whitespace-nowrap px-2.5 py-3 text-[15px] font-medium hover:text-link aria-[current=page]:text-link aria-[current=page]:shadow-[inset_0_-3px_var(--link)] md:px-3 md:py-3.5'

/** Categories, reductions and producers; scrolls sideways where it does not fit. */
export function CategoryNav() {
  const { t } = useTranslation()
  const to = useLocalPath()
  const categories = useNavigationCategories()
  const { pathname, search } = useLocation()
  const query = readListingQuery(new URLSearchParams(search))
  const isOffers = pathname === to('/products') && query.discounts && query.categories.length === 0
  return (
    <nav aria-label={t('shell.categories')} className="border-b border-line">
      <Container>
        <ul className="-mx-2.5 flex overflow-x-auto [scrollbar-width:none] md:-mx-3">
          {categories.map((category) => (
            <li key={category.slug}>
              <NavLink to={to(`/categories/${category.slug}`)} className={link}>
                {category.name}
              </NavLink>
            </li>
          ))}
          <li>
            <NavLink
              to={`${to('/products')}?filters=discounts`}
              aria-current={isOffers ? 'page' : false}
              className={link}
            >
              {t('shell.offers')}
            </NavLink>
          </li>
          <li className="ml-auto">
            <NavLink to={to('/sellers')} className={`${link} font-semibold text-link`}>
              {t('shell.sellers')}
            </NavLink>
          </li>
          <li>
            <NavLink to={to('/blog')} className={`${link} font-semibold text-link`}>
              {t('shell.journal')}
            </NavLink>
          </li>
        </ul>
      </Container>
    </nav>
  )
}
