import { Form } from 'react-router'
import { EnhancedMark } from '../../../state/session/enhanced-mark.tsx'
import { useLocalPath } from '../../../texts/use-language.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { EmailField } from '../../../ui/forms/email-field.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { Summary } from '../../../ui/forms/summary.tsx'

type AccountFieldsProps = {
  username: string
  /** Words of what is wrong. */
  errors: { email: string | undefined; password: string | undefined }
}

/** Who orders: the account is opened with the first address (decision 14: customers only). */
export function AccountFields({ username, errors }: AccountFieldsProps) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="contact" className="grid gap-4.5">
      <h2 id="contact" className="text-2xl">
        {t('checkout.contact.title')}
      </h2>
      <EmailField
        id="username"
        name="username"
        defaultValue={username}
        label={t('account.email')}
        error={errors.email}
      />
      <PasswordField
        id="password"
        name="password"
        autoComplete="new-password"
        label={t('account.password')}
        hint={t('account.passwordHint')}
        error={errors.password}
      />
      <p className="text-[0.9375rem] text-ink-2">{t('checkout.contact.why')}</p>
    </section>
  )
}

/** For those who have an account: it comes back to this step. */
export function LoginHere() {
  const { t } = useTranslation()
  const to = useLocalPath()
  const next = encodeURIComponent(`${to('/checkout')}?step=address`)
  return (
    <details className="group mb-6 rounded-image border border-line px-4.5">
      <Summary className="min-h-13 text-link">{t('checkout.contact.have')}</Summary>
      <Form
        method="post"
        action={`${to('/login')}?next=${next}`}
        noValidate
        aria-label={t('account.login.submit')}
        className="grid gap-4.5 pt-1 pb-4.5"
      >
        <EnhancedMark />
        <EmailField name="username" autoComplete="username" label={t('account.email')} />
        <PasswordField name="password" autoComplete="current-password" label={t('account.password')} />
        <Button type="submit" variant="outline" full>
          {t('account.login.submit')}
        </Button>
      </Form>
    </details>
  )
}
