import type { Product } from '@filiera/contract/catalog/catalogue'
import type { Seller } from '@filiera/contract/catalog/sellers'
import type { ComponentProps } from 'react'
import { LoadingArea } from '../../../../frame/loading/loading-area.tsx'
import { useLanguage } from '../../../../texts/use-language.ts'
import { useTranslation } from '../../../../texts/use-translation.ts'
import { Container } from '../../../../ui/container.tsx'
import { ReviewsSection } from '../../../reviews/reviews-section.tsx'
import type { Fact } from '../fact-strip.tsx'
import type { PageDetails, PageProduct } from '../page-product.ts'
import { MakerChapter } from './maker-chapter.tsx'
import { Neighbours, type Paired } from './neighbours.tsx'
import type { PageRecipe } from './page-recipe.ts'
import { PriceChapter } from './price-chapter.tsx'
import { ProductLabel } from './product-label.tsx'
import { hasScale, TasteChapter } from './taste-chapter.tsx'
import { UseChapter } from './use-chapter.tsx'

export type ChaptersProps = Pick<Product, 'questions' | 'lang'> & {
  product: PageProduct
  details: PageDetails
  facts: readonly Fact[]
  seller: Seller
  recipe: PageRecipe | null
  reviews: ComponentProps<typeof ReviewsSection>
  pairing: readonly Paired[]
  sameSeller: ComponentProps<typeof Neighbours>['sameSeller']
}

/** Everything below the first view of a product; in the browser it is loaded when the page is first used. */
export default function Chapters(props: ChaptersProps) {
  const { product, details, facts, seller, recipe, lang } = props
  const { t } = useTranslation()
  const foreign = lang === useLanguage() ? undefined : lang
  const tastes = facts.filter(hasScale)
  const count = product.reviewsCount
  const links = [
    ['maker', t('catalogue.chapters.maker')],
    (tastes.length > 0 || details.tasting) && ['taste', t('catalogue.chapters.taste')],
    (details.use || recipe) && ['use', t('catalogue.chapters.use')],
    details.priceReason && ['price', t('catalogue.chapters.price')],
    ['label', t('catalogue.chapters.label')],
    ['reviews', count > 0 ? `${t('reviews.title')} (${count})` : t('reviews.title')],
    props.pairing.length > 0 && ['pairing', t('catalogue.pairing')],
  ].filter((link) => Array.isArray(link))
  return (
    <div className="[&>:nth-child(odd)]:bg-ground">
      <nav aria-label={t('catalogue.chapters.title')} className="border-y border-line bg-paper! print:hidden">
        <Container className="flex gap-7 overflow-x-auto">
          {links.map(([id, title]) => (
            <a
              key={id}
              href={`#${id}`}
              className="flex min-h-12 items-center font-medium whitespace-nowrap hover:text-link"
            >
              {title}
            </a>
          ))}
        </Container>
      </nav>
      <MakerChapter seller={seller} />
      <TasteChapter
        notes={details.tasting}
        foreign={foreign}
        facts={tastes}
        category={(product.category.parent ?? product.category).slug}
      />
      <UseChapter use={details.use} recipe={recipe} productId={product.id} foreign={foreign} />
      <PriceChapter
        price={product.priceDiscounted ?? product.price}
        reason={details.priceReason}
        foreign={foreign}
      />
      <ProductLabel questions={props.questions} product={product} details={details} facts={facts} />
      <LoadingArea name="reviews">
        <ReviewsSection {...props.reviews} />
      </LoadingArea>
      <Neighbours pairing={props.pairing} sameSeller={props.sameSeller} seller={seller.name} />
    </div>
  )
}
