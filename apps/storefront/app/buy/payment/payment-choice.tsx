import type { Card } from '@filiera/contract/payments/cards'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { join } from '../../ui/join.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { CardBrand } from '../cards/card-brand.tsx'
import { type OtherWay, type PayWay, readPayWay } from '../checkout/checkout-query.state.ts'

type OptionProps = {
  value: PayWay
  chosen: PayWay | null
  onChoose(value: PayWay): void
  title: string
  text: string
  mark?: ReactNode
  disabled?: boolean
  children?: ReactNode
}

function Option({ value, chosen, onChoose, title, text, mark, disabled = false, children }: OptionProps) {
  return (
    <div
      className={join(
        'border-t border-line first:border-t-0',
        'has-[input[name=pay]:checked]:bg-quiet',
        disabled && 'text-ink-3',
      )}
    >
      <label className="grid min-h-14 cursor-pointer grid-cols-[22px_minmax(0,1fr)_auto] items-start gap-x-3.5 px-4.5 py-4">
        <input
          type="radio"
          name="pay"
          value={value}
          checked={chosen === value}
          disabled={disabled}
          onChange={() => onChoose(value)}
          className="mt-px size-5.5 flex-none appearance-none rounded-full border-[1.5px] border-control bg-raised checked:border-[7px] checked:border-button"
        />
        <span>
          <b className="block font-semibold">{title}</b>
          <span className="mt-0.5 block text-sm text-ink-2">{text}</span>
        </span>
        {mark}
      </label>
      {children && <div className="px-4.5 pb-4.5">{children}</div>}
    </div>
  )
}

/** What is chosen until the customer says otherwise: the favourite card, where it is still good. */
export function usualWay(cards: readonly Card[]): PayWay {
  const favourite = cards.find((card) => card.favourite && !card.expired)
  return favourite ? `card:${favourite.id}` : 'web'
}

/** Saved and new cards need scripts. */
const wayWithoutScripts = (way: PayWay | null) =>
  way !== null && (way === 'new' || way.startsWith('card:')) ? 'web' : way

type PaymentChoiceProps = {
  cards: readonly Card[]
  chosen: PayWay | null
  onChoose(value: PayWay): void
  /** What this shop offers besides cards. */
  others: readonly OtherWay[]
  /** The fields of a new card, shown below its option. */
  newCard: ReactNode
}

/** How to pay: saved cards, a new card, the provider's page, Stripe, and what else the shop offers. Cards need scripts; the two pages always work. */
export function PaymentChoice({ cards, chosen, onChoose, others, newCard }: PaymentChoiceProps) {
  const { t } = useTranslation()
  const hydrated = useHydrated()
  const box = useRef<HTMLFieldSetElement>(null)
  const usable = hydrated ? chosen : wayWithoutScripts(chosen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts take over
  useLayoutEffect(() => {
    const pressed = box.current?.querySelector<HTMLInputElement>('input[name=pay]:checked')
    const way = readPayWay(pressed?.value ?? null)
    if (way && way !== wayWithoutScripts(chosen)) onChoose(way)
  }, [])
  const option = { chosen: usable, onChoose }
  return (
    <fieldset ref={box}>
      <legend className="mb-3.5 font-serif text-2xl">{t('payment.legend')}</legend>
      <div className="overflow-hidden rounded-plate border border-line">
        {hydrated &&
          cards.map(({ id, alias, expiry, expired, favourite, type }) => (
            <Option
              key={id}
              {...option}
              value={`card:${id}`}
              title={alias}
              text={[
                expired ? t('payment.expired') : t('payment.expires', { expiry }),
                ...(favourite ? [t('payment.favourite')] : []),
              ].join(' · ')}
              disabled={expired}
              mark={<CardBrand type={type} />}
            />
          ))}
        <Option {...option} value="web" title={t('payment.way.web')} text={t('payment.way.webText')} />
        {hydrated && (
          <Option {...option} value="new" title={t('payment.way.new')} text={t('payment.way.newText')}>
            {chosen === 'new' ? newCard : null}
          </Option>
        )}
        <Option
          {...option}
          value="stripe"
          title={t('payment.way.stripe')}
          text={t('payment.way.stripeText')}
        />
        {others.map((way) => (
          <Option
            key={way}
            {...option}
            value={way}
            title={t(`payment.way.${way}`)}
            text={t(`payment.way.${way}Text`)}
          />
        ))}
      </div>
    </fieldset>
  )
}
