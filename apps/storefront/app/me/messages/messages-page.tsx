import { readMessagesPage } from '@filiera/contract/personal-pages'
import { data, Link, redirect } from 'react-router'
import { answerUnreached, UNREACHED } from '../../frame/loading/answer-unreached.ts'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { leaveEndedSession, requireSession } from '../../state/session/require-session.ts'
import { languageOfPath, localPath } from '../../texts/language-path.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OrderFrame } from '../orders/order-frame.tsx'
import { refuseOrder } from '../orders/refuse-order.ts'
import type { Route } from './+types/messages-page'
import { readMessageForm, readMessageKey, readTopic } from './message-form.state.ts'
import { MessageForm } from './message-form.tsx'
import { MessageThread } from './message-thread.tsx'
import { type MessageAnswer, sendMessageByForm } from './send-message-by-form.ts'
import { usePhotoWords } from './use-photo-words.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const read = await context.get(backendContext)(readMessagesPage, { params: { id: params.id } })
  if (!read.ok) return refuseOrder(read.problem, request, session)
  const { searchParams } = new URL(request.url)
  return {
    ...read.value,
    key: crypto.randomUUID(),
    topic: readTopic(searchParams.get('topic')),
    done: (['sent', 'photo'] as const).find((word) => word === searchParams.get('done')) ?? null,
    isTooLarge: searchParams.get('photo') === 'too_large',
  }
}

/** Plain forms: a message, or one more photo for a message that was sent. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const answer = await sendMessageByForm(await request.formData(), context.get(backendContext), params.id)
  if (answer.ok) {
    const path = localPath(
      languageOfPath(new URL(request.url).pathname),
      `/account/orders/${params.id}/messages`,
    )
    return redirect(`${path}?done=${answer.done}`, 303)
  }
  if (answer.code === 'not_signed_in') {
    return leaveEndedSession(request, session)
  }
  return data(answer, { status: answer.status })
}

/** Without an answer of the storefront: the form says so. */
export function clientAction(args: Route.ClientActionArgs) {
  return answerUnreached(args, (form) => ({
    ok: false as const,
    kind: 'message' as const,
    values: readMessageForm(form),
    key: readMessageKey(form),
    errors: {},
    code: UNREACHED,
    status: 503,
  }))
}

type PhotoRefused = Extract<MessageAnswer, { kind: 'photo' }>

function PhotoRefusal({ answer }: { answer: Pick<PhotoRefused, 'name' | 'fault' | 'code'> }) {
  const { t } = useTranslation()
  const photoWords = usePhotoWords()
  return (
    <Notice type="error" live title={t('orderMessages.photoNotAdded')} className="mb-6">
      {answer.fault
        ? t(`orderMessages.error.${answer.fault}`, { name: answer.name })
        : photoWords(answer.code, answer.name)}
    </Notice>
  )
}

/** Customer and seller of an order write to each other (decision 37). */
export default function MessagesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { order, messages, topic, key, done, isTooLarge } = loaderData
  const photo = actionData?.kind === 'photo' ? actionData : null
  const refused = actionData?.kind === 'message' ? actionData : null
  const seller = order.seller.name
  return (
    <OrderFrame order={order} title={t('orderMessages.title')} lead={t('orderMessages.lead', { seller })}>
      {done && !actionData && (
        <Notice
          type="success"
          live
          title={t(done === 'sent' ? 'orderMessages.sentTitle' : 'orderMessages.photoAdded')}
          className="mb-6"
        >
          {done === 'sent' && t('orderMessages.sentText', { seller })}
        </Notice>
      )}
      {photo && <PhotoRefusal answer={photo} />}
      {isTooLarge && !actionData && <PhotoRefusal answer={{ name: '', fault: null, code: 'too_large' }} />}
      <MessageThread messages={messages} order={order} />
      {order.actions.includes('message') ? (
        <MessageForm order={order} topic={topic} firstKey={refused?.key ?? key} answer={refused} />
      ) : (
        <Notice type="info" className="mt-7">
          <p>{t('orderMessages.closed')}</p>
          <Link to={to('/contact')} className={`${buttonClass({ variant: 'quiet', size: 'small' })} -ml-4`}>
            {t('orderMessages.contact')}
          </Link>
        </Notice>
      )}
    </OrderFrame>
  )
}
