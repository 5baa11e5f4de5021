import type { Cart, CartItem } from '@filiera/contract/cart'
import { MAX_LINE_QUANTITY } from '@filiera/domain/cart-totals'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '../account/use-hydrated.ts'
import { buttonClass } from '../design/button.tsx'
import { join } from '../design/join.ts'
import { Stepper } from '../design/stepper.tsx'
import { useLocalPath } from '../i18n/use-language.ts'
import { removeLine, stepLine } from './change-cart.ts'

const textButton =
  'min-h-11 cursor-pointer px-1 text-[15px] font-semibold text-link underline decoration-link-line underline-offset-4'

type LineProps = { cart: Cart; item: CartItem }

/** The quantity as a plain form, for pages without JavaScript. */
function QuantityForm({ item, label }: { item: CartItem; label: string }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <form method="post" action={to('/cart')} className="flex items-center gap-2">
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="productId" value={item.productId} />
      <input type="hidden" name="current" value={item.quantity} />
      <input
        type="number"
        name="quantity"
        min={1}
        max={item.maxQuantity}
        defaultValue={item.quantity}
        aria-label={label}
        className="h-12 w-20 rounded-control border-[1.5px] border-control bg-raised text-center font-semibold"
      />
      <button type="submit" className={buttonClass({ variant: 'outline', size: 'small' })}>
        {t('cart.setQuantity')}
      </button>
    </form>
  )
}

function Quantity({ cart, item, isHydrated }: LineProps & { isHydrated: boolean }) {
  const { t } = useTranslation()
  const { productId, title, quantity, maxQuantity } = item
  const label = t('cart.quantityOf', { title })
  if (!isHydrated) return <QuantityForm item={item} label={label} />
  return (
    <Stepper
      value={quantity}
      max={Math.max(quantity, maxQuantity)}
      label={label}
      onChange={(wanted) => void stepLine(productId, wanted - quantity)}
      onBelow={() => void removeLine(cart.id, item)}
    />
  )
}

/** Why there are no more of it; the change of a line says so already when it was capped. */
function Limit({ item }: { item: CartItem }) {
  const { t } = useTranslation()
  const { available, quantity, maxQuantity, change } = item
  const isAtLimit = available && quantity >= maxQuantity && change !== 'capped'
  const text =
    maxQuantity < MAX_LINE_QUANTITY ? t('cart.allThereIs') : t('cart.mostPieces', { max: maxQuantity })
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
            <span className="min-[420px]:hidden">{t('cart.laterShort')}</span>
            <span className="max-[419px]:hidden">{t('cart.later')}</span>
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
  const isHydrated = useHydrated()
  const isGone = item.change === 'gone'
  const save = async () => (await import('./save-for-later.ts')).saveForLater(cart.id, item)
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-4.5 gap-y-1.5 md:col-start-2">
      {item.available && <Quantity cart={cart} item={item} isHydrated={isHydrated} />}
      <div className={join('flex flex-wrap gap-x-3', item.available ? 'ml-auto md:ml-0' : '-ml-1')}>
        {!isGone && <LineForm cart={cart} item={item} intent="later" onSubmit={() => void save()} />}
        <LineForm cart={cart} item={item} intent="remove" onSubmit={() => void removeLine(cart.id, item)} />
      </div>
      <Limit item={item} />
    </div>
  )
}
