import { ADDED_MS } from '../cart/add-to-cart-button.tsx'
import { addToCart } from '../cart/change-cart.ts'
import { changeCompared } from '../compare/change-compare.ts'
import { changeWish } from '../wishlist/change-wishlist.ts'

const check = '<path d="M20 6 9 17l-5-5"></path>'

/** The product of a card as it stands written on the page. */
function productOf(part: Element) {
  const card = part.closest<HTMLElement>('[data-product]')
  return {
    id: card?.dataset.product ?? '',
    price: Number(card?.dataset.price),
    priceDiscounted: null,
    title: card?.querySelector('a')?.textContent ?? '',
    image: card?.querySelector('img')?.getAttribute('src') ?? '',
  }
}

/** Saves or compares the product of a written card, or takes it back, as its heart or scales say. */
export async function pressPick(pick: Element): Promise<void> {
  const product = productOf(pick)
  const isOn = pick.ariaPressed === 'true'
  if (pick.matches('.heart')) await changeWish(product, isOn)
  else changeCompared(product, isOn)
}

/** Adds the product of a written card; its button says for a moment that it worked. */
export async function addCard(form: HTMLFormElement): Promise<void> {
  const icon = form.querySelector('svg')
  const isBusy = form.ariaBusy === 'true'
  if (isBusy || !icon) return
  const { id, title } = productOf(form)
  form.ariaBusy = 'true'
  const isAdded = await addToCart(id, title)
  form.ariaBusy = null
  if (!isAdded || icon.innerHTML === check) return
  const plus = icon.innerHTML
  icon.innerHTML = check
  setTimeout(() => {
    icon.innerHTML = plus
  }, ADDED_MS)
}
