import { type FormEvent, useId, useState } from 'react'
import { Form, Link } from 'react-router'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLongest } from '../../ui/forms/use-longest.ts'
import type { SubscriptionState } from './subscription.state.ts'

/** Characters of an address. */
const LONGEST = 254

type NewsletterFormProps = {
  /** Answer to a form that was sent without scripts, with what was typed. */
  answered?: { state: SubscriptionState; email: string } | undefined
}

/** What came of it; before, what one agrees to. */
function Said({ id, text }: { id: string; text: string | null }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <p id={id} role="status" className="mt-2.5 text-[0.9375rem]">
      {text ? (
        <b className="font-semibold">{text}</b>
      ) : (
        <>
          {t('newsletter.hint')}{' '}
          <Link to={to('/legal/privacy')} className="underline underline-offset-4">
            {t('newsletter.privacy')}
          </Link>
        </>
      )}
    </p>
  )
}

/** Sends the form where scripts run: 'busy' while it is on its way, null before. */
function useSubscription() {
  const [now, setNow] = useState<SubscriptionState | 'busy' | null>(null)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    setNow('busy')
    const result = await import('./newsletter.client.ts')
      .then(({ subscribe }) => subscribe(fields))
      .catch(() => 'failed' as const)
    setNow(result)
    if (result === 'sent') form.reset()
    else form.querySelector('input')?.focus()
  }

  return { now, send }
}

/**
 * Asks for the newsletter: with scripts by `/api/subscribe`, without them by the page `/newsletter`.
 * What was typed stays until it is accepted.
 */
export function NewsletterForm({ answered }: NewsletterFormProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const language = useLanguage()
  const id = useId()
  const { tooLong, control } = useLongest<HTMLInputElement>(LONGEST)
  const { now, send } = useSubscription()
  const state = now ?? answered?.state ?? null
  const isWrong = state === 'invalid' || state === 'failed'
  const said = tooLong ?? (isWrong || state === 'sent' ? t(`newsletter.${state}`) : null)
  return (
    <Form method="post" action={to('/newsletter')} onSubmit={(event) => void send(event)} noValidate>
      <label htmlFor={id} className="mb-2 block font-semibold">
        {t('newsletter.label')}
      </label>
      <div className="flex flex-col gap-2.5 md:flex-row">
        <input
          id={id}
          key={answered?.email}
          name="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          enterKeyHint="send"
          defaultValue={answered?.state === 'sent' ? '' : (answered?.email ?? '')}
          placeholder={t('newsletter.placeholder')}
          {...control}
          aria-invalid={isWrong || tooLong !== undefined || undefined}
          aria-describedby={`${id}-text`}
          className="h-13 w-full min-w-0 rounded-control border-[1.5px] border-control bg-white px-4 text-base text-coal placeholder:text-[#5f6b63] placeholder:opacity-100"
        />
        <button
          type="submit"
          disabled={now === 'busy'}
          className="min-h-13 cursor-pointer rounded-control bg-amber-500 px-6.5 font-semibold whitespace-nowrap text-coal hover:bg-amber-300 disabled:opacity-70"
        >
          {t('newsletter.submit')}
        </button>
      </div>
      <input type="hidden" name="Locale" value={language} />
      <input
        type="text"
        name="Website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        className="sr-only"
      />
      <Said id={`${id}-text`} text={said} />
    </Form>
  )
}
