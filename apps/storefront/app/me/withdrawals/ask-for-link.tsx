import { Form, Link, useNavigation } from 'react-router'
import { ErrorSummary } from '../../frame/forms/error-summary.tsx'
import { explainedCode } from '../../notices/notice-for.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button } from '../../ui/forms/button.tsx'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { LinkAnswer } from './withdrawal-form.state.ts'

const linkClass =
  'inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line underline-offset-4'

function Sent() {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <>
      <Notice type="success" live title={t('withdrawals.link.sentTitle')}>
        {t('withdrawals.link.sentText')}
      </Notice>
      <Link to={to('/withdraw')} reloadDocument className={`${linkClass} mt-4`}>
        {t('withdrawals.link.again')}
      </Link>
    </>
  )
}

function Refusal({ answer }: { answer: LinkAnswer | null }) {
  const { t } = useTranslation()
  if (!answer || answer.isSent) return null
  const because = explainedCode(answer.code)
  const errors = [
    ...(answer.errors.orderId ? [{ field: 'orderId', text: t('withdrawals.error.order') }] : []),
    ...(answer.errors.email ? [{ field: 'email', text: t('withdrawals.error.email') }] : []),
  ]
  return (
    <div className="mb-6">
      <ErrorSummary answer={answer} errors={errors}>
        {answer.code && (
          <>
            <p className="font-semibold">{t('withdrawals.link.failedTitle')}</p>
            <p>{because ? t(`notices.because.${because}`) : t('withdrawals.error.failedText')}</p>
          </>
        )}
      </ErrorSummary>
    </div>
  )
}

type AskForLinkProps = {
  answer: LinkAnswer | null
  /** A link was followed that is no longer valid. */
  isDead: boolean
  signedIn: boolean
  /** Number of the order that the way here named; empty otherwise. */
  order: string
}

/** Order number and e-mail: the link to withdraw goes to that address. */
export function AskForLink({ answer, isDead, signedIn, order }: AskForLinkProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const busy = useNavigation().state !== 'idle'
  if (answer?.isSent) return <Sent />
  return (
    <>
      {isDead && (
        <Notice type="warning" live title={t('withdrawals.link.expiredTitle')} className="mb-6">
          {t('withdrawals.link.expiredText')}
        </Notice>
      )}
      <p className="mb-6 text-ink-2">{t('withdrawals.link.lead')}</p>
      <Refusal answer={answer} />
      <Form method="post" action={to('/withdraw')} noValidate className="grid max-w-[560px] gap-4.5">
        <Field
          id="orderId"
          name="orderId"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          defaultValue={answer?.orderId ?? order}
          label={t('withdrawals.link.orderNumber')}
          hint={t('withdrawals.link.orderHint')}
          error={answer?.errors.orderId ? t('withdrawals.error.order') : undefined}
        />
        <EmailField
          id="email"
          name="email"
          defaultValue={answer?.email ?? ''}
          label={t('withdrawals.link.email')}
          error={answer?.errors.email ? t('withdrawals.error.email') : undefined}
        />
        <Button type="submit" full disabled={busy}>
          {t('withdrawals.link.submit')}
        </Button>
      </Form>
      <p className="mt-6 flex flex-wrap gap-x-6">
        <Link
          to={to(signedIn ? '/account/orders' : `/login?next=${to('/account/orders')}`)}
          className={linkClass}
        >
          {t('withdrawals.link.account')}
        </Link>
        <Link to={to('/legal/withdrawal')} className={linkClass}>
          {t('withdrawals.link.law')}
        </Link>
      </p>
    </>
  )
}
