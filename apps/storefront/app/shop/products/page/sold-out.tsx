import { formatEuros } from '@filiera/domain/money/money'
import { useTranslation } from 'react-i18next'
import { Form, Link, useActionData, useNavigation } from 'react-router'
import { useAuthStore } from '../../../state/session/auth-store.ts'
import { useLocalPath } from '../../../texts/use-language.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ProductImage } from '../../../ui/product-image.tsx'
import type { CardProduct } from '../card-product.ts'
import type { StockAlertAnswer } from './ask-stock-alert.server.ts'

/** "Avvisami": one mail when a sold-out product is back (decision 38). A plain form, so it works without JavaScript. */
function StockAlert() {
  const { t } = useTranslation()
  const answer = useActionData<StockAlertAnswer>()
  const isSending = useNavigation().state === 'submitting'
  const isSignedIn = useAuthStore((state) => state.isLoggedIn)
  if (answer?.status) {
    return (
      <Notice type="success" live title={t('catalogue.alert.done')} className="mt-4">
        {t(`catalogue.alert.${answer.status}`)}
      </Notice>
    )
  }
  return (
    <Form method="post" preventScrollReset className="mt-4 grid gap-3">
      {answer?.failure && answer.failure !== 'email' && (
        <Notice type="error" live>
          {t(`catalogue.alert.${answer.failure}`)}
        </Notice>
      )}
      {(!isSignedIn || answer?.failure === 'email') && (
        <Field
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          label={t('catalogue.alert.email')}
          hint={t('catalogue.alert.hint')}
          defaultValue={answer?.email}
          error={answer?.failure === 'email' ? t('catalogue.alert.emailWrong') : undefined}
        />
      )}
      {/* people do not see it; whoever fills it is a robot */}
      <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
      <Button type="submit" disabled={isSending}>
        {t('catalogue.alert.ask')}
      </Button>
    </Form>
  )
}

/** Near products that are shown. */
const MOST_NEAR = 3

type SoldOutProps = {
  /** Of the same producer. */
  near: readonly CardProduct[]
  category: { slug: string; name: string }
}

/** What to do about a sold-out product: be told when it is back, or take something near. */
export default function SoldOut({ near, category }: SoldOutProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const products = near.filter(({ available }) => available).slice(0, MOST_NEAR)
  return (
    <>
      <StockAlert />
      <h2 className="mt-6 mb-1 font-sans text-base font-semibold tracking-normal">
        {t('catalogue.alert.near')}
      </h2>
      <ul>
        {products.map(({ id, title, image, price, priceDiscounted, lang }) => (
          <li key={id}>
            <Link to={to(`/product/${id}`)} className="flex min-h-11 items-center gap-3 py-1.5">
              <ProductImage
                url={image}
                alt=""
                width={400}
                height={400}
                sizes="48px"
                widths={[200]}
                className="size-12 flex-none"
                imgClassName="rounded-[10px]"
              />
              <span lang={lang} className="min-w-0 flex-1 text-pretty">
                {title}
              </span>
              <b className="font-semibold whitespace-nowrap">{formatEuros(priceDiscounted ?? price)}</b>
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={to(`/categories/${category.slug}`)}
        className="inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line underline-offset-4"
      >
        {category.name}
      </Link>
    </>
  )
}
