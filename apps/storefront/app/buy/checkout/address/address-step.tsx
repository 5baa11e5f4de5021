import type { Address } from '@filiera/contract/customers/addresses'
import type { Country } from '@filiera/domain/places/country-names'
import { Form, Link } from 'react-router'
import { useAfterSignIn } from '../../../state/session/after-sign-in.ts'
import { useLocalPath } from '../../../texts/use-language.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { EmailAddress } from '../../../ui/email-address.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { Summary } from '../../../ui/forms/summary.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { AddressLines } from '../../order/address-lines.tsx'
import { InvoiceData } from '../../order/invoice-data.tsx'
import { checkoutSearch } from '../checkout-query.state.ts'
import { HiddenChoices } from '../hidden-choices.tsx'
import { LoginHere } from './account-fields.tsx'
import { AddressEditor, type AddressEditorProps } from './address-editor.tsx'

type AddressStepProps = AddressEditorProps & { isNew: boolean }

const radio =
  'mt-px size-5.5 flex-none appearance-none rounded-full border-[1.5px] border-control bg-raised checked:border-[7px] checked:border-button'

type ChoicesProps = {
  name: 'address' | 'billing'
  addresses: readonly Address[]
  chosen: string | null
  countries: readonly Country[]
  /** A first choice that is no address of its own: the same as shipping. */
  same?: string
}

function AddressChoices({ name, addresses, chosen, countries, same }: ChoicesProps) {
  const nameOf = (code: string) => countries.find((country) => country.code === code)?.name
  const row =
    'flex cursor-pointer gap-3.5 border-t border-line px-4.5 py-4 first:border-t-0 has-[:checked]:bg-quiet'
  return (
    <div className="overflow-hidden rounded-image border border-line">
      {same && (
        <label className={row}>
          <input type="radio" name={name} value="" defaultChecked={chosen === null} className={radio} />
          {same}
        </label>
      )}
      {addresses.map((address) => (
        <label key={address.id} className={row}>
          <input
            type="radio"
            name={name}
            value={address.id}
            defaultChecked={chosen === address.id}
            className={radio}
          />
          <AddressLines address={address} country={nameOf(address.country)} />
        </label>
      ))}
    </div>
  )
}

function OrdersAs({ email }: { email: string }) {
  const { t } = useTranslation()
  return (
    <p className="mb-6 text-[0.9375rem] text-ink-2">
      <EmailAddress email={email} text={t('checkout.contact.as', { email })} />
    </p>
  )
}

/** `here` is the address of this step. */
type WaysProps = { here: string }

/** Whom to bill instead of the shipping address: one of the others, or the way to a new one. */
function Billing({ addresses, chosen, countries, here }: Omit<ChoicesProps, 'name' | 'same'> & WaysProps) {
  const { t } = useTranslation()
  if (addresses.length === 1)
    return (
      <Link
        to={`${here}&new=billing`}
        className="flex min-h-11 items-center font-semibold text-link underline decoration-link-line underline-offset-4"
      >
        {t('checkout.address.billingOther')}
      </Link>
    )
  return (
    <details open={chosen !== null} className="group mt-5 border-t border-line pt-2">
      <Summary className="min-h-11 py-2.5">{t('checkout.address.billingOther')}</Summary>
      <fieldset className="mt-2">
        <legend className="sr-only">{t('checkout.address.billing')}</legend>
        <AddressChoices
          name="billing"
          addresses={addresses}
          chosen={chosen}
          countries={countries}
          same={t('checkout.address.billingSame')}
        />
      </fieldset>
    </details>
  )
}

function Invoice({ billed, here }: { billed: Address } & WaysProps) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="invoice" className="mt-5 border-t border-line pt-5">
      <h2 id="invoice" className="mb-1 font-sans text-[1.0625rem] font-semibold tracking-normal">
        {t('checkout.address.invoice')}
      </h2>
      <InvoiceData address={billed} isAlone />
      <Link
        to={`${here}&edit=${billed.id}`}
        className="inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line underline-offset-4"
      >
        {t(billed.company ? 'checkout.address.invoiceChange' : 'checkout.address.invoiceAdd')}
      </Link>
    </section>
  )
}

/** First step: who orders, where to ship and whom to bill; billing is shipping unless said otherwise. */
export function AddressStep({ data, answer, countries, isNew, isNewBilling, editor }: AddressStepProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  useAfterSignIn(answer?.kind === 'opened' ? answer.opened : undefined, 'register')
  const { addresses, shipping, query } = data
  if (addresses.length === 0 || isNew || editor || answer?.kind === 'address') {
    return (
      <>
        {data.email === null ? <LoginHere /> : <OrdersAs email={data.email} />}
        <AddressEditor
          data={data}
          answer={answer}
          countries={countries}
          editor={editor}
          isNewBilling={isNewBilling}
        />
      </>
    )
  }
  const here = to('/checkout') + checkoutSearch({ ...query, step: 'address', key: null })
  const billed = data.billing
  const billing = billed && billed.id !== shipping?.id ? billed.id : null
  return (
    <Form method="get" action={to('/checkout')}>
      <OrdersAs email={data.email ?? ''} />
      <HiddenChoices query={{ step: 'payment', method: query.method, pay: query.pay }} />
      <fieldset>
        <legend className="mb-3.5 font-serif text-2xl">{t('checkout.address.legend')}</legend>
        <AddressChoices
          name="address"
          addresses={addresses}
          chosen={shipping?.id ?? null}
          countries={countries}
        />
      </fieldset>
      {shipping?.warning && (
        <Notice type="warning" className="mt-3.5">
          {t('addresses.warning')}
        </Notice>
      )}
      <Link
        to={`${here}&new=1`}
        className="mt-2 inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line underline-offset-4"
      >
        {t('checkout.address.another')}
      </Link>
      <Billing addresses={addresses} chosen={billing} countries={countries} here={here} />
      {billed && <Invoice billed={billed} here={here} />}
      <Button type="submit" size="large" full className="mt-7">
        {t('checkout.toPayment')}
      </Button>
    </Form>
  )
}
