import type { Cart, CartItem } from '@filiera/contract/orders/cart'
import { MAX_LINE_QUANTITY } from '@filiera/domain/money/cart-totals'
import { useState } from 'react'
import { removeLine, stepLine } from '../../state/cart/change-cart.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { Stepper } from '../../ui/forms/stepper.tsx'
import { useHydrated } from '../../ui/hydration/use-hydrated.ts'
import { join } from '../../ui/join.ts'
import { AskFirst } from './ask-first.tsx'

const textButton =
  'min-h-11 cursor-pointer px-1 text-[0.9375rem] font-semibold text-link underline decoration-link-line underline-offset-4'

type LineProps = { cart: Cart; item: CartItem }

/** The quantity: a plain form until the scripts run, then a field that changes the cart by itself. Below one piece it asks (decision 10). */
function Quantity({ cart, item }: LineProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const isHydrated = useHydrated()
  const [asking, setAsking] = useState(false)
  const { productId, title, quantity, maxQuantity } = item
  return (
    <>
      <form
        method="post"
        action={to('/cart')}
        onSubmit={(event) => event.preventDefault()}
        className="flex items-center gap-2"
      >
        <input type="hidden" name="intent" value="set" />
        <input type="hidden" name="productId" value={productId} />
        <input type="hidden" name="cartId" value={cart.id} />
        <input type="hidden" name="current" value={quantity} />
        {/* what the Enter key presses: the first button of a form */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
        <Stepper
          name="quantity"
          stepName="step"
          value={quantity}
          max={Math.max(quantity, maxQuantity)}
          label={t('cart.quantityOf', { title })}
          onChange={(wanted) => void stepLine(productId, wanted - quantity)}
          onBelow={() => setAsking(true)}
        />
        {!isHydrated && (
          <button type="submit" className={buttonClass({ variant: 'outline', size: 'small' })}>
            {t('cart.setQuantity')}
          </button>
        )}
      </form>
      <AskFirst
        open={asking}
        onClose={() => setAsking(false)}
        title={t('cart.removeTitle')}
        text={t('cart.removeText', { title })}
        yes={t('cart.remove')}
        onYes={() => void removeLine(cart.id, item)}
      />
    </>
  )
}

/** Why there are no more of it; the change of a line says so already when it was capped. */
function Limit({ item }: { item: CartItem }) {
  const { t } = useTranslation()
  const { available, quantity, maxQuantity, change } = item
  const isAtLimit = available && quantity >= maxQuantity && change !== 'capped'
  const text =
    maxQuantity < MAX_LINE_QUANTITY
      ? t('cart.allThereIs', { max: maxQuantity })
      : t('cart.mostPieces', { max: maxQuantity })
  return (
    <p role="status" className="w-full text-sm text-ink-3 empty:hidden">
      {isAtLimit && text}
    </p>
  )
}

type LineFormProps = LineProps & { intent: 'remove' | 'later'; onSubmit(): void }

/** A plain form of one line; scripts do the same without leaving the page. */
function LineForm({ cart, item, intent, onSubmit }: LineFormProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <form
      method="post"
      action={to('/cart')}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="productId" value={item.productId} />
      <input type="hidden" name="cartId" value={cart.id} />
      <button
        type="submit"
        className={textButton}
        aria-label={t(`cart.${intent}Named`, { title: item.title })}
      >
        {intent === 'later' ? (
          <>
            <span className="min-[26.25rem]:hidden">{t('cart.laterShort')}</span>
            <span className="max-[26.25rem]:hidden">{t('cart.later')}</span>
          </>
        ) : (
          t('cart.remove')
        )}
      </button>
    </form>
  )
}

/** Quantity, save for later and remove of one line. */
export function CartLineControls({ cart, item }: LineProps) {
  const isGone = item.change === 'gone'
  const save = async () => (await import('./save-for-later.ts')).saveForLater(cart.id, item)
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-4.5 gap-y-1.5 md:col-start-2">
      {item.available && <Quantity cart={cart} item={item} />}
      <div className={join('flex flex-wrap gap-x-3', item.available ? 'ml-auto md:ml-0' : '-ml-1')}>
        {!isGone && <LineForm cart={cart} item={item} intent="later" onSubmit={() => void save()} />}
        <LineForm cart={cart} item={item} intent="remove" onSubmit={() => void removeLine(cart.id, item)} />
      </div>
      <Limit item={item} />
    </div>
  )
}
