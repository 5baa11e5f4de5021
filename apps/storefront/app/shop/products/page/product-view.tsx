import { lazy, Suspense, useMemo } from 'react'
import { useLoading } from '../../../frame/loading/use-loading.ts'
import { loadTexts } from '../../../texts/load-texts.ts'
import { useLocalPath } from '../../../texts/use-language.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { Container } from '../../../ui/container.tsx'
import { whenUsed } from '../../../ui/hydration/when-used.ts'
import { join } from '../../../ui/join.ts'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { categoryPath } from './page-product.ts'
import type { ProductData } from './product-data.server.ts'

/** Below the first view: complete as HTML, live when the page is first used. */
const Chapters = lazy(() => whenUsed('maker', loadChapters))

const chapterTexts = {
  it: () => import('../../../texts/it/chapters.ts'),
  en: () => import('../../../texts/en/chapters.ts'),
  es: () => import('../../../texts/es/chapters.ts'),
}

async function loadChapters() {
  const [chapters] = await Promise.all([
    import('./chapters/chapters.tsx'),
    // on the server the texts are here already
    typeof window === 'undefined' || loadTexts(chapterTexts),
  ])
  return chapters
}

/** The page of a product. */
export function ProductView({ data }: { data: ProductData }) {
  const { product, formats, details, facts, delivery, shipsTo, closed } = data
  const { t } = useTranslation()
  const to = useLocalPath()
  const isLoading = useLoading().product
  // the same element until there is another product: drawn anew before its scripts are there, the HTML would be lost
  const below = useMemo(
    () => (
      <Suspense>
        <Chapters {...data} />
      </Suspense>
    ),
    [data],
  )
  return (
    <>
      <Container>
        <Breadcrumb
          crumbs={[
            { title: t('catalogue.home'), to: to('/') },
            ...categoryPath(product).map(({ slug, name }) => ({
              title: name,
              to: to(`/categories/${slug}`),
            })),
            { title: product.title },
          ]}
        />
        <div
          key={product.id}
          aria-busy={isLoading}
          className={join(
            'grid grid-cols-[minmax(0,1fr)] items-start gap-2 pb-12 md:grid-cols-2 md:gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_auto_1fr] lg:gap-x-16',
            isLoading && 'stale',
          )}
        >
          <Gallery
            pictures={product.images}
            generic={product.image}
            percent={product.discountPercent}
            available={product.available}
          />
          <BuyBox
            product={product}
            formats={formats}
            details={details}
            facts={facts.filter(({ inFactStrip }) => inFactStrip)}
            delivery={delivery}
            shipsTo={shipsTo}
            closed={closed}
            instead={data.instead}
          />
        </div>
      </Container>
      {below}
    </>
  )
}
