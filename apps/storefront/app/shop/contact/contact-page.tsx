import { sendMessage } from '@filiera/contract/content/contact'
import { data, Link } from 'react-router'
import { pageMeta } from '../../frame/head/page-meta.ts'
import { answerUnreached } from '../../frame/loading/answer-unreached.ts'
import { canonicalSearch } from '../../pages/public-address.ts'
import { backendContext } from '../../state/server-contexts.ts'
import { languageOfPath } from '../../texts/language-path.ts'
import { textsOf } from '../../texts/server-texts.server.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Container } from '../../ui/container.tsx'
import { buttonClass } from '../../ui/forms/button.tsx'
import type { Route } from './+types/contact-page'
import { CompanyPanel } from './company-panel.tsx'
import { checkContact, contactFields, readContact } from './contact-form.state.ts'
import { type ContactAnswer, ContactForm } from './contact-form.tsx'

export function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const t = textsOf(languageOfPath(url.pathname))
  const isNotice = url.searchParams.get('topic') === 'notice'
  return {
    isNotice,
    search: canonicalSearch(url.pathname, url.search),
    meta: { title: t('messages.contact.title'), description: t('messages.contact.lead') },
  }
}

const answerWith = (answer: ContactAnswer, status: number) => data(answer, { status })

/** Checks and sends the form; a failure keeps everything that was typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const values = readContact(form)
  const answer = { values, errors: checkContact(values), failed: false, sent: false }
  if (answer.errors.length > 0) return answerWith(answer, 422)
  const Locale = languageOfPath(new URL(request.url).pathname)
  const Website = String(form.get('Website') ?? '').slice(0, 500)
  const result = await context.get(backendContext)(sendMessage, { body: { ...values, Locale, Website } })
  if (result.ok) return answerWith({ ...answer, sent: true }, 200)
  const named = contactFields.filter((field) =>
    result.problem.fields?.some((problem) => problem.field === field),
  )
  return answerWith({ ...answer, errors: named, failed: true }, result.problem.status)
}

/** Without an answer of the storefront: the message stays. */
export function clientAction(args: Route.ClientActionArgs) {
  return answerUnreached(args, (form) => ({
    values: readContact(form),
    errors: [],
    failed: true,
    sent: false,
  }))
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData?.meta ?? { title: '', noindex: true })

function Sent({ email }: { email: string }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <div>
      <h2 className="text-[1.75rem] md:text-[2rem]">{t('messages.contact.sentTitle')}</h2>
      <p role="status" className="mt-3 mb-6 text-lg text-ink-2">
        {t('messages.contact.sentText', { email })}
      </p>
      <Link to={to('/contact')} className={buttonClass({ variant: 'outline' })}>
        {t('messages.contact.again')}
      </Link>
    </div>
  )
}

/** The contact form and who is behind the shop. */
export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isNotice } = loaderData
  const { t } = useTranslation()
  const to = useLocalPath()
  const empty = {
    Email: '',
    Name: '',
    Subject: isNotice ? t('messages.contact.noticeSubject') : '',
    Message: isNotice ? t('messages.contact.noticeMessage') : '',
    Consent: '',
  }
  const title = t('messages.contact.title')
  return (
    <Container className="pb-12 md:pb-18">
      <Breadcrumb crumbs={[{ title: t('catalogue.home'), to: to('/') }, { title }]} />
      <header className="pt-1 pb-8">
        <h1 className="text-[1.875rem] md:text-[2.25rem] xl:text-[2.625rem]">{title}</h1>
        <p className="mt-2.5 max-w-[40em] text-ink-2">
          {isNotice ? t('messages.contact.noticeLead') : t('messages.contact.lead')}
        </p>
      </header>
      <div className="grid items-start gap-9 lg:grid-cols-[7fr_5fr] lg:gap-16">
        {actionData?.sent ? (
          <Sent email={actionData.values.Email} />
        ) : (
          <ContactForm answer={actionData} values={actionData?.values ?? empty} />
        )}
        <CompanyPanel />
      </div>
    </Container>
  )
}
