import {
  acceptOrder,
  decideReturn,
  deliverOrder,
  getSellerOrder,
  prepareOrder,
  refundOrder,
  type SellerOrder,
  shipOrder,
} from '@filiera/contract/orders/fulfilment'
import type { PlacedOrder, Shop, World } from '../world/world.ts'
import { type Action, type Answered, request, wishId } from './request.ts'

/** What a shop does with an order: each of its buttons. */
export type Deed =
  | 'accept'
  | 'prepare'
  | 'ship'
  | 'deliver'
  | 'refund piece'
  | 'refund amount'
  | 'refund all'
  | 'accept return'
  | 'refuse return'

const shopOf = ({ shops }: World, { lines: [line] }: PlacedOrder): Shop | undefined =>
  shops.find(({ productId }) => productId === line?.productId)

/** What a refund is asked for with; an amount of a tenth, so that several of them fit. */
function refundBody(order: PlacedOrder, deed: Deed, wish: string) {
  const common = { reason: 'broken on the way', requestId: wishId(`${order.id} ${wish}`) }
  const [line] = order.lines
  if (deed === 'refund all') return { ...common, lines: order.lines }
  if (deed === 'refund amount' || !line)
    return { ...common, lines: [], amount: Math.ceil(order.cents / 10) / 100 }
  return { ...common, lines: [{ ...line, quantity: 1 }] }
}

function act(
  world: World,
  shop: Shop,
  order: PlacedOrder,
  wanted: { deed: Deed; wish: string; seen: SellerOrder | null },
): Promise<Answered<SellerOrder>> | null {
  const { call } = world.sim
  const { headers } = shop
  const params = { id: order.id }
  const ask = (kind: string, work: () => Promise<Answered<SellerOrder>>) => request(world, kind, shop, work)
  const { deed, wish, seen } = wanted
  switch (deed) {
    case 'accept':
      return ask('accept', () => call(acceptOrder, { params, body: {} }, headers))
    case 'prepare':
      return ask('prepare', () => call(prepareOrder, { params, body: {} }, headers))
    case 'ship': {
      const body = { carrier: 'brt' as const, trackingNumber: '010012345678' }
      return ask('ship', () => call(shipOrder, { params, body }, headers))
    }
    case 'deliver':
      return ask('deliver', () => call(deliverOrder, { params, body: {} }, headers))
    case 'accept return':
    case 'refuse return': {
      const waiting = seen?.withdrawals.find(({ status }) => status === 'requested')
      if (!waiting) return null
      const accept = deed === 'accept return'
      const body = { withdrawalId: waiting.id, accept, note: 'the seal is broken' }
      return ask('decide return', () => call(decideReturn, { params, body }, headers))
    }
    default:
      return ask(deed, () =>
        call(refundOrder, { params, body: refundBody(order, deed, `${deed} ${wish}`) }, headers),
      )
  }
}

/** The shop of an order reads it, as its screen does. */
async function open(world: World, shop: Shop, id: string): Promise<SellerOrder | null> {
  const seen = await request(world, 'open order', shop, () =>
    world.sim.call(getSellerOrder, { params: { id } }, shop.headers),
  )
  return seen.ok ? seen.value : null
}

/** The shop of a shopper's last order does one thing with it. */
export const shopDoes =
  (choose: (world: World) => { orders: PlacedOrder[] }, deed: Deed, wish = ''): Action =>
  async (world) => {
    const order = choose(world).orders.at(-1)
    const shop = order && shopOf(world, order)
    if (!order || !shop) return
    const seen = deed.endsWith('return') ? await open(world, shop, order.id) : null
    await act(world, shop, order, { deed, wish, seen })
  }

const deeds: Readonly<Record<SellerOrder['sellerActions'][number], readonly Deed[]>> = {
  accept: ['accept'],
  prepare: ['prepare'],
  ship: ['ship'],
  'correct-shipment': [],
  deliver: ['deliver'],
  refund: ['refund piece', 'refund amount', 'refund all'],
  'decide-return': ['accept return', 'accept return', 'refuse return'],
  message: [],
}

/** Some shop opens some order and does what its screen offers; a moment later that may no longer be right. */
export const serve: Action = async (world) => {
  const { random } = world
  const orders = world.shoppers.flatMap(({ orders: own }) => own)
  if (orders.length === 0) return
  const order = random.pick(orders)
  const shop = shopOf(world, order)
  const seen = shop ? await open(world, shop, order.id) : null
  if (!shop || !seen) return
  const offered = seen.sellerActions.flatMap((name) => deeds[name])
  const steps = offered.filter((deed) => !deed.startsWith('refund'))
  const from = steps.length > 0 && random.chance(0.7) ? steps : offered
  if (from.length === 0) return
  await act(world, shop, order, { deed: random.pick(from), wish: String(random.below(3)), seen })
}
