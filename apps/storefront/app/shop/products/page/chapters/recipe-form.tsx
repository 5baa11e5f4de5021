import { eurosToCents, formatEuros, formatMoney } from '@filiera/domain/money/money'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useLocalPath } from '../../../../texts/use-language.ts'
import { useTranslation } from '../../../../texts/use-translation.ts'
import { Button } from '../../../../ui/forms/button.tsx'
import { SmallImage } from '../../../../ui/small-image.tsx'
import type { PageRecipe } from './page-recipe.ts'

type Row = PageRecipe['products'][number]

const priceOf = ({ product }: Row) => product.priceDiscounted ?? product.price
const ticked = (form: HTMLFormElement) => new FormData(form).getAll('productId').map(String)

/** One product with its box; a sold out one has none. */
function Ingredient({ row, isHere }: { row: Row; isHere: boolean }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { product, amount, sameParcel } = row
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)] items-center gap-x-3.5 border-t border-line px-5 py-3 md:grid-cols-[24px_56px_minmax(0,1fr)]">
      {product.available ? (
        <input
          type="checkbox"
          name="productId"
          value={product.id}
          defaultChecked
          aria-label={product.title}
          className="choice-box choice-check cursor-pointer rounded-[5px]"
        />
      ) : (
        <span />
      )}
      <SmallImage url={product.image} sizes="56px" className="rounded-control max-md:hidden" />
      <div className="min-w-0 text-[0.9375rem] wrap-anywhere">
        {isHere ? (
          product.title
        ) : (
          <Link
            to={to(`/product/${product.id}`)}
            className="underline decoration-link-line underline-offset-4"
          >
            {product.title}
          </Link>
        )}
        <p className="text-sm text-ink-2">
          {t('catalogue.recipe.takes', { amount })}
          {isHere ? ` · ${t('catalogue.recipe.here')}` : sameParcel && ` · ${t('catalogue.sameParcel')}`}
        </p>
        <p className="font-semibold">
          {product.available ? formatEuros(priceOf(row)) : t('catalogue.backSoon')}
        </p>
      </div>
    </li>
  )
}

/** What one piece of each chosen product costs together; nothing is chosen: nothing is said. */
function Total({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation()
  const cents = rows.reduce((sum, row) => sum + eurosToCents(priceOf(row)), 0)
  return (
    <p aria-live="polite" className="mb-3.5 flex flex-wrap justify-between gap-x-4 empty:hidden">
      {rows.length > 0 && (
        <>
          <span>{t('catalogue.recipe.chosen', { count: rows.length })}</span> <b>{formatMoney(cents)}</b>
        </>
      )}
    </p>
  )
}

/** Adds what is ticked to the cart, and what is said of it. */
function useAddChosen(available: PageRecipe['products']) {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState('')
  const titlesOf = (ids: readonly string[]) =>
    available
      .filter(({ product }) => ids.includes(product.id))
      .map(({ product }) => product.title)
      .join(' · ')
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const sent = event.currentTarget
    const ids = ticked(sent)
    if (ids.length === 0) return setSaid(t('catalogue.recipe.none'))
    setIsBusy(true)
    try {
      const { addEach } = await import('../../../../state/cart/change-cart.ts')
      const refused = await addEach(ids)
      const added = titlesOf(ids.filter((id) => !refused.includes(id)))
      setSaid(
        [
          added && t('catalogue.recipe.added', { titles: added }),
          refused.length > 0 && t('catalogue.recipe.refused', { titles: titlesOf(refused) }),
        ]
          .filter(Boolean)
          .join(' '),
      )
    } catch {
      sent.submit()
    }
    setIsBusy(false)
  }
  return { isBusy, said, submit }
}

/** What a recipe takes; the button adds what is ticked to the cart and says what was added. Without scripts the form leads to the cart. */
export function RecipeForm({ recipe, productId }: { recipe: PageRecipe; productId: string }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const form = useRef<HTMLFormElement>(null)
  const available = recipe.products.filter(({ product }) => product.available)
  const [chosen, setChosen] = useState<readonly string[]>(() => available.map(({ product }) => product.id))
  const readChosen = () => {
    if (form.current) setChosen(ticked(form.current))
  }
  // boxes may have been changed before the scripts were there
  useEffect(readChosen, [])
  const { isBusy, said, submit } = useAddChosen(available)
  return (
    <form
      ref={form}
      method="post"
      action={to('/cart')}
      onSubmit={submit}
      onChange={readChosen}
      className="self-start overflow-hidden rounded-panel border border-line bg-paper"
    >
      <input type="hidden" name="intent" value="add" />
      <h4 className="px-5 py-4 font-semibold">{t('catalogue.recipe.needed')}</h4>
      <ul>
        {recipe.products.map((row) => (
          <Ingredient key={row.product.id} row={row} isHere={row.product.id === productId} />
        ))}
      </ul>
      {recipe.atHome && (
        <p className="border-t border-line px-5 py-3.5 text-[0.9375rem] text-ink-2">
          {t('catalogue.recipe.atHome', { list: recipe.atHome })}
        </p>
      )}
      <div className="border-t border-line px-5 py-4.5">
        <Total rows={available.filter(({ product }) => chosen.includes(product.id))} />
        {available.length > 0 && (
          <Button type="submit" full aria-busy={isBusy || undefined}>
            {t('catalogue.recipe.add')}
          </Button>
        )}
        <p role="status" className="mt-2.5 text-sm text-ink-2 empty:hidden">
          {said}
        </p>
      </div>
    </form>
  )
}
