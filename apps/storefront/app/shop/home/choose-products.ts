import type { Product } from '@filiera/contract/catalog/catalogue'
import type { EndpointAnswer } from '@filiera/contract/endpoint'
import type { readHomePage } from '@filiera/contract/page-reads'

type Home = EndpointAnswer<typeof readHomePage>

/** Products in the row of the newest. */
const ROW = 5
/** Products in the story of a seller. */
const STORY = 3

/** Which products stand where on the home page: on the cover, in the seller's story and in the row of the newest, none twice. */
export function chooseProducts({
  cover,
  newest,
  arrivals,
  featured,
}: Pick<Home, 'cover' | 'newest' | 'arrivals' | 'featured'>): {
  cover: Product | null
  story: Product[]
  row: Product[]
} {
  const latest = newest && newest.products.length > 0 ? newest.products : arrivals
  const first = cover ?? latest.find(({ available }) => available) ?? null
  const story = (featured?.products ?? []).filter(({ id }) => id !== first?.id).slice(0, STORY)
  const above = new Set([first, ...story].map((product) => product?.id))
  return { cover: first, story, row: latest.filter(({ id }) => !above.has(id)).slice(0, ROW) }
}
