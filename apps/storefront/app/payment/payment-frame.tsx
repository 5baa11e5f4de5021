import type { ReactNode } from 'react'
import { PersonalHead } from '../account/personal-head.tsx'
import { Container } from '../design/container.tsx'

/** A page about a payment: title, and the status for those who look from outside. */
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
    <Container className="pt-9 pb-20">
      <PersonalHead title={title} />
      <div data-payment={status} className="mx-auto max-w-[720px]">
        <h1 className="text-[30px] md:text-4xl xl:text-[42px]">{title}</h1>
        {children}
      </div>
    </Container>
  )
}
