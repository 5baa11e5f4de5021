import type { ReactNode } from 'react'
import { PersonalHead } from '../../frame/head/personal-head.tsx'
import { useKnownCustomer } from '../../state/session/use-known-customer.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Container } from '../../ui/container.tsx'

type OrderFrameProps = { orderId: string; title: string; lead?: ReactNode; children: ReactNode }

/** A page about one order: the way back to it, one column. */
export function OrderFrame({ orderId, title, lead, children }: OrderFrameProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  useKnownCustomer()
  return (
    <Container className="pb-20">
      <PersonalHead title={title} />
      <Breadcrumb
        crumbs={[
          { title: t('account.title'), to: to('/account'), wideOnly: true },
          { title: t('orders.title'), to: to('/account/orders') },
          { title: orderId, to: to(`/account/orders/${orderId}`) },
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
