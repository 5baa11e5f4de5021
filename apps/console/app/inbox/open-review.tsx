import { ReviewPanel } from '../reviews/review-panel.tsx'
import { useReview } from '../reviews/use-reviews.ts'
import { OpenPart } from './inbox.tsx'

/** One review beside the list, with its order; `back` leads to the list where there is room for one of them only. */
export function OpenReview({ shop, id, back }: { shop: string; id: string; back: string }) {
  const { data } = useReview(shop, id)
  return (
    <OpenPart back={back} order={data?.orderId}>
      <ReviewPanel shop={shop} id={id} />
    </OpenPart>
  )
}
