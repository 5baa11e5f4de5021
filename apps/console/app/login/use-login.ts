import { loginSeller } from '@filiera/contract/console/session'
import type { Problem } from '@filiera/contract/problem'
import { type FormEvent, useState } from 'react'
import { callApi, problemOf } from '../api/call-api.ts'
import { useSingleMutation } from '../api/use-single-mutation.ts'
import { type TextKey, useTexts } from '../texts/texts.tsx'
import { showFaults } from '../ui/show-faults.ts'

type Credentials = { username: string; password: string }
type Faults = Partial<Record<keyof Credentials | 'root', TextKey>>

/** Where a refusal is said, and in which words; what is not listed is no answer. */
const refusals: Partial<Record<Problem['code'], Faults>> = {
  wrong_credentials: { password: 'login.errors.wrong_credentials' },
  invalid_body: { password: 'login.errors.wrong_credentials' },
  email_not_confirmed: { username: 'login.errors.email_not_confirmed' },
  forbidden: { username: 'login.errors.forbidden' },
  login_paused: { username: 'login.errors.login_paused' },
  rate_limited: { root: 'login.errors.rate_limited' },
}

function faultsOfRefusal(error: unknown): Faults {
  const code = problemOf(error)?.code
  return (code && refusals[code]) ?? { root: 'login.errors.unavailable' }
}

/** What is missing or cannot be true; nothing where it may be sent. */
function faultsOf({ username, password }: Credentials): Faults {
  const fields = loginSeller.body.shape
  return {
    ...(!fields.username.safeParse(username).success && {
      username: username ? 'login.errors.emailWrong' : 'login.errors.emailMissing',
    }),
    ...(!fields.password.safeParse(password).success && {
      password: password ? 'login.errors.wrong_credentials' : 'login.errors.passwordMissing',
    }),
  }
}

/** The form that opens a session of the console; `onOpen` comes when it is open. */
export function useLogin(onOpen: () => Promise<void>) {
  const { t } = useTexts()
  const [faults, setFaults] = useState<Faults>({})
  const { mutate, isPending } = useSingleMutation({
    // without a network it says so instead of waiting
    networkMode: 'always',
    mutationFn: (body: Credentials) => callApi(loginSeller, { body }),
    onSuccess: onOpen,
  })
  const said = (place: keyof Faults): string | undefined => {
    const fault = faults[place]
    return fault && t(fault)
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // React takes it away from the event before the answer is there
    const form = { currentTarget: event.currentTarget }
    const typed = new FormData(event.currentTarget)
    const credentials = { username: String(typed.get('username')), password: String(typed.get('password')) }
    const wrong = faultsOf(credentials)
    showFaults(form, () => setFaults(wrong))
    if (Object.keys(wrong).length > 0) return
    mutate(credentials, { onError: (error) => showFaults(form, () => setFaults(faultsOfRefusal(error))) })
  }
  return {
    /** Of the form element; its fields are called `username` and `password`. */
    form: {
      noValidate: true,
      onSubmit: submit,
      // what is typed anew is not wrong yet
      onInput: ({ target }: FormEvent) =>
        setFaults({ ...faults, [(target as HTMLInputElement).name]: undefined }),
    },
    isSubmitting: isPending,
    usernameError: said('username'),
    passwordError: said('password'),
    refusal: said('root'),
  }
}
