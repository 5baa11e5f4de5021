import type { Category } from '@filiera/contract/catalog/catalogue'
import { Link } from 'react-router'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import NameImage from '../../ui/name-image.tsx'
import { ProductImage } from '../../ui/product-image.tsx'
import { SectionHeading } from './section-heading.tsx'

type Tile = Pick<Category, 'slug' | 'name' | 'image' | 'productsCount'>

/** The twelve categories. */
export function CategoryTiles({ categories }: { categories: readonly Tile[] }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  if (categories.length === 0) return null
  return (
    <section data-block="categories" className="py-6 md:py-9">
      <Container>
        <SectionHeading title={t('home.pantry')} link={t('home.allProducts')} to={to('/products')} />
        <ul className="grid grid-cols-3 gap-3 md:grid-cols-4 md:gap-x-5 md:gap-y-6 xl:grid-cols-6">
          {categories.map((category) => (
            <li key={category.slug}>
              <Link to={to(`/categories/${category.slug}`)} className="group block">
                <div className="mb-2 overflow-hidden rounded-image md:mb-2.5">
                  {category.image ? (
                    <ProductImage
                      url={category.image}
                      alt=""
                      width={320}
                      height={240}
                      sizes="(min-width: 1280px) 200px, (min-width: 768px) 24vw, 33vw"
                      imgClassName="aspect-[4/3] object-[50%_78%] transition-transform duration-220 ease-out motion-safe:group-hover:scale-[1.02]"
                    />
                  ) : (
                    <NameImage name={category.name} className="aspect-[4/3] w-full" />
                  )}
                </div>
                <span className="block text-sm leading-tight font-semibold wrap-break-word group-hover:text-link md:text-base">
                  {category.name}
                </span>
                <span className="block text-xs text-ink-3 md:text-[0.8125rem]">
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
