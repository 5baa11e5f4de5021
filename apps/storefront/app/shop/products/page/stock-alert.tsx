import { useTranslation } from 'react-i18next'
import { Form, useActionData, useNavigation } from 'react-router'
import { useAuthStore } from '../../../state/session/auth-store.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { StockAlertAnswer } from './ask-stock-alert.server.ts'

/** "Avvisami": one mail when a sold-out product is back (decision 38). A plain form, so it works without JavaScript. */
export default function StockAlert() {
  const { t } = useTranslation()
  const answer = useActionData<StockAlertAnswer>()
  const isSending = useNavigation().state === 'submitting'
  const isSignedIn = useAuthStore((state) => state.isLoggedIn)
  if (answer?.status) {
    return (
      <Notice type="success" live title={t('catalogue.alert.done')} className="mt-4">
        {t(`catalogue.alert.${answer.status}`)}
      </Notice>
    )
  }
  return (
    <Form method="post" preventScrollReset className="mt-4 grid gap-3">
      {answer?.failure && answer.failure !== 'email' && (
        <Notice type="error" live>
          {t(`catalogue.alert.${answer.failure}`)}
        </Notice>
      )}
      {(!isSignedIn || answer?.failure === 'email') && (
        <Field
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          label={t('catalogue.alert.email')}
          hint={t('catalogue.alert.hint')}
          defaultValue={answer?.email}
          error={answer?.failure === 'email' ? t('catalogue.alert.emailWrong') : undefined}
        />
      )}
      {/* people do not see it; whoever fills it is a robot */}
      <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
      <Button type="submit" disabled={isSending}>
        {t('catalogue.alert.ask')}
      </Button>
    </Form>
  )
}
