import { COMPARE_MAX } from '@filiera/domain/catalogue-constants'
import { announceSuccess } from '../../notices/notices.ts'
import { type CompareAction, type ComparedProduct, isCompared, reduceCompare } from './compare.state.ts'
import { useCompare } from './compare-store.ts'

export function dispatchCompare(action: CompareAction): void {
  useCompare.setState((state) => reduceCompare(state, action), true)
}

/** Chooses a product or leaves it out again, as whoever pressed saw it; a fifth is refused with a notice. */
export function changeCompared({ id, title, image }: ComparedProduct, isChosen: boolean): void {
  const state = useCompare.getState()
  if (isChosen) dispatchCompare({ type: 'remove', id })
  else if (!isCompared(state, id) && state.products.length >= COMPARE_MAX)
    announceSuccess('compare_limit', { values: { title } })
  else dispatchCompare({ type: 'add', product: { id, title, image } })
}
