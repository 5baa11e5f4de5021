import { orderId } from '@filiera/contract/values'
import { type Carrier, carrierName, carriers, readTrackingNumber } from '@filiera/domain/places/tracking'

/** A row of a list of tracking numbers, or what is wrong with it. */
export type TrackingRow = { line: number; text: string } & (
  | { order: string; carrier: Carrier; number: string }
  | { fault: 'order' | 'carrier' | 'number'; carrier?: Carrier }
)

/** What a spreadsheet puts around a value: quotes, and `="…"` that keeps leading zeros. */
const bare = (cell: string) =>
  cell
    .trim()
    .replace(/^="?(.*?)"?$/, '$1')
    .replace(/^"(.*)"$/, '$1')
    .trim()

const carrierOf = (text: string): Carrier | undefined => {
  const wanted = text.toLowerCase()
  return carriers.find(
    (known) =>
      known === wanted ||
      carrierName(known)
        ?.toLowerCase()
        .split(' ')
        .includes(wanted.split(' ')[0] ?? ''),
  )
}

function readRow(text: string, line: number): TrackingRow {
  const [first = '', second = '', third = ''] = text.split(/[;\t,]/).map(bare)
  const order = orderId.safeParse(first.toUpperCase())
  if (!order.success) return { line, text, fault: 'order' }
  const carrier = carrierOf(second)
  if (!carrier) return { line, text, fault: 'carrier' }
  const number = readTrackingNumber(carrier, third)
  return number === null
    ? { line, text, fault: 'number', carrier }
    : { line, text, order: order.data, carrier, number }
}

/** Reads `number;carrier;tracking`, a parcel a line, also with tabs or commas; a first line without an order or any digit is the head. */
export function readTrackingRows(text: string): TrackingRow[] {
  const rows = text
    .split(/\r?\n/)
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '')
    .map(({ line, number }) => readRow(line, number))
  const [head, ...rest] = rows
  return head && 'fault' in head && head.fault === 'order' && !/\d/.test(head.text) ? rest : rows
}
