import { useState } from 'react'
import { clearCart } from '../../state/cart/change-cart.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { AskFirst } from './ask-first.tsx'

/** Empties every cart after asking once; without JavaScript a plain form. */
export function ClearCart() {
  const { t } = useTranslation()
  const to = useLocalPath()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <form
        method="post"
        action={to('/cart')}
        onSubmit={(event) => {
          event.preventDefault()
          setAsking(true)
        }}
      >
        <input type="hidden" name="intent" value="clear" />
        <button
          type="submit"
          className="min-h-11 cursor-pointer text-[0.9375rem] font-semibold text-link underline decoration-link-line underline-offset-4"
        >
          {t('cart.clear')}
        </button>
      </form>
      <AskFirst
        open={asking}
        onClose={() => setAsking(false)}
        title={t('cart.clearTitle')}
        text={t('cart.clearText')}
        yes={t('cart.clear')}
        onYes={() => void clearCart()}
      />
    </>
  )
}
