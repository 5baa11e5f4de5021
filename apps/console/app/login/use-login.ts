import { loginSeller } from '@filiera/contract/console/session'
import type { Problem } from '@filiera/contract/problem'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { callApi, problemOf } from '../api/call-api.ts'
import { type TextKey, useTexts } from '../texts/texts.tsx'

export type Credentials = { username: string; password: string }

/** Where a refusal is said, and in which words; what is not listed is no answer. */
const refusals: Partial<Record<Problem['code'], [field: keyof Credentials | 'root', text: TextKey]>> = {
  wrong_credentials: ['password', 'login.errors.wrong_credentials'],
  invalid_body: ['password', 'login.errors.wrong_credentials'],
  email_not_confirmed: ['username', 'login.errors.email_not_confirmed'],
  forbidden: ['username', 'login.errors.forbidden'],
  login_paused: ['username', 'login.errors.login_paused'],
  rate_limited: ['root', 'login.errors.rate_limited'],
}

/** The form that opens a session of the console; `onOpen` comes when it is open. */
export function useLogin(start: Credentials, onOpen: () => Promise<void>) {
  const { t } = useTexts()
  const form = useForm<Credentials>({ defaultValues: start, resolver: zodResolver(loginSeller.body) })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (credentials) => {
    try {
      await callApi(loginSeller, { body: credentials })
    } catch (error) {
      const code = problemOf(error)?.code
      const [field, text] = (code && refusals[code]) ?? (['root', 'login.errors.unavailable'] as const)
      form.setError(field, { type: 'refused', message: t(text) }, { shouldFocus: field !== 'root' })
      return
    }
    await onOpen()
  })
  const said = (field: keyof Credentials, missing: TextKey, wrong: TextKey): string | undefined => {
    const error = errors[field]
    if (!error) return undefined
    return error.type === 'refused' ? error.message : t(form.getValues(field) ? wrong : missing)
  }
  return {
    register: form.register,
    submit,
    isSubmitting,
    usernameError: said('username', 'login.errors.emailMissing', 'login.errors.emailWrong'),
    passwordError: said('password', 'login.errors.passwordMissing', 'login.errors.wrong_credentials'),
    refusal: errors.root?.message,
  }
}
