import { FIGURE_PRODUCTS, type SellerFigures } from '@filiera/contract/console/figures'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import type { Language } from '@filiera/domain/languages'
import { centsToEuros } from '@filiera/domain/money/money'
import { pictureUrl } from '@filiera/domain/picture-url'
import type { Services } from '../../services.ts'
import { checkPeriod, daysOf, type Period, periodBefore } from '../periods/period.ts'
import { daysOut } from './days-out.ts'
import {
  findNamedProducts,
  findOrdersByDay,
  findRefundsByDay,
  findSoldPieces,
  findStockHistories,
  type NamedProduct,
  type OrdersOfDay,
  type SoldPieces,
} from './figures.store.ts'

const PICTURE_WIDTH = 200
const DAY_SECONDS = 86_400

type Read = { orders: OrdersOfDay[]; pieces: SoldPieces[]; refunds: { day: string; cents: number }[] }

const sumOf = <Row>(rows: readonly Row[], value: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + value(row), 0)

function presentDays(period: Period, { orders, pieces, refunds }: Read): SellerFigures['days'] {
  const ordersOn = new Map(orders.map((row) => [row.day, row]))
  const piecesOn = new Map(pieces.map((row) => [row.day, row.pieces]))
  const refundedOn = new Map(refunds.map((row) => [row.day, row.cents]))
  return daysOf(period).map((day) => {
    const known = ordersOn.get(day)
    return {
      day,
      sold: centsToEuros(known?.soldCents ?? 0),
      orders: known?.orders ?? 0,
      pieces: piecesOn.get(day) ?? 0,
      refunded: centsToEuros(refundedOn.get(day) ?? 0),
    }
  })
}

function presentTotal({ orders, pieces, refunds }: Read): SellerFigures['total'] {
  const shipped = sumOf(orders, (row) => row.shipped)
  const seconds = sumOf(orders, (row) => row.shippingSeconds)
  return {
    sold: centsToEuros(sumOf(orders, (row) => row.soldCents)),
    orders: sumOf(orders, (row) => row.orders),
    pieces: sumOf(pieces, (row) => (row.day === null ? 0 : row.pieces)),
    refunded: centsToEuros(sumOf(refunds, (row) => row.cents)),
    daysToShip: shipped > 0 ? Math.round((seconds / shipped / DAY_SECONDS) * 10) / 10 : null,
  }
}

const presentProduct = ({ id, title, pictureHash }: NamedProduct) => ({
  id,
  title,
  picture: pictureHash && pictureUrl(pictureHash, PICTURE_WIDTH, 'webp'),
})

/** Products on sale that ended days of a period without stock; days to come are none, nor those before a product was there. */
async function findOut({ db }: Services, sellerId: string, { from, to }: Period, today: string) {
  const days = daysOf({ from, to: to < today ? to : today })
  const histories = await findStockHistories(db, sellerId, from)
  return histories
    .map(({ id, stock, createdOn, changes }) => ({
      id,
      days: daysOut(stock, changes, days).filter((day) => day >= createdOn),
    }))
    .filter((product) => product.days.length > 0)
    .sort((one, other) => other.days.length - one.days.length || Number(one.id) - Number(other.id))
}

/** What a shop sold in a period, beside the one before. @throws bad_request for a period that cannot be shown */
export async function readFigures(
  services: Services,
  sellerId: string,
  { lang, ...period }: Period & { lang: Language },
): Promise<SellerFigures> {
  const { db, clock } = services
  const today = dateInItaly(clock.now())
  checkPeriod(period, today)
  const previous = periodBefore(period)
  const read = async (of: Period): Promise<Read> => {
    const [orders, pieces, refunds] = await Promise.all([
      findOrdersByDay(db, sellerId, of),
      findSoldPieces(db, sellerId, of),
      findRefundsByDay(db, sellerId, of),
    ])
    return { orders, pieces, refunds }
  }
  const [now, before, out] = await Promise.all([
    read(period),
    read(previous),
    findOut(services, sellerId, period, today),
  ])
  const best = now.pieces
    .flatMap(({ productId, pieces, soldCents }) => (productId ? [{ id: productId, pieces, soldCents }] : []))
    .sort((one, other) => other.soldCents - one.soldCents || Number(one.id) - Number(other.id))
    .slice(0, FIGURE_PRODUCTS)
  const longest = out.slice(0, FIGURE_PRODUCTS)
  const names = await findNamedProducts(
    db,
    sellerId,
    [...best, ...longest].map(({ id }) => id),
    lang,
  )
  const named = <Row extends { id: string }, More>(
    rows: readonly Row[],
    more: (row: Row, name: NamedProduct) => More,
  ) =>
    rows.flatMap((row) => {
      const name = names.get(row.id)
      return name ? [{ ...presentProduct(name), ...more(row, name) }] : []
    })
  return {
    period,
    previous,
    days: presentDays(period, now),
    previousDays: presentDays(previous, before),
    total: presentTotal(now),
    previousTotal: presentTotal(before),
    top: named(best, ({ pieces, soldCents }) => ({ pieces, sold: centsToEuros(soldCents) })),
    out: {
      count: out.length,
      products: named(longest, ({ days }, { waiting }) => ({ days, waiting })),
    },
  }
}
