import type { Country } from '@filiera/domain/places/country-names'
import { useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { FormRefusal } from '../../../frame/forms/form-refusal.tsx'
import { EnhancedMark } from '../../../state/session/enhanced-mark.tsx'
import { useSignInErrorTexts } from '../../../state/session/sign-in-error-texts.ts'
import { useStoredInput } from '../../../state/session/stored-input.ts'
import { useLocalPath } from '../../../texts/use-language.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Button, buttonClass } from '../../../ui/forms/button.tsx'
import { Checkbox } from '../../../ui/forms/choice.tsx'
import { type AddressErrors, type AddressValues, emptyAddress } from '../../addresses/address-form.state.ts'
import { AddressForm } from '../../addresses/address-form.tsx'
import type { CheckoutAnswer } from '../checkout-answer.ts'
import type { CheckoutData } from '../checkout-data.ts'
import { checkoutSearch } from '../checkout-query.state.ts'
import { AccountFields } from './account-fields.tsx'

const invoiceAddress: AddressValues = { ...emptyAddress, invoice: true }
const noErrors: AddressErrors = {}

type Answer = Extract<CheckoutAnswer, { kind: 'address' }>

export type AddressEditorProps = {
  data: CheckoutData
  answer: CheckoutAnswer | undefined
  countries: readonly Country[]
  /** A saved address that is opened to add what an invoice needs. */
  editor: { id: string; values: AddressValues; asksInvoice: boolean } | null
  /** Whether the new address is for the bill alone. */
  isNewBilling: boolean
}

/** What the form sends besides its fields. */
function Hidden({
  data,
  editor,
  isNewBilling,
  savedId,
  isNewBuyer,
}: AddressEditorProps & { savedId: string | undefined; isNewBuyer: boolean }) {
  return (
    <>
      {isNewBuyer && <EnhancedMark />}
      <input type="hidden" name="intent" value={isNewBuyer ? 'register' : 'address'} />
      {editor && <input type="hidden" name="id" value={editor.id} />}
      {(editor || isNewBilling) && <input type="hidden" name="shipping" value={data.shipping?.id ?? ''} />}
      {editor?.asksInvoice && <input type="hidden" name="invoice" value="1" />}
      {savedId && <input type="hidden" name="savedId" value={savedId} />}
    </>
  )
}

/** The address of the bill, where it is another one; without scripts the box alone opens it. */
function BillElsewhere({
  billing,
  countries,
}: Pick<Answer, 'billing'> & Pick<AddressEditorProps, 'countries'>) {
  const { t } = useTranslation()
  const box = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(billing !== undefined)
  // ticked before the scripts ran
  useEffect(() => setIsOpen(box.current?.checked ?? false), [])
  const form = (
    <div className="mt-2 hidden [.addresses:has([name=billElsewhere]:checked)_&]:block">
      <h2 className="mb-3.5 text-2xl">{t('checkout.address.billing')}</h2>
      <AddressForm
        part="billing"
        isBillingOnly
        values={billing?.values ?? invoiceAddress}
        errors={billing?.errors ?? noErrors}
        countries={countries}
      />
    </div>
  )
  return (
    <fieldset className="mt-3">
      <legend className="sr-only">{t('checkout.address.billing')}</legend>
      <Checkbox
        ref={box}
        name="billElsewhere"
        value="1"
        defaultChecked={billing !== undefined}
        onChange={(event) => setIsOpen(event.target.checked)}
      >
        {t('checkout.address.billingOther')}
      </Checkbox>
      {isOpen ? form : <noscript>{form}</noscript>}
    </fieldset>
  )
}

/** The form of the address step; at a first purchase with a second address for the bill. */
export function AddressEditor(props: AddressEditorProps) {
  const { data, answer, countries, editor, isNewBilling } = props
  const { t } = useTranslation()
  const to = useLocalPath()
  const busy = useNavigation().state !== 'idle'
  const refused = answer?.kind === 'address' ? answer : null
  const keep = useStoredInput(answer)
  // an account that was opened while its address was refused is open
  const isNewBuyer = data.email === null && (refused === null || refused.account !== undefined)
  const accountWords = useSignInErrorTexts(refused?.account?.errors ?? {}, refused?.account?.missing ?? 0)
  const isFirst = data.addresses.length === 0 || refused?.billing !== undefined
  return (
    <Form method="post" noValidate ref={keep} className="addresses">
      <Hidden {...props} savedId={refused?.savedId} isNewBuyer={isNewBuyer} />
      <div className="mb-4.5 empty:hidden">
        <FormRefusal
          event={isNewBuyer ? 'register' : 'address_add'}
          code={accountWords.summary.length > 0 ? null : (refused?.code ?? null)}
          errors={[]}
          answer={answer}
        />
      </div>
      {isNewBilling && <h2 className="mb-3.5 text-2xl">{t('checkout.address.billing')}</h2>}
      <AddressForm
        values={refused?.values ?? editor?.values ?? (isNewBilling ? invoiceAddress : emptyAddress)}
        errors={refused?.errors ?? noErrors}
        countries={countries}
        isBillingOnly={isNewBilling}
        lead={
          isNewBuyer
            ? {
                fields: (
                  <>
                    <AccountFields username={refused?.account?.username ?? ''} errors={accountWords} />
                    <h2 className="mt-4 border-t border-line pt-6 text-2xl">{t('checkout.address.title')}</h2>
                  </>
                ),
                errors: accountWords.summary,
              }
            : null
        }
        invoiceClass="[.addresses:has([name=billElsewhere]:checked)_&]:hidden"
      />
      {isFirst && <BillElsewhere billing={refused?.billing} countries={countries} />}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" size="large" disabled={busy} className="flex-auto">
          {t('checkout.toPayment')}
        </Button>
        {data.addresses.length > 0 && (
          <Link
            to={to('/checkout') + checkoutSearch({ ...data.query, step: 'address', key: null })}
            className={buttonClass({ variant: 'outline' })}
          >
            {t('addresses.cancel')}
          </Link>
        )}
      </div>
    </Form>
  )
}
