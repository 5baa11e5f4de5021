import { MAX_STARS } from '@filiera/domain/review-statistics'
import { useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { ErrorSummary } from '../../frame/forms/error-summary.tsx'
import { Stars } from '../../shop/reviews/stars.tsx'
import { useStoredInput } from '../../state/session/stored-input.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Radio } from '../../ui/forms/choice.tsx'
import { Field, FieldFrame, inputClass, useFieldIds } from '../../ui/forms/field.tsx'
import { type ReviewField, type ReviewValues, reviewLengths, typedText } from './own-review-form.state.ts'
import type { Refused } from './save-review.ts'

type Props = {
  values: ReviewValues
  /** Of the review that is being edited. */
  reviewId: string | null
  refused: Refused | undefined
  answer: unknown
  /** The name that the review will show; null when the account has none. */
  signedAs: string | null
}

const starChoices = Array.from({ length: MAX_STARS }, (_, index) => MAX_STARS - index)

function StarsField({ value, error }: { value: string; error: string | undefined }) {
  const { t } = useTranslation()
  return (
    <fieldset id="stars" aria-describedby={error ? 'stars-error' : undefined} tabIndex={-1}>
      <legend className="mb-1 text-[0.9375rem] font-semibold">{t('ownReviews.stars')}</legend>
      {starChoices.map((stars) => (
        <Radio
          key={stars}
          name="stars"
          value={stars}
          defaultChecked={value === String(stars)}
          aria-invalid={error ? true : undefined}
          required
        >
          <span className="flex flex-wrap items-center gap-x-3">
            <span aria-hidden className="inline-flex">
              <Stars stars={stars} size={20} />
            </span>
            {t('reviews.starRow', { count: stars })}
          </span>
        </Radio>
      ))}
      {error && (
        <p id="stars-error" className="mt-1.5 text-sm font-medium text-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** Characters left; follows the field whoever fills it. */
function useLeft(value: string) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [length, setLength] = useState(typedText(value).length)
  useEffect(() => {
    const shown = field.current
    if (!shown) return
    const count = () => setLength(typedText(shown.value).length)
    count()
    for (const event of ['input', 'change']) shown.addEventListener(event, count)
    return () => {
      for (const event of ['input', 'change']) shown.removeEventListener(event, count)
    }
  }, [])
  return { field, left: reviewLengths.text - length }
}

function TextField({ value, error }: { value: string; error: string | undefined }) {
  const { t } = useTranslation()
  const { field, left } = useLeft(value)
  const tooMany = left < 0 ? t('ownReviews.tooMany', { count: -left }) : undefined
  const text = {
    label: t('ownReviews.text'),
    hint:
      left === reviewLengths.text
        ? t('ownReviews.textHint')
        : t('ownReviews.left', { count: Math.max(0, left) }),
    error: tooMany ?? error,
  }
  const { id, control } = useFieldIds('text', text)
  return (
    <FieldFrame id={id} {...text} optional>
      <textarea
        {...control}
        ref={field}
        name="text"
        rows={8}
        defaultValue={value}
        className={`${inputClass} h-auto! py-3 leading-[1.5]`}
      />
    </FieldFrame>
  )
}

/** The very name that everybody will read, and where to set it. */
function Signature({ signedAs }: Pick<Props, 'signedAs'>) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <p className="text-sm text-ink-3">
      {signedAs === null ? t('ownReviews.unsigned') : t('ownReviews.signed', { name: signedAs })}{' '}
      <Link
        to={to('/account/profile')}
        target="_blank"
        className="inline-flex min-h-6 items-center text-link underline decoration-link-line underline-offset-4"
      >
        {t('ownReviews.toProfile')}
      </Link>
    </p>
  )
}

/** The form to write or change a review; works without scripts. */
export function OwnReviewForm({ values, reviewId, refused, answer, signedAs }: Props) {
  const { t } = useTranslation()
  const busy = useNavigation().state !== 'idle'
  const keep = useStoredInput(answer)
  const shown = refused?.values ?? values
  const edited = refused?.reviewId ?? reviewId
  const textOf = (field: ReviewField) => t(`ownReviews.error.${field}`)
  const errorOf = (field: ReviewField) => (refused?.errors.includes(field) ? textOf(field) : undefined)
  return (
    <Form method="post" className="grid max-w-[640px] gap-6" noValidate ref={keep}>
      <div className="empty:hidden">
        <ErrorSummary
          errors={refused?.errors.map((field) => ({ field, text: textOf(field) })) ?? []}
          answer={answer}
        />
      </div>
      <input type="hidden" name="intent" value="save" />
      {edited && <input type="hidden" name="review" value={edited} />}
      <StarsField value={shown.stars} error={errorOf('stars')} />
      <Field
        id="title"
        name="title"
        autoComplete="off"
        maxLength={reviewLengths.title}
        defaultValue={shown.title}
        label={t('ownReviews.heading')}
        error={errorOf('title')}
        optional
      />
      <TextField value={shown.text} error={errorOf('text')} />
      <Signature signedAs={signedAs} />
      <p>
        <Button type="submit" disabled={busy} className="w-full md:w-auto">
          {edited ? t('ownReviews.save') : t('ownReviews.publish')}
        </Button>
      </p>
    </Form>
  )
}
