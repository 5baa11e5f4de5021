import type { Order } from '@filiera/contract/orders/orders'
import { formatLongDate } from '@filiera/domain/dates/written-dates'
import type { ReactNode } from 'react'
import { PersonalHead } from '../../frame/head/personal-head.tsx'
import { useKnownCustomer } from '../../state/session/use-known-customer.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Container } from '../../ui/container.tsx'

type OrderFrameProps = {
  order: Pick<Order, 'idHash' | 'createdAt'>
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** A page about one order: the way back to it, one column. */
export function OrderFrame({ order, title, lead, children }: OrderFrameProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const language = useLanguage()
  useKnownCustomer()
  return (
    <Container className="pb-20">
      <PersonalHead title={title} />
      <Breadcrumb
        crumbs={[
          { title: t('account.title'), to: to('/account'), wideOnly: true },
          { title: t('orders.title'), to: to('/account/orders') },
          { title: formatLongDate(order.createdAt, language), to: to(`/account/orders/${order.idHash}`) },
          { title },
        ]}
      />
      <div className="mx-auto max-w-[720px]">
        <header className="pt-1 pb-6.5">
          <h1 className="text-[1.875rem] break-words md:text-4xl xl:text-[2.625rem]">{title}</h1>
          {lead && <p className="mt-2.5 max-w-[40em] text-ink-2">{lead}</p>}
        </header>
        {children}
      </div>
    </Container>
  )
}
