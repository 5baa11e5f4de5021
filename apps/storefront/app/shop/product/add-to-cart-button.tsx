import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { Check, Plus, ShoppingBasket } from '../../ui/icons/frame.tsx'
import { join } from '../../ui/join.ts'

/** Time the button says that it worked, in milliseconds. */
export const ADDED_MS = 1600

type AddToCartProps = {
  productId: string
  title: string
  /** `card`: the square plus of a product card · `page`: the wide button of the product page. */
  variant: 'card' | 'line' | 'page'
  /** Pieces; on the product page a stepper inside the form may send its own `quantity`. */
  quantity?: number
  /** Stands before the button inside the form, e.g. the stepper. */
  children?: ReactNode
  className?: string
}

/** The script could not be fetched, and a browser does not ask for it twice: the form goes without it once the storefront answers. */
async function submitPlainly(form: HTMLFormElement): Promise<false> {
  const isReached = await fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  )
  if (isReached) form.submit()
  return false
}

/** Adds a product to the cart; without JavaScript it is a plain form that leads to the cart. */
export function AddToCartButton({
  productId,
  title,
  variant,
  quantity = 1,
  children,
  className,
}: AddToCartProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const [phase, setPhase] = useState<'idle' | 'adding' | 'added'>('idle')
  useEffect(() => {
    if (phase !== 'added') return
    const timer = setTimeout(() => setPhase('idle'), ADDED_MS)
    return () => clearTimeout(timer)
  }, [phase])
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (phase === 'adding') return
    // what stands in the field counts, also when it was typed before the scripts ran
    const typed = Number(new FormData(form).get('quantity'))
    const wanted = Number.isInteger(typed) && typed > 0 ? typed : quantity
    setPhase('adding')
    // loaded at the first use: most visits of a page end without it
    const isAdded = await import('../../state/cart/change-cart.ts')
      .then(({ addToCart }) => addToCart(productId, title, wanted))
      .catch(() => submitPlainly(form))
    setPhase(isAdded ? 'added' : 'idle')
  }
  return (
    <form method="post" action={to('/cart')} onSubmit={submit} className={className}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={productId} />
      {children ?? <input type="hidden" name="quantity" value={quantity} />}
      {variant !== 'page' ? (
        <button
          type="submit"
          aria-busy={phase === 'adding' || undefined}
          aria-label={t('cart.addNamed', { title })}
          className={join(
            'grid flex-none cursor-pointer place-items-center rounded-control transition-colors duration-120',
            variant === 'card'
              ? 'size-12 bg-button text-on-button hover:bg-button-hover'
              : 'size-11 border-[1.5px] border-current text-link hover:bg-quiet',
            phase === 'added' && 'scale-[1.04] transition-transform',
          )}
        >
          {phase === 'added' ? <Check size={22} /> : <Plus size={22} />}
        </button>
      ) : (
        <button
          type="submit"
          aria-busy={phase === 'adding' || undefined}
          className={join(
            buttonClass({ size: 'large', full: true }),
            // beside the stepper as long as both have room
            'flex-[1_1_min-content] max-xl:px-2 max-md:text-base min-[22.5rem]:whitespace-nowrap',
            phase === 'added' && 'scale-[1.04] transition-transform',
          )}
        >
          <ShoppingBasket size={22} className="flex-none max-xl:hidden" />
          {phase === 'added' ? t('cart.added') : t('cart.add')}
        </button>
      )}
    </form>
  )
}
