import type { ChangedLine } from '@filiera/contract/problem'
import { UNREACHED } from '../../frame/loading/answer-unreached.ts'
import type { Opened } from '../../state/session/after-sign-in.ts'
import { readSignIn, type SignInErrors } from '../../state/session/sign-in-form.state.ts'
import { type AddressErrors, type AddressValues, readAddressForm } from '../addresses/address-form.state.ts'
import type { ReviewFault } from './place-order.ts'

function typedAddresses(form: FormData): Extract<CheckoutAnswer, { kind: 'address' }> {
  return {
    kind: 'address',
    values: readAddressForm(form),
    errors: {},
    code: UNREACHED,
    ...(form.get('billElsewhere') !== null && {
      billing: { values: readAddressForm(form, 'billing'), errors: {} },
    }),
  }
}

/** Each form's own refusal, when nobody answered. */
export function unreachedAnswer(form: FormData): CheckoutAnswer {
  switch (form.get('intent')) {
    case 'register':
      return {
        ...typedAddresses(form),
        account: { username: readSignIn(form).username, errors: {}, missing: 0 },
      }
    case 'address':
      return typedAddresses(form)
    default:
      return {
        kind: 'place',
        faults: [],
        code: UNREACHED,
        products: [],
        lines: [],
        beforeCents: null,
        ticked: [],
        at: Date.now(),
      }
  }
}

/** What the forms of the steps answer when they do not simply lead on. */
export type CheckoutAnswer =
  | { kind: 'opened'; opened: Opened }
  | {
      kind: 'address'
      values: AddressValues
      errors: AddressErrors
      code: string | null
      /** The account that the step opens with them, while it is not open; `missing` characters of the password. */
      account?: { username: string; errors: SignInErrors; missing: number }
      /** The other address of a first purchase, to which the bill goes. */
      billing?: { values: AddressValues; errors: AddressErrors } | undefined
      /** The shipping address, when it was saved and only the other one was refused. */
      savedId?: string
    }
  | {
      kind: 'place'
      faults: ReviewFault[]
      code: string | null
      /** Products that the refusal is about. */
      products: string[]
      /** Lines that are no longer as the customer saw them. */
      lines: ChangedLine[]
      /** The total on the screen, and the boxes that were ticked. */
      beforeCents: number | null
      ticked: ('terms' | 'age')[]
      at: number
    }
  /** Everything is placed: the browser goes on to `next`. */
  | { kind: 'leave'; next: string }
