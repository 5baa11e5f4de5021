import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { answerOrderMessage, listSellerConversations } from '@filiera/contract/orders/seller-messages'
import { OPEN_PLACE } from '@filiera/domain/answer-template'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { callApi } from '../api/call-api.ts'
import { orderQuery, readOrdersAgain } from '../api/order-queries.ts'
import { useCreationKey } from '../api/use-creation-key.ts'
import { useSingleMutation } from '../api/use-single-mutation.ts'
import { readStored, writeStored } from '../browser/stored.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { TemplateChips } from './template-chips.tsx'

const LONGEST = 3000

/** Puts words where the caret is, behind what is marked: nothing that was typed goes. @returns whether there was room */
function insertAtCaret(area: HTMLTextAreaElement, words: string, isTouched: boolean): boolean {
  const at = isTouched ? area.selectionEnd : area.value.length
  const before = /\S$/.test(area.value.slice(0, at)) ? ' ' : ''
  const after = /^\S/.test(area.value.slice(at)) ? ' ' : ''
  const piece = before + words + after
  if (area.value.length + piece.length > LONGEST) return false
  area.setRangeText(piece, at, at, 'end')
  area.focus()
  return true
}

const draftOf = (order: string) => `answer.${order}`

/** Sends an answer; the same words sent again are the same answer. */
function useAnswer(order: string, shop: string, onSent: (words: string) => void) {
  const queries = useQueryClient()
  const { keyOf, made } = useCreationKey(draftOf(order))
  return useSingleMutation({
    mutationFn(words: string) {
      const body = { message: words.trim() }
      return callApi(answerOrderMessage, { params: { id: order }, query: { shop }, body }, keyOf(body))
    },
    async onSuccess(_, sent) {
      made()
      onSent(sent)
      await queries.invalidateQueries(orderQuery(shop, order))
      await readOrdersAgain(queries)
      await queries.invalidateQueries({ queryKey: [listSellerConversations.name] })
    },
  })
}

/** An answer to the customer of an order; what is typed outlives the page until it is sent. */
export function AnswerForm({ order, shop }: { order: SellerOrder; shop: string }) {
  const { t } = useTexts()
  const draft = draftOf(order.id)
  const [text, setText] = useState(() => readStored(draft) ?? '')
  const [fault, setFault] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  // before somebody was in the field its caret means nothing
  const isTouched = useRef(false)
  const write = (next: string) => {
    setText(next)
    setFault('')
    writeStored(draft, next || null)
  }
  const { mutate, isPending, isError } = useAnswer(order.id, shop, (sent) => {
    // what was typed meanwhile stays
    if ((area.current?.value ?? readStored(draft)) === sent) write('')
  })
  const insert = (words: string) => {
    if (!area.current) return
    if (insertAtCaret(area.current, words, isTouched.current)) write(area.current.value)
    else setFault(t('messages.templates.noRoom', { count: LONGEST }))
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.includes(OPEN_PLACE)) setFault(t('messages.templates.open', { place: OPEN_PLACE }))
    else if (text.trim()) mutate(text)
  }
  return (
    <div className="grid gap-2">
      <TemplateChips order={order} shop={shop} onInsert={insert} />
      <form onSubmit={send} className="grid gap-2">
        <TextArea
          ref={area}
          label={t('messages.answer')}
          placeholder={t('messages.answerTo', { name: order.customer || t('messages.customer') })}
          maxLength={LONGEST}
          rows={4}
          value={text}
          onFocus={() => {
            isTouched.current = true
          }}
          onChange={({ target }) => write(target.value)}
          error={fault || (isError ? t('messages.notSent') : undefined)}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="text-t13 text-ink-2">{text && t('messages.stored')}</span>
          <Button type="submit" primary icon="send" disabled={isPending || !text.trim()}>
            {t('messages.send')}
          </Button>
        </div>
      </form>
    </div>
  )
}
