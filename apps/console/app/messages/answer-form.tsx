import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { answerOrderMessage, listSellerConversations } from '@filiera/contract/orders/seller-messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callApi } from '../api/call-api.ts'
import { orderQuery, readOrdersAgain } from '../api/order-queries.ts'
import { readKept, writeKept } from '../browser/kept.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'

/** An answer to the customer of an order; what is typed outlives the page until it is sent. */
export function AnswerForm({ order, shop }: { order: SellerOrder; shop: string }) {
  const { t } = useTexts()
  const queries = useQueryClient()
  const draft = `answer.${order.id}`
  const [text, setText] = useState(() => readKept(draft) ?? '')
  const write = (next: string) => {
    setText(next)
    writeKept(draft, next || null)
  }
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () =>
      callApi(answerOrderMessage, {
        params: { id: order.id },
        query: { shop },
        body: { message: text.trim() },
      }),
    async onSuccess() {
      write('')
      await queries.invalidateQueries(orderQuery(shop, order.id))
      await readOrdersAgain(queries)
      await queries.invalidateQueries({ queryKey: [listSellerConversations.name] })
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) mutate()
  }
  return (
    <form onSubmit={send} className="grid gap-2">
      <TextArea
        label={t('messages.answer')}
        placeholder={t('messages.answerTo', { name: order.customer || t('messages.customer') })}
        maxLength={3000}
        rows={3}
        value={text}
        onChange={({ target }) => write(target.value)}
        error={isError ? t('messages.notSent') : undefined}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-t13 text-ink-2">{text && t('messages.kept')}</span>
        <Button type="submit" primary icon="send" disabled={isPending || !text.trim()}>
          {t('messages.send')}
        </Button>
      </div>
    </form>
  )
}
