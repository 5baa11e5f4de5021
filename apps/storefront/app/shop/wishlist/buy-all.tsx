import { useState } from 'react'
import { addAllToCart } from '../../state/cart/change-cart.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button } from '../../ui/forms/button.tsx'
import { ShoppingBasket } from '../../ui/icons/frame.tsx'

/** Adds one piece of each of these products to the cart; without JavaScript a plain form that leads to the cart. */
export function BuyAll({ productIds }: { productIds: readonly string[] }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const [isBusy, setIsBusy] = useState(false)
  if (productIds.length === 0) return null
  return (
    <form
      method="post"
      action={to('/wishlist')}
      onSubmit={async (event) => {
        event.preventDefault()
        if (isBusy) return
        setIsBusy(true)
        await addAllToCart(productIds, t('catalogue.products', { count: productIds.length }))
        setIsBusy(false)
      }}
    >
      <input type="hidden" name="intent" value="buy" />
      {productIds.map((id) => (
        <input key={id} type="hidden" name="productId" value={id} />
      ))}
      <Button type="submit" variant="outline">
        <ShoppingBasket size={22} className="flex-none" />
        {t('wishlist.buyAll')}
      </Button>
    </form>
  )
}
