import { currentTerms } from '@filiera/domain/legal/terms-version'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Checkbox } from '../../ui/forms/choice.tsx'
import { AdultsOnly } from '../order/adults-only.tsx'
import type { CheckoutAnswer } from './checkout-answer.ts'
import type { CheckoutData } from './checkout-data.ts'
import type { ReviewFault } from './place-order.ts'

const isFault = (answer: CheckoutAnswer | undefined, fault: ReviewFault) =>
  answer?.kind === 'place' && answer.faults.includes(fault)

/** What is wrong with a box, below it. */
function FaultText({ fault, answer }: { fault: ReviewFault; answer: CheckoutAnswer | undefined }) {
  const { t } = useTranslation()
  if (!isFault(answer, fault)) return null
  return (
    <p id={`${fault}-error`} className="mb-2 pl-8.5 text-sm font-medium text-error">
      {t(`checkout.error.${fault}`)}
    </p>
  )
}

type DeclarationsProps = {
  data: Pick<CheckoutData, 'carts'>
  answer: CheckoutAnswer | undefined
}

/** What the order needs besides the choices: terms, and the age where alcohol is in the cart (decision 35). */
export function Declarations({ data, answer }: DeclarationsProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const described = (box: ReviewFault) =>
    isFault(answer, box) && { 'aria-invalid': true, 'aria-describedby': `${box}-error` }
  const isTicked = (box: 'terms' | 'age') => answer?.kind === 'place' && answer.ticked.includes(box)
  const asksAge = data.carts.some((cart) => cart.items.some((item) => item.alcohol))
  return (
    <div className="mt-6 border-t border-line pt-4">
      {asksAge && (
        <>
          <input type="hidden" name="asksAge" value="1" />
          <AdultsOnly items={data.carts.flatMap((cart) => cart.items)} />
          <Checkbox name="age" id="age" defaultChecked={isTicked('age')} {...described('age')}>
            {t('checkout.review.age')}
          </Checkbox>
          <FaultText fault="age" answer={answer} />
        </>
      )}
      <Checkbox
        name="terms"
        id="terms"
        value={currentTerms}
        defaultChecked={isTicked('terms')}
        {...described('terms')}
      >
        {t('checkout.review.termsBefore')}{' '}
        <a href={to('/legal/terms')} target="_blank" rel="noreferrer" className="underline">
          {t('checkout.review.terms')}
        </a>{' '}
        <span className="whitespace-nowrap">
          {t('checkout.review.termsVersion', { version: currentTerms })}
        </span>{' '}
        {t('checkout.review.termsMiddle')}{' '}
        <a href={to('/legal/withdrawal')} target="_blank" rel="noreferrer" className="underline">
          {t('checkout.review.withdrawal')}
        </a>
        .
      </Checkbox>
      <FaultText fault="terms" answer={answer} />
    </div>
  )
}
