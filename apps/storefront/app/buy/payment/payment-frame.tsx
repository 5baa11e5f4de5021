import type { ReactNode } from 'react'
import { PersonalHead } from '../../frame/head/personal-head.tsx'

/** What a page about a payment says: title, and the status for those who look from outside. */
export function PaymentFrame({
  title,
  status,
  children,
}: {
  title: string
  status: string
  children: ReactNode
}) {
  return (
    <div data-payment={status}>
      <PersonalHead title={title} />
      <h1 className="text-[30px] md:text-4xl xl:text-[42px]">{title}</h1>
      {children}
    </div>
  )
}
