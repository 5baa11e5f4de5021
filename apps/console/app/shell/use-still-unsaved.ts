import { getSellerProduct } from '@filiera/contract/console/products'
import { useEffect, useState } from 'react'
import { askApi } from '../api/call-api.ts'
import { type Unsaved, useUnsaved } from '../work/use-unsaved.ts'

/** How often what is stored of a product is compared with its draft, in milliseconds. */
const COMPARE_MS = 30_000

/** Those of the products that the draft does not have all of; the editor's part is loaded when there is one. */
async function stillUnsaved(shop: string, ids: readonly string[]): Promise<string[]> {
  const { forgetSaved } = await import('../editor/editing/stored-typed.ts')
  const isUnsaved = async (id: string) => {
    const now = await askApi(getSellerProduct, { params: { id }, query: { shop } })
    return forgetSaved(shop, id, now.ok ? now.value.content : null)
  }
  const unsaved = await Promise.all(ids.map(isUnsaved))
  return ids.filter((_, at) => unsaved[at])
}

/**
 * Products with texts that were typed in this browser and that the shop does not have.
 * @param open the product that is open; null without one
 */
export function useStillUnsaved(shop: string, open: string | null): Unsaved[] {
  const unsaved = useUnsaved(shop).filter(({ id }) => id !== open)
  const [still, setStill] = useState<readonly string[]>([])
  const names = unsaved.map(({ id }) => id).join()
  useEffect(() => {
    if (names === '') return
    let isLeft = false
    const ids = names.split(',')
    const put = (found: readonly string[]) => !isLeft && setStill(found)
    // without a network nothing can be compared, and nothing was saved
    const compare = () => void stillUnsaved(shop, ids).then(put, () => put(ids))
    compare()
    const timer = setInterval(compare, COMPARE_MS)
    return () => {
      isLeft = true
      clearInterval(timer)
    }
  }, [shop, names])
  return unsaved.filter(({ id }) => still.includes(id))
}
