import type { ReactNode } from 'react'
import { Landmark } from '../../ui/icons/pages.tsx'
import type { OtherWay } from '../checkout/checkout-query.state.ts'

const box =
  'inline-grid h-7 min-w-11 flex-none place-items-center rounded-[5px] border border-[#dfe5de] bg-white px-1.5 font-sans text-[0.8125rem] leading-none font-bold whitespace-nowrap text-coal'

const Mark = ({ children }: { children: ReactNode }) => (
  <span aria-hidden="true" className={box}>
    {children}
  </span>
)

const marks: Record<'web' | 'stripe' | OtherWay, ReactNode> = {
  web: 'MangoPay',
  stripe: <span className="text-[#533afd]">stripe</span>,
  paypal: (
    <span className="italic">
      <span className="text-[#003087]">Pay</span>
      <span className="text-[#0070ba]">Pal</span>
    </span>
  ),
  satispay: (
    <span className="flex items-center gap-1">
      <span className="size-3 rounded-[3px] bg-[#f94c43]" />
      satispay
    </span>
  ),
  bankwire: <Landmark size={17} />,
}

/** The mark of a way to pay, beside its name. */
export const PayMark = ({ way }: { way: keyof typeof marks }) => <Mark>{marks[way]}</Mark>

/** The two schemes of nearly every card. */
export function CardMarks() {
  return (
    <span className="flex gap-1.5">
      <Mark>
        <span className="text-[#1a3f94]">VISA</span>
      </Mark>
      <Mark>
        <svg aria-hidden="true" viewBox="0 0 30 18" width="30" height="18">
          <circle cx="10.500" cy="9" r="8" fill="#eb001b" />
          <circle cx="19.500" cy="9" r="8" fill="#f79e1b" fillOpacity=".92" />
        </svg>
      </Mark>
    </span>
  )
}
