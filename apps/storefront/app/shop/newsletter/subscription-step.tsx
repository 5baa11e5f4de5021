import type { SubscriptionKind } from '@filiera/contract/content/newsletter'
import { Form, Link, useNavigation } from 'react-router'
import { PersonalHead } from '../../frame/head/personal-head.tsx'
import { explainedCode } from '../../notices/notice-for.ts'
import { listingAddress } from '../../pages/listing-query.state.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { Button, buttonClass } from '../../ui/forms/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** What became of a link in a mail. */
export type StepAnswer = { done: SubscriptionKind | null; code: string | null }

/** What a subscription is about: its product, its search, or the shop. */
const whereTo = ({ product, query }: SubscriptionKind, to: (path: string) => string) =>
  product ? to(`/product/${product.id}`) : query ? listingAddress(to('/search'), { text: query }) : to('/')

type SubscriptionStepProps = {
  step: 'confirm' | 'unsubscribe'
  /** From the link; empty when it was cut off. */
  token: string
  answer: StepAnswer | undefined
}

/** Confirms or ends a newsletter or an alert, by a button: programs that open the links of a mail change nothing. */
export function SubscriptionStep({ step, token, answer }: SubscriptionStepProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const busy = useNavigation().state !== 'idle'
  const done = answer?.done
  const kind = done && done.kind !== 'newsletter' ? 'alert' : 'newsletter'
  const because = explainedCode(answer?.code ?? (token ? null : 'invalid_token'))
  const isBroken = because === 'invalid_token'
  const openTitle = isBroken ? t('messages.brokenLink') : t(`messages.${step}.title`)
  const title = done ? t(`messages.${step}.${kind}Title`) : openTitle
  return (
    <Container className="py-12 md:py-20">
      <PersonalHead title={title} />
      <div className="mx-auto max-w-[616px]">
        <h1 className="text-[2.0625rem] leading-[1.06] md:text-[2.875rem]">{title}</h1>
        {done ? (
          <>
            <p role="status" className="mt-4 mb-6 text-lg text-ink-2">
              {done.product
                ? t(`messages.${step}.alertText`, { title: done.product.title })
                : done.query
                  ? t(`messages.${step}.searchText`, { text: done.query })
                  : t(`messages.${step}.${kind === 'alert' ? 'alertGone' : 'newsletterText'}`)}
            </p>
            <Link to={whereTo(done, to)} className={buttonClass({ variant: 'outline' })}>
              {t(done.product ? 'messages.toProduct' : done.query ? 'messages.toSearch' : 'messages.toHome')}
            </Link>
          </>
        ) : (
          <>
            {!isBroken && <p className="mt-4 text-lg text-ink-2">{t(`messages.${step}.text`)}</p>}
            {because && (
              <Notice type="error" live className="mt-6">
                {t(`notices.because.${because}`)}
              </Notice>
            )}
            {!isBroken ? (
              <Form method="post" className="mt-6">
                <input type="hidden" name="token" value={token} />
                <Button type="submit" disabled={busy}>
                  {t(`messages.${step}.submit`)}
                </Button>
              </Form>
            ) : (
              <Link to={to('/')} className={`mt-6 ${buttonClass({ variant: 'outline' })}`}>
                {t('messages.toHome')}
              </Link>
            )}
          </>
        )}
      </div>
    </Container>
  )
}
