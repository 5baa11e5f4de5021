import { REPLY_LENGTH, type ShopReview } from '@filiera/contract/console/reviews'
import { type FormEvent, useState } from 'react'
import { problemOf } from '../api/call-api.ts'
import { readStored, writeStored } from '../browser/stored.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { useReply } from './use-reviews.ts'

type Props = {
  shop: string
  review: ShopReview
  onDone(isPublished: boolean): void
  onRefused(): void
}

/** What is typed of a reply, kept until it is published or left. */
function useReplyForm({ shop, review, onDone, onRefused }: Props) {
  const { t } = useTexts()
  const draft = `reply.${review.id}`
  const [text, setText] = useState(() => readStored(draft) ?? review.reply?.text ?? '')
  const { mutate, isPending, error } = useReply(shop, review)
  const problem = problemOf(error)
  const refused =
    problem?.code === 'changed_meanwhile'
      ? t('reviews.failed.changed', { name: problem.changed?.by || t('reviews.colleague') })
      : t(problem?.code === 'expired' ? 'reviews.failed.expired' : 'reviews.failed.other')
  const end = (isPublished: boolean) => {
    writeStored(draft, null)
    onDone(isPublished)
  }
  return {
    text,
    write(next: string) {
      setText(next)
      writeStored(draft, next && next !== review.reply?.text ? next : null)
    },
    isPending,
    failed: error ? refused : undefined,
    send(event: FormEvent) {
      event.preventDefault()
      if (!text.trim()) return
      mutate(text.trim(), { onSuccess: () => end(true), onError: onRefused })
    },
    leave: () => end(false),
  }
}

/** A public reply, or its correction; what is typed outlives the page until it is published. */
export function ReplyForm(props: Props) {
  const { review } = props
  const { t } = useTexts()
  const { text, write, isPending, failed, send, leave } = useReplyForm(props)
  return (
    <form onSubmit={send} className="grid gap-2">
      <TextArea
        label={t('reviews.yourReply')}
        maxLength={REPLY_LENGTH}
        rows={4}
        value={text}
        onChange={({ target }) => write(target.value)}
        error={failed}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-t13 text-ink-2">
          {t('reviews.length', { count: text.length, most: REPLY_LENGTH })}
          {text && text !== review.reply?.text && ` · ${t('messages.stored')}`}
        </span>
        <span className="flex flex-wrap gap-2">
          {review.reply && <Button onClick={leave}>{t('reviews.leave')}</Button>}
          <Button
            type="submit"
            primary
            icon="send"
            disabled={isPending || !text.trim() || text.trim() === review.reply?.text}
          >
            {t(review.reply ? 'reviews.correctNow' : 'reviews.publish')}
          </Button>
        </span>
      </div>
    </form>
  )
}
