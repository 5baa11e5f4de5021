import type { ReactNode } from 'react'
import { PersonalHead } from '../../frame/head/personal-head.tsx'

const panel =
  'grid overflow-hidden bg-quiet max-md:-mx-4 max-md:-mt-9 md:grid-cols-[minmax(0,1fr)_minmax(0,300px)] md:min-h-88 md:rounded-panel xl:min-h-100 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'

/** What a page about a payment says: title, and the status for those who look from outside; with a picture it is a panel, on phones as wide as the screen. */
export function PaymentFrame({
  title,
  status,
  picture,
  children,
}: {
  title: string
  status: string
  picture?: ReactNode
  children: ReactNode
}) {
  return (
    <div data-payment={status} className={picture ? panel : undefined}>
      <PersonalHead title={title} />
      {picture}
      <div className={picture ? 'px-4 pt-6 pb-8 md:self-center md:p-8' : undefined}>
        <h1 className="text-[1.875rem] md:text-4xl xl:text-[2.625rem]">{title}</h1>
        {children}
      </div>
    </div>
  )
}
