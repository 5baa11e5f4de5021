import type { Card } from '@filiera/contract/payments/cards'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useHydrated } from '../../ui/hydration/use-hydrated.ts'
import { join } from '../../ui/join.ts'
import { CardBrand } from '../cards/card-brand.tsx'
import { CardMarks, PayMark } from './pay-mark.tsx'
import { cardIdOf, type OtherWay, type PayWay, readPayWay } from './pay-way.ts'

type OptionProps = {
  value: PayWay
  chosen: PayWay | null
  onChoose(value: PayWay): void
  title: string
  text?: string
  mark?: ReactNode
  disabled?: boolean
  children?: ReactNode
}

function Option({ value, chosen, onChoose, title, text, mark, disabled = false, children }: OptionProps) {
  return (
    <div className={join('has-[input[name=pay]:checked]:bg-quiet', disabled && 'text-ink-3')}>
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
        <b className="min-w-0 font-semibold wrap-anywhere">{title}</b>
        {mark}
        {text && <span className="col-span-2 col-start-2 mt-0.5 text-sm text-ink-2">{text}</span>}
      </label>
      {children && <div className="px-4.5 pb-4.5">{children}</div>}
    </div>
  )
}

/** Saved cards as they are offered: the favourite one first, those that have expired last. */
const inOrder = (cards: readonly Card[]): Card[] =>
  [...cards].sort(
    (a, b) => Number(a.expired) - Number(b.expired) || Number(b.favourite) - Number(a.favourite),
  )

/** What is chosen until the customer says otherwise: a card that is good, the favourite before the others, else a new one. */
export function usualWay(cards: readonly Card[]): PayWay {
  const [first] = inOrder(cards)
  return first && !first.expired ? `card:${first.id}` : 'new'
}

/** Saved cards need scripts. */
const wayWithoutScripts = (way: PayWay | null) => (way?.startsWith('card:') ? 'web' : way)

type PaymentChoiceProps = {
  cards: readonly Card[]
  /** The choice of before: a card that was entered for this order alone is not among the saved ones. */
  entered?: PayWay | null
  chosen: PayWay | null
  onChoose(value: PayWay): void
  /** What this shop offers besides cards. */
  others: readonly OtherWay[]
  /** The fields of a new card, shown below its option. */
  newCard: ReactNode
}

/** A card, saved or new; the fields of a new one stand in the page. */
function Cards({ cards, entered = null, chosen, onChoose, newCard }: Omit<PaymentChoiceProps, 'others'>) {
  const { t } = useTranslation()
  const option = { chosen, onChoose }
  const enteredId = entered && cardIdOf(entered)
  const isEntered = enteredId !== null && !cards.some(({ id }) => id === enteredId)
  const hasOthers = cards.length > 0 || isEntered
  return (
    <div
      className={join(
        'mb-3.5 overflow-hidden rounded-image border border-line',
        'has-[input[name=pay]:checked]:border-button [&>div+div]:border-t [&>div+div]:border-line',
      )}
    >
      {hasOthers && (
        <div className="flex items-center justify-between gap-3 px-4.5 py-3.5">
          <h3 className="font-sans text-base font-semibold tracking-normal">{t('payment.card')}</h3>
          <CardMarks />
        </div>
      )}
      {isEntered && entered && <Option {...option} value={entered} title={t('payment.way.card')} />}
      {inOrder(cards).map(({ id, alias, expiry, expired, favourite, type }) => (
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
      <Option
        {...option}
        value="new"
        title={t(hasOthers ? 'payment.otherCardWay' : 'payment.card')}
        text={t('payment.way.newText')}
        mark={hasOthers ? null : <CardMarks />}
      >
        {chosen === 'new' && (
          <>
            <div className="[@media(scripting:none)]:hidden">{newCard}</div>
            <noscript>
              <p className="text-sm text-ink-2">{t('payment.way.webText')}</p>
            </noscript>
          </>
        )}
      </Option>
    </div>
  )
}

/**
 * How to pay: a card, then the pages of providers and what else the shop offers. Saved cards need scripts; without them a new card is
 * typed on the provider's page.
 */
export function PaymentChoice({ others, ...cards }: PaymentChoiceProps) {
  const { t } = useTranslation()
  const hydrated = useHydrated()
  const { chosen, onChoose } = cards
  const box = useRef<HTMLFieldSetElement>(null)
  const usable = hydrated ? chosen : wayWithoutScripts(chosen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts take over
  useLayoutEffect(() => {
    const pressed = box.current?.querySelector<HTMLInputElement>('input[name=pay]:checked')
    const way = readPayWay(pressed?.value ?? null)
    if (way && way !== wayWithoutScripts(chosen)) onChoose(way)
  }, [])
  return (
    <fieldset ref={box}>
      <legend className="mb-3.5 font-serif text-2xl">{t('payment.legend')}</legend>
      {(hydrated || usable === 'new') && <Cards {...cards} />}
      <div className="overflow-hidden rounded-image border border-line [&>div+div]:border-t [&>div+div]:border-line">
        {(['web', 'stripe', ...others] as const).map((way) => (
          <Option
            key={way}
            chosen={usable}
            onChoose={onChoose}
            value={way}
            title={t(`payment.way.${way}`)}
            text={t(`payment.way.${way}Text`)}
            mark={<PayMark way={way} />}
          />
        ))}
      </div>
    </fieldset>
  )
}
