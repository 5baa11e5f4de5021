import type { Category } from '@filiera/contract/catalog/catalogue'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLocalPath } from '../../texts/use-language.ts'
import { Container } from '../../ui/container.tsx'
import { Plate } from '../../ui/plate.tsx'
import { SectionHeading } from './section-heading.tsx'

type Tile = Pick<Category, 'slug' | 'name' | 'image' | 'productsCount'>

/** Six doors into the pantry. */
export function CategoryTiles({ categories }: { categories: readonly Tile[] }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  if (categories.length === 0) return null
  return (
    <section data-block="categories" className="py-12 md:py-18">
      <Container>
        <SectionHeading title={t('home.pantry')} link={t('home.allProducts')} to={to('/products')} />
        <ul className="grid grid-cols-3 gap-x-3 gap-y-4 md:gap-5 lg:grid-cols-6">
          {categories.map((category) => (
            <li key={category.slug}>
              <Link to={to(`/categories/${category.slug}`)} className="group block">
                <Plate
                  url={category.image}
                  alt=""
                  width={320}
                  height={400}
                  sizes="(min-width: 1024px) 200px, 33vw"
                  className="mb-2 md:mb-3"
                  imgClassName="aspect-[4/5] rounded-plate"
                />
                <span className="block text-[15px] font-semibold wrap-break-word group-hover:text-link md:text-[17px]">
                  {category.name}
                </span>
                <span className="hidden text-sm text-ink-3 md:block">
                  {t('catalogue.products', { count: category.productsCount })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
