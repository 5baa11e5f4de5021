import { Link } from 'react-router'
import { PersonalHead } from '../frame/head/personal-head.tsx'
import { useLocalPath } from '../texts/use-language.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { Container } from '../ui/container.tsx'
import { buttonClass } from '../ui/forms/button.tsx'

/** What somebody sees who is signed in with an account that may not see the page; answered with 403. */
export function Forbidden() {
  const { t } = useTranslation()
  const to = useLocalPath()
  const title = t('caseQueue.forbidden.title')
  return (
    <Container className="max-w-[720px] py-12 md:py-18">
      <PersonalHead title={title} />
      <h1 className="text-[1.875rem] md:text-4xl">{title}</h1>
      <p className="mt-4 mb-6 text-lg text-ink-2">{t('caseQueue.forbidden.text')}</p>
      <Link to={to('/account')} className={buttonClass({ variant: 'outline' })}>
        {t('caseQueue.forbidden.account')}
      </Link>
    </Container>
  )
}
