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

type ButtonProps = Pick<AddToCartProps, 'title' | 'variant'> & { phase: 'idle' | 'adding' | 'added' }

function SubmitButton({ title, variant, phase }: ButtonProps) {
  const { t } = useTranslation()
  const isAdded = phase === 'added'
  const isWide = variant === 'page'
  const square = join(
    'grid flex-none cursor-pointer place-items-center rounded-control transition-colors duration-120',
    variant === 'card'
      ? 'size-12 bg-button text-on-button hover:bg-button-hover'
      : 'size-11 border-[1.5px] border-current text-link hover:bg-quiet',
  )
  const wide = join(
    buttonClass({ size: 'large', full: true }),
    // beside the stepper as long as both have room
    'flex-[1_1_min-content] max-xl:px-2 max-md:text-base min-[22.5rem]:whitespace-nowrap',
  )
  return (
    <button
      type="submit"
      aria-busy={phase === 'adding' || undefined}
      aria-label={isWide ? undefined : t('cart.addNamed', { title })}
      className={join(isWide ? wide : square, isAdded && 'scale-[1.04] transition-transform')}
    >
      {isWide ? (
        <>
          <ShoppingBasket size={22} className="flex-none max-xl:hidden" />
          {t(isAdded ? 'cart.added' : 'cart.add')}
        </>
      ) : isAdded ? (
        <Check size={22} />
      ) : (
        <Plus size={22} />
      )}
    </button>
  )
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
  const to = useLocalPath()
  const [phase, setPhase] = useState<ButtonProps['phase']>('idle')
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
      <SubmitButton title={title} variant={variant} phase={phase} />
    </form>
  )
}
