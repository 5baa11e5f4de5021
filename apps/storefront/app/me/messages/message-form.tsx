import { messageTopics } from '@filiera/contract/orders/order-actions'
import type { Order } from '@filiera/contract/orders/orders'
import { type FormEvent, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { ErrorSummary } from '../../frame/forms/error-summary.tsx'
import { explainedCode } from '../../notices/notice-for.ts'
import { useStoredInput } from '../../state/session/stored-input.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Checkbox, Radio } from '../../ui/forms/choice.tsx'
import { FieldFrame, inputClass, useFieldIds } from '../../ui/forms/field.tsx'
import { useLongest } from '../../ui/forms/use-longest.ts'
import { useHydrated } from '../../ui/hydration/use-hydrated.ts'
import { join } from '../../ui/join.ts'
import { Notice } from '../../ui/notice.tsx'
import {
  checkMessage,
  errorsOfMessageFields,
  MESSAGE_MAX,
  type MessageErrors,
  type MessageTopic,
  type MessageValues,
  readMessageForm,
} from './message-form.state.ts'
import { MessagePhotos, noPhotos, type PhotoChoice } from './message-photos.tsx'
import { usePhotoWords } from './use-photo-words.ts'
import { type SentMessage, useSendMessage } from './use-send-message.ts'

/** A refused message: what was typed and what is wrong with it. */
export type RefusedMessage = { values: MessageValues; errors: MessageErrors; code: string | null }

function Refusal({ refused }: { refused: RefusedMessage | null }) {
  const { t } = useTranslation()
  if (!refused) return null
  const { errors, code } = refused
  const because = explainedCode(code)
  const summary = (['message', 'products'] as const).flatMap((field) => {
    const fault = errors[field]
    return fault ? [{ field, text: t(`orderMessages.error.${fault}`) }] : []
  })
  return (
    <ErrorSummary errors={summary} answer={refused}>
      {summary.length === 0 && (
        <>
          <p className="font-semibold">{t('orderMessages.failedTitle')}</p>
          <p>{because ? t(`notices.because.${because}`) : t('orderMessages.failedText')}</p>
        </>
      )}
    </ErrorSummary>
  )
}

function Said({ sent, seller }: { sent: Extract<SentMessage, { ok: true }> | null; seller: string }) {
  const { t } = useTranslation()
  const photoWords = usePhotoWords()
  if (!sent) return null
  const [failed] = sent.withoutPhotos
  if (!failed) {
    return (
      <Notice type="success" live title={t('orderMessages.sentTitle')}>
        {t('orderMessages.sentText', { seller })}
      </Notice>
    )
  }
  const names = sent.withoutPhotos.map(({ name }) => name).join(', ')
  return (
    <Notice type="warning" live title={t('orderMessages.photoFailedTitle', { names })}>
      <p>{photoWords(failed.problem.code, failed.name)}</p>
      <p>{t('orderMessages.photoFailedText')}</p>
    </Notice>
  )
}

function Topics({ topic }: { topic: MessageTopic }) {
  const { t } = useTranslation()
  return (
    <fieldset>
      <legend className="mb-1 text-[0.9375rem] font-semibold">{t('orderMessages.topicLabel')}</legend>
      <div className="grid gap-x-6 md:grid-cols-2">
        {messageTopics.map((name) => (
          <Radio key={name} name="topic" value={name} defaultChecked={name === topic}>
            {t(`orderMessages.topic.${name}`)}
          </Radio>
        ))}
      </div>
    </fieldset>
  )
}

function Products({ order, chosen }: { order: Order; chosen: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <fieldset id="products">
      <legend className="mb-1 flex w-full justify-between gap-3 text-[0.9375rem] font-semibold">
        {t('orderMessages.products')}
        <span className="text-sm font-normal text-ink-3">{t('design.optional')}</span>
      </legend>
      {order.items.map(({ productId, title }) => (
        <Checkbox
          key={productId}
          name="products"
          value={productId}
          defaultChecked={chosen.includes(productId)}
        >
          {title}
        </Checkbox>
      ))}
    </fieldset>
  )
}

function MessageText({ value, error }: { value: string; error: string | undefined }) {
  const { t } = useTranslation()
  const longest = useLongest<HTMLTextAreaElement>(MESSAGE_MAX)
  const text = {
    label: t('orderMessages.message'),
    hint: t('orderMessages.messageHint'),
    error: longest.tooLong ?? error,
  }
  const { id, control } = useFieldIds('message', text)
  return (
    <FieldFrame id={id} {...text}>
      <textarea
        {...control}
        {...longest.control}
        name="message"
        rows={6}
        defaultValue={value}
        className={join(inputClass, 'h-auto min-h-36 py-3')}
      />
    </FieldFrame>
  )
}

type MessageFormProps = {
  order: Order
  topic: MessageTopic
  /** What makes the message, sent again, the same one. */
  firstKey: string
  answer: RefusedMessage | null
}

/** What is typed, and its sending where scripts run. */
function useMessage({ order, topic, firstKey, answer }: MessageFormProps) {
  const to = useLocalPath()
  const submitting = useNavigation().state !== 'idle'
  const { progress, send } = useSendMessage(order.idHash)
  const [choice, setChoice] = useState<PhotoChoice>(noPhotos)
  const [result, setResult] = useState<{ refused: RefusedMessage | null; sent: SentMessage | null } | null>(
    null,
  )
  const [key, setKey] = useState(firstKey)
  const form = useRef<HTMLFormElement>(null)
  const keep = useStoredInput(result ?? answer ?? undefined)
  const refused = result ? result.refused : answer
  const values = refused?.values ?? { topic, message: '', products: [] }
  const busy = submitting || progress !== null
  const sendHere = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const typed = readMessageForm(new FormData(event.currentTarget))
    const errors = checkMessage(typed)
    if (errors.message) return setResult({ refused: { values: typed, errors, code: null }, sent: null })
    const sent = await send(typed, choice.photos, key)
    if (sent.ok) {
      form.current?.reset()
      setKey(crypto.randomUUID())
      // one that was still being opened goes with the next message
      setChoice(({ photos }) => ({
        ...noPhotos,
        photos: photos.filter((one) => !choice.photos.includes(one)),
      }))
      return setResult({ refused: null, sent })
    }
    const { code, fields } = sent.problem
    if (code === 'not_signed_in') {
      const next = encodeURIComponent(window.location.pathname + window.location.search)
      return window.location.assign(`${to('/login')}?next=${next}&why=ended`)
    }
    const named = errorsOfMessageFields(fields)
    const isNamed = Object.keys(named).length > 0
    setResult({ refused: { values: typed, errors: named, code: isNamed ? null : code }, sent: null })
  }
  return {
    form(element: HTMLFormElement | null) {
      form.current = element
      keep(element)
    },
    key,
    values,
    refused,
    sent: result?.sent?.ok ? result.sent : null,
    choice,
    setChoice,
    progress,
    busy,
    sendHere,
  }
}

/** A message to the seller: topic, lines, text, photos. Where scripts run the photos go with it, elsewhere they follow. */
export function MessageForm({ order, topic, firstKey, answer }: MessageFormProps) {
  const { t } = useTranslation()
  const hydrated = useHydrated()
  const { form, key, values, refused, sent, choice, setChoice, progress, busy, sendHere } = useMessage({
    order,
    topic,
    firstKey,
    answer,
  })
  const sending = progress?.photo
    ? t('orderMessages.sendingPhoto', { number: progress.photo, count: progress.photos })
    : t('orderMessages.sending')
  const messageError = refused?.errors.message
  return (
    <section aria-labelledby="new-message" className="mt-9 border-t border-line pt-7">
      <h2 id="new-message" className="mb-4.5 text-2xl">
        {t('orderMessages.formTitle')}
      </h2>
      <div className="mb-5 empty:hidden">
        <Said sent={sent} seller={order.seller.name} />
        <Refusal refused={refused} />
      </div>
      <Form
        method="post"
        noValidate
        ref={form}
        onSubmit={(event) => void sendHere(event)}
        className="grid gap-5"
      >
        <input type="hidden" name="intent" value="message" />
        <input type="hidden" name="key" value={key} />
        <Topics topic={values.topic} />
        <Products order={order} chosen={values.products} />
        <MessageText
          value={values.message}
          error={messageError ? t(`orderMessages.error.${messageError}`) : undefined}
        />
        {hydrated ? (
          <MessagePhotos choice={choice} onChange={setChoice} disabled={busy} />
        ) : (
          <p className="text-sm text-ink-3">{t('orderMessages.photosLater')}</p>
        )}
        <Button type="submit" full disabled={busy}>
          {busy ? sending : t('orderMessages.submit')}
        </Button>
        <p role="status" className="sr-only">
          {busy && sending}
        </p>
      </Form>
    </section>
  )
}
