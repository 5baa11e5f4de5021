import type { ReactNode } from 'react'
import { Landmark } from '../../ui/icons/pages.tsx'
import { CardBrand, markClass } from '../cards/card-brand.tsx'
import type { OtherWay } from './pay-way.ts'

const Mark = ({ children }: { children: ReactNode }) => (
  <span aria-hidden="true" className={markClass}>
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
export const CardMarks = () => <CardBrand type="CB_VISA_MASTERCARD" />
