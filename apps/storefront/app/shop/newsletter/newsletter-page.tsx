import { subscribe } from '@filiera/contract/content/newsletter'
import { isEmail } from '@filiera/domain/places/email'
import { data } from 'react-router'
import { PersonalHead } from '../../frame/head/personal-head.tsx'
import { answerUnreached } from '../../frame/loading/answer-unreached.ts'
import { backendContext } from '../../state/server-contexts.ts'
import { languageOfPath } from '../../texts/language-path.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import type { Route } from './+types/newsletter-page'
import { NewsletterForm } from './newsletter-form.tsx'
import type { SubscriptionState } from './subscription.state.ts'

type Answer = { state: SubscriptionState; email: string }

const answer = (state: SubscriptionState, email: string, status: number) =>
  data({ state, email } satisfies Answer, { status })

/** The form sent without scripts; a wrong address is not passed on (specification §5). */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const email = text('Email').trim().slice(0, 254)
  if (!isEmail(email)) return answer('invalid', email, 422)
  const Locale = languageOfPath(new URL(request.url).pathname)
  const Website = text('Website').slice(0, 500)
  const result = await context.get(backendContext)(subscribe, { body: { Email: email, Locale, Website } })
  if (result.ok) return answer('sent', email, 200)
  const { code, status } = result.problem
  return answer(code === 'invalid_body' ? 'invalid' : 'failed', email, status)
}

/** Without an answer of the storefront: the form says so. */
export function clientAction(args: Route.ClientActionArgs) {
  return answerUnreached(
    args,
    (form): Answer => ({ state: 'failed', email: String(form.get('Email') ?? '') }),
  )
}

/** The newsletter on a page of its own: where the form leads without scripts. */
export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <section className="on-green bg-green-700 py-14 text-white md:py-24">
      <PersonalHead title={t('newsletter.page')} />
      <Container>
        <div className="mx-auto max-w-[616px]">
          <h1 className="text-[2.0625rem] leading-[1.06] md:text-[2.875rem]">{t('newsletter.title')}</h1>
          <p className="mt-3.5 mb-7 text-lg">{t('newsletter.lead')}</p>
          <NewsletterForm answered={actionData} />
        </div>
      </Container>
    </section>
  )
}
