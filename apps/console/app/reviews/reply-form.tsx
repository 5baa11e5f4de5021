import { REPLY_LENGTH, type ShopReview } from '@filiera/contract/console/reviews'
import { type FormEvent, useState } from 'react'
import { problemOf } from '../api/call-api.ts'
import { readKept, writeKept } from '../browser/kept.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { useReply } from './use-reviews.ts'

/** A public reply, or its correction; what is typed outlives the page until it is published. */
export function ReplyForm({
  shop,
  review,
  onDone,
  onRefused,
}: {
  shop: string
  review: ShopReview
  onDone(isPublished: boolean): void
  onRefused(): void
}) {
  const { t } = useTexts()
  const draft = `reply.${review.id}`
  const [text, setText] = useState(() => readKept(draft) ?? review.reply?.text ?? '')
  const write = (next: string) => {
    setText(next)
    writeKept(draft, next && next !== review.reply?.text ? next : null)
  }
  const { mutate, isPending, error } = useReply(shop, review)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!text.trim()) return
    mutate(text.trim(), {
      onSuccess() {
        writeKept(draft, null)
        onDone(true)
      },
      onError: onRefused,
    })
  }
  const problem = problemOf(error)
  const failed =
    problem?.code === 'changed_meanwhile'
      ? t('reviews.failed.changed', { name: problem.changed?.by || t('reviews.colleague') })
      : t(problem?.code === 'expired' ? 'reviews.failed.expired' : 'reviews.failed.other')
  return (
    <form onSubmit={send} className="grid gap-2">
      <TextArea
        label={t('reviews.yourReply')}
        maxLength={REPLY_LENGTH}
        rows={4}
        value={text}
        onChange={({ target }) => write(target.value)}
        error={error ? failed : undefined}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-t13 text-ink-2">
          {t('reviews.length', { count: text.length, most: REPLY_LENGTH })}
          {text && text !== review.reply?.text && ` · ${t('messages.kept')}`}
        </span>
        <span className="flex flex-wrap gap-2">
          {review.reply && (
            <Button
              onClick={() => {
                writeKept(draft, null)
                onDone(false)
              }}
            >
              {t('reviews.leave')}
            </Button>
          )}
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
