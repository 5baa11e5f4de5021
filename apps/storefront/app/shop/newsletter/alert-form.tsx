import { Form, useActionData, useNavigation } from 'react-router'
import { useAuthStore } from '../../state/auth/auth-store.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { AlertAnswer } from './ask-alert.server.ts'

type AlertFormProps = {
  /** Where its texts stand. */
  texts: 'catalogue.alert' | 'search.alert'
  variant: 'primary' | 'outline'
  className: string
}

/** "Avvisami": one mail when a sold-out product is back, or a search finds something (decision 38). A plain form, so it works without JavaScript. */
export default function AlertForm({ texts, variant, className }: AlertFormProps) {
  const { t } = useTranslation()
  const answer = useActionData<AlertAnswer>()
  const isSending = useNavigation().state === 'submitting'
  const isSignedIn = useAuthStore((state) => state.isLoggedIn)
  if (answer?.status)
    return (
      <Notice type="success" live title={t(`${texts}.done`)} className={className}>
        {t(`${texts}.${answer.status}`)}
      </Notice>
    )
  return (
    <Form method="post" preventScrollReset className={className}>
      {answer?.failure && answer.failure !== 'email' && (
        <Notice type="error" live className="mb-4">
          {t(`${texts}.${answer.failure}`)}
        </Notice>
      )}
      {/* people do not see it; whoever fills it is a robot */}
      <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
      {isSignedIn && answer?.failure !== 'email' ? (
        <Button type="submit" variant={variant} disabled={isSending}>
          {t(`${texts}.title`)}
        </Button>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
          <Field
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            label={t(`${texts}.title`)}
            hint={t(`${texts}.hint`)}
            placeholder={t(`${texts}.example`)}
            defaultValue={answer?.email}
            error={answer?.failure === 'email' ? t(`${texts}.emailWrong`) : undefined}
          />
          <Button type="submit" variant={variant} disabled={isSending} className="mt-[29px]">
            {t(`${texts}.ask`)}
          </Button>
        </div>
      )}
    </Form>
  )
}
