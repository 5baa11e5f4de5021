import { useTranslation } from 'react-i18next'
import { Form, useActionData, useNavigation } from 'react-router'
import { useAuthStore } from '../../state/session/auth-store.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { SearchAlertAnswer } from './ask-search-alert.server.ts'

/** "Avvisami quando arriva": one mail when the search finds something. A plain form, so it works without JavaScript. */
export function SearchAlert() {
  const { t } = useTranslation()
  const answer = useActionData<SearchAlertAnswer>()
  const isSending = useNavigation().state === 'submitting'
  const isSignedIn = useAuthStore((state) => state.isLoggedIn)
  if (answer?.status)
    return (
      <Notice type="success" live title={t('search.alert.done')} className="mt-6">
        {t(`search.alert.${answer.status}`)}
      </Notice>
    )
  return (
    <Form method="post" preventScrollReset className="mt-6 max-w-[480px] text-base">
      {answer?.failure && answer.failure !== 'email' && (
        <Notice type="error" live className="mb-4">
          {t(`search.alert.${answer.failure}`)}
        </Notice>
      )}
      {/* people do not see it; whoever fills it is a robot */}
      <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
      {isSignedIn && answer?.failure !== 'email' ? (
        <Button type="submit" variant="outline" disabled={isSending}>
          {t('search.alert.title')}
        </Button>
      ) : (
        <div className="grid items-start gap-3 grid-cols-[minmax(0,1fr)_auto]">
          <Field
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            label={t('search.alert.title')}
            hint={t('search.alert.hint')}
            placeholder={t('search.alert.example')}
            defaultValue={answer?.email}
            error={answer?.failure === 'email' ? t('search.alert.emailWrong') : undefined}
          />
          <Button type="submit" variant="outline" disabled={isSending} className="mt-[29px]">
            {t('search.alert.ask')}
          </Button>
        </div>
      )}
    </Form>
  )
}
