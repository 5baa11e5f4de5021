import { formatEuros } from '@filiera/domain/money/money'
import type { ReactNode } from 'react'
import { Plate } from '../../ui/plate.tsx'

type ItemLineProps = {
  title: string
  image: string
  quantity: number
  /** Euros for one piece as charged, and for the line. */
  each: number
  cost: number
  /** Stands below the quantity. */
  children?: ReactNode
}

/** A product with its quantity and cost, in orders and summaries. */
export function ItemLine({ title, image, quantity, each, cost, children }: ItemLineProps) {
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-3.5 py-2 text-[15px]">
      <Plate
        url={image}
        alt=""
        width={400}
        height={400}
        sizes="56px"
        widths={[200]}
        imgClassName="rounded-[10px]"
      />
      <span className="break-words text-pretty">
        {title}
        <span className="block text-sm text-ink-3">
          {quantity} × {formatEuros(each)}
        </span>
        {children}
      </span>
      <b className="font-semibold whitespace-nowrap">{formatEuros(cost)}</b>
    </li>
  )
}
