import { useEffect, useRef, useState } from 'react'
import { measureLabel } from '../../../texts/measure.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Price } from '../../../ui/price.tsx'
import { useRootMark } from '../../../ui/use-root-mark.ts'
import { AddToCartButton } from '../../product/add-to-cart-button.tsx'
import type { PageProduct } from './page-product.ts'

/** Phones: price and button at the foot of the screen once the main button has left it. */
export function BuyBar({ product, quantity }: { product: PageProduct; quantity: number }) {
  const { t } = useTranslation()
  const mark = useRef<HTMLDivElement>(null)
  const [isPast, setIsPast] = useState(false)
  useRootMark('buyBar', isPast)
  useEffect(() => {
    if (!mark.current) return
    // everything below counts as seen: a jump from above the button to below it crosses the edge, too
    const observer = new IntersectionObserver(
      ([entry]) => setIsPast(entry !== undefined && !entry.isIntersecting),
      { rootMargin: '0px 0px 1000000px 0px' },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div ref={mark} />
      {isPast && (
        <div className="buy-bar fixed inset-x-0 bottom-0 z-10 flex items-center gap-3.5 border-t border-line bg-raised px-4 py-2.5 shadow-e1 md:hidden">
          <div className="min-w-0">
            <Price price={product.price} discounted={product.priceDiscounted} />
            <p className="truncate text-[0.8125rem] text-ink-3">{measureLabel(product, t)}</p>
          </div>
          <AddToCartButton
            productId={product.id}
            title={product.title}
            variant="page"
            quantity={quantity}
            className="flex-1"
          />
        </div>
      )}
    </>
  )
}
