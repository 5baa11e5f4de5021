import { useEffect } from 'react'
import { useCompare } from '../compare/compare-store.ts'
import { useWishlist } from '../wishlist/wishlist-store.ts'

const card = '[data-still=written] [data-product]'

/** Marks the hearts and scales of what is saved or chosen. */
function showPicks(): void {
  const saved = useWishlist.getState().items.map(({ productId }) => productId)
  const chosen = useCompare.getState().products.map(({ id }) => id)
  for (const pick of document.querySelectorAll(`${card} .pick`)) {
    const id = pick.closest<HTMLElement>('[data-product]')?.dataset.product ?? ''
    const isOn = (pick.matches('.heart') ? saved : chosen).includes(id)
    if (pick.ariaPressed !== `${isOn}`) pick.ariaPressed = `${isOn}`
  }
}

function press({ target }: MouseEvent): void {
  const pick = target instanceof Element && target.closest(`${card} .pick`)
  if (pick) void import('../catalogue/still-card.ts').then(({ pressPick }) => pressPick(pick))
}

function submit(event: SubmitEvent): void {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || !form.matches(`${card} form`)) return
  event.preventDefault()
  void import('../catalogue/still-card.ts').then(({ addCard }) => addCard(form))
}

/** Product cards in parts that the browser left as they were written: their buttons work like those of all others. */
export function useStillCards(): void {
  useEffect(() => {
    showPicks()
    const stops = [useWishlist.subscribe(showPicks), useCompare.subscribe(showPicks)]
    document.addEventListener('click', press)
    document.addEventListener('submit', submit)
    return () => {
      for (const stop of stops) stop()
      document.removeEventListener('click', press)
      document.removeEventListener('submit', submit)
    }
  }, [])
}
