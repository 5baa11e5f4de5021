import { useEffect, useRef, useState } from 'react'
import { fetchSelection } from '../../state/wishlist/wishlist.client.ts'
import { parts } from '../../state/wishlist/wishlist.state.ts'
import { type CardProduct, cardProduct } from '../product/card-product.ts'

/** Products by id; null for one that is no longer sold. */
type Known = Readonly<Record<string, CardProduct | null>>

const byId = (ids: readonly string[], products: readonly CardProduct[]): Known =>
  Object.fromEntries(ids.map((id) => [id, products.find((product) => product.id === id) ?? null]))

/** The products behind ids: those that came with the page, the others asked for once. */
export function useWishedProducts(ids: readonly string[], came: { ids: string[]; products: CardProduct[] }) {
  const [known, setKnown] = useState<Known>(() => byId(came.ids, came.products))
  const [hasFailed, setHasFailed] = useState(false)
  const asked = useRef(new Set(came.ids))
  const wanted = ids.join()
  useEffect(() => {
    // what failed before is asked for again
    setHasFailed(false)
    const missing = wanted.split(',').filter((id) => id !== '' && !asked.current.has(id))
    for (const part of parts(missing)) {
      for (const id of part) asked.current.add(id)
      void fetchSelection(part).then((found) => {
        if (found.ok) setKnown((before) => ({ ...before, ...byId(part, found.value.map(cardProduct)) }))
        else {
          for (const id of part) asked.current.delete(id)
          setHasFailed(true)
        }
      })
    }
  }, [wanted])
  return { known, hasFailed }
}
