import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Checkbox } from '../../ui/forms/choice.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { CreditCard } from '../../ui/icons/pages.tsx'
import {
  type CardEntry,
  type CardFault,
  type CardField,
  checkCard,
  fieldOfFault,
  formatExpiry,
  groupNumber,
} from './card-entry.state.ts'
import { type CardPurpose, type RegisteredCard, registerCard } from './cards.client.ts'

/** What a form with card fields may do with them. */
export type CardControl = {
  /** Checks the fields, registers the card and empties them; null when a field has to be put right first. */
  submit(purpose: CardPurpose): Promise<RegisteredCard | null>
}

type Faults = Partial<Record<CardField, CardFault>> & { whole?: CardFault }

type CardFieldsProps = {
  control: RefObject<CardControl | null>
  onRemember?: (remember: boolean) => void
  remember?: boolean
}

const typedInto =
  (format: (text: string) => string) =>
  (event: FormEvent<HTMLInputElement>): void => {
    const input = event.currentTarget
    // typing in the middle of a number must not send the cursor to its end
    if (input.selectionStart === input.value.length) input.value = format(input.value)
  }

/** The box of the fields, what is wrong with them, and what a form may do with them. */
function useCardControl(control: CardFieldsProps['control']) {
  const [faults, setFaults] = useState<Faults>({})
  const box = useRef<HTMLFieldSetElement>(null)
  const input = (field: CardField) => box.current?.querySelector<HTMLInputElement>(`#card-${field}`)
  const show = (found: Faults) => {
    setFaults(found)
    const first = (['number', 'expiry', 'code'] as const).find((field) => found[field])
    if (first) input(first)?.focus()
  }
  control.current = {
    async submit(purpose) {
      const entry: CardEntry = {
        number: input('number')?.value ?? '',
        expiry: input('expiry')?.value ?? '',
        code: input('code')?.value ?? '',
      }
      const found = checkCard(entry, new Date())
      show(found)
      if (Object.keys(found).length > 0) return null
      const registered = await registerCard(entry, purpose)
      if (registered.ok) {
        for (const field of ['number', 'expiry', 'code'] as const) {
          const element = input(field)
          if (element) element.value = ''
        }
      } else show({ [fieldOfFault(registered.fault) ?? 'whole']: registered.fault })
      return registered
    },
  }
  return { box, faults }
}

/** Fields of a new card. They have no names: no form of ours can ever send them (payments reference §8). */
export function CardFields({ control, onRemember, remember = false }: CardFieldsProps) {
  const { t } = useTranslation()
  const { box, faults } = useCardControl(control)
  const error = (field: CardField) => faults[field] && t(`cards.error.${faults[field]}`)
  return (
    <fieldset ref={box} className="grid grid-cols-2 gap-4">
      <legend className="sr-only">{t('payment.way.new')}</legend>
      {faults.whole && (
        <p role="alert" className="col-span-2 font-medium text-error">
          {t(`cards.error.${faults.whole}`)}
        </p>
      )}
      <div className="relative col-span-2">
        <Field
          id="card-number"
          inputMode="numeric"
          autoComplete="cc-number"
          maxLength={23}
          onInput={typedInto(groupNumber)}
          label={t('cards.number')}
          error={error('number')}
        />
        <CreditCard size={22} className="pointer-events-none absolute top-11 right-3.5 text-ink-3" />
      </div>
      <Field
        id="card-expiry"
        inputMode="numeric"
        autoComplete="cc-exp"
        maxLength={5}
        placeholder={t('cards.expiryFormat')}
        onInput={typedInto(formatExpiry)}
        label={t('cards.expiry')}
        error={error('expiry')}
      />
      <Field
        id="card-code"
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={4}
        placeholder="123"
        label={t('cards.code')}
        hint={t('cards.codeFormat')}
        error={error('code')}
      />
      {onRemember && (
        <Checkbox
          checked={remember}
          onChange={(event) => onRemember(event.target.checked)}
          className="col-span-2"
        >
          {t('cards.remember')}
        </Checkbox>
      )}
    </fieldset>
  )
}
