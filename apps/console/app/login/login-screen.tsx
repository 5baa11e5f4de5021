import { fallbackLanguage } from '@filiera/domain/languages'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { sessionQuery } from '../api/queries.ts'
import { marketplaceName, shopAddress } from '../browser/shop-name.ts'
import { useTitle } from '../browser/use-title.ts'
import { shownLanguage } from '../texts/language.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Field, PasswordField } from '../ui/field.tsx'
import { LoginFrame, loginBox } from './login-frame.tsx'
import { useLogin } from './use-login.ts'
import { wayBack } from './way-back.ts'

/** A page of the shop in the language that is shown: accounts are the shop's. */
function inShop(path: string): string {
  const language = shownLanguage()
  return `${shopAddress()}${language === fallbackLanguage ? '' : `/${language}`}${path}`
}

/** The way in: for who works for a shop. */
export default function LoginScreen() {
  const { t } = useTexts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  useTitle(t('login.title'))
  const { form, isSubmitting, usernameError, passwordError, refusal } = useLogin(async () => {
    await queries.fetchQuery(sessionQuery)
    await navigate(wayBack(search.get('next')), { replace: true })
  })
  return (
    <LoginFrame>
      <form {...form} className={loginBox}>
        <div>
          <h1>{t('login.title')}</h1>
          <p className="mt-1 text-ink-2">{t('login.lead', { shop: marketplaceName() })}</p>
        </div>
        <Field
          name="username"
          label={t('login.email')}
          error={usernameError}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div>
          <PasswordField name="password" label={t('login.password')} error={passwordError} />
          <a
            className="mt-2 inline-flex min-h-6 items-center text-link text-t13 underline"
            href={inShop('/password/forgot')}
          >
            {t('login.forgot')}
          </a>
        </div>
        <div role="alert" className="empty:hidden">
          {refusal && <p className="text-bad-text">{refusal}</p>}
        </div>
        <Button primary type="submit" disabled={isSubmitting}>
          {t(isSubmitting ? 'login.entering' : 'login.submit')}
        </Button>
      </form>
    </LoginFrame>
  )
}
