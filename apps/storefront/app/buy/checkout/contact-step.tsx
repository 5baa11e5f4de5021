import { useTranslation } from 'react-i18next'
import { Form, Link, useNavigation } from 'react-router'
import { ErrorSummary } from '../../frame/forms/error-summary.tsx'
import { explainedCode } from '../../notices/notice-for.ts'
import { useAfterSignIn } from '../../state/session/after-sign-in.ts'
import { EnhancedMark } from '../../state/session/enhanced-mark.tsx'
import { useSignInErrorTexts } from '../../state/session/sign-in-error-texts.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { Button, buttonClass } from '../../ui/forms/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import type { CheckoutAnswer } from './checkout-answer.ts'
import type { CheckoutData } from './checkout-data.ts'
import { checkoutSearch } from './checkout-query.state.ts'

type ContactStepProps = { data: CheckoutData; answer: CheckoutAnswer | undefined }

function Known({ email, data }: { email: string; data: CheckoutData }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <>
      <h2 className="mb-3.5 text-2xl">{t('checkout.contact.as')}</h2>
      <p className="font-semibold wrap-anywhere">{email}</p>
      <p className="mt-1 mb-6 text-[15px] text-ink-2">{t('checkout.contact.asText')}</p>
      <Link
        to={to('/checkout') + checkoutSearch({ ...data.query, step: 'address' })}
        className={buttonClass({ full: true })}
      >
        {t('checkout.next')}
      </Link>
    </>
  )
}

function RegisterHere({ answer }: { answer: CheckoutAnswer | undefined }) {
  const { t } = useTranslation()
  const busy = useNavigation().state !== 'idle'
  const refused = answer?.kind === 'register' ? answer : null
  const errors = useSignInErrorTexts(refused?.errors ?? {}, refused?.missing ?? 0)
  const because = explainedCode(refused?.code)
  const failed = refused?.code && errors.summary.length === 0
  return (
    <section aria-labelledby="new-here">
      <h2 id="new-here" className="text-2xl">
        {t('checkout.contact.new')}
      </h2>
      <p className="mt-1 mb-4.5 text-[15px] text-ink-2">{t('checkout.contact.newText')}</p>
      <div className="mb-4.5 empty:hidden">
        <ErrorSummary errors={errors.summary} answer={answer}>
          {failed && (
            <p className="font-semibold">
              {because ? t(`notices.because.${because}`) : t('notices.registration_error.title')}
            </p>
          )}
        </ErrorSummary>
      </div>
      <Form method="post" noValidate className="grid gap-4.5">
        <EnhancedMark />
        <input type="hidden" name="intent" value="register" />
        <Field
          id="username"
          name="username"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={refused?.username ?? ''}
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
        <Button type="submit" full disabled={busy}>
          {t('checkout.contact.create')}
        </Button>
      </Form>
    </section>
  )
}

function LoginHere() {
  const { t } = useTranslation()
  const to = useLocalPath()
  const next = encodeURIComponent(`${to('/checkout')}?step=address`)
  return (
    <section aria-labelledby="known-here" className="mt-9 border-t border-line pt-7">
      <h2 id="known-here" className="text-2xl">
        {t('checkout.contact.have')}
      </h2>
      <p className="mt-1 mb-4.5 text-[15px] text-ink-2">{t('checkout.contact.haveText')}</p>
      <Form method="post" action={`${to('/login')}?next=${next}`} noValidate className="grid gap-4.5">
        <EnhancedMark />
        <Field
          name="username"
          type="email"
          inputMode="email"
          autoComplete="username"
          maxLength={254}
          label={t('account.email')}
        />
        <PasswordField name="password" autoComplete="current-password" label={t('account.password')} />
        <Button type="submit" variant="outline" full>
          {t('account.login.submit')}
        </Button>
      </Form>
    </section>
  )
}

/** First step: who orders. A visitor creates an account without leaving the checkout, or logs in. */
export function ContactStep({ data, answer }: ContactStepProps) {
  useAfterSignIn(answer?.kind === 'opened' ? answer.opened : undefined, 'register')
  if (data.email !== null) return <Known email={data.email} data={data} />
  return (
    <>
      <RegisterHere answer={answer} />
      <LoginHere />
    </>
  )
}
