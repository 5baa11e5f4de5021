import type { Opened } from '../account/after-sign-in.ts'
import type { SignInErrors } from '../account/sign-in-form.state.ts'
import type { AddressErrors, AddressValues } from '../addresses/address-form.state.ts'
import type { ReviewFault } from './place-order.ts'

/** What the forms of the steps answer when they do not simply lead on. */
export type CheckoutAnswer =
  | {
      kind: 'register'
      username: string
      errors: SignInErrors
      /** Characters that the password still lacks. */
      missing: number
      code: string | null
    }
  | { kind: 'opened'; opened: Opened }
  | { kind: 'address'; values: AddressValues; errors: AddressErrors; code: string | null }
  | {
      kind: 'place'
      faults: ReviewFault[]
      code: string | null
      /** Products that the refusal is about. */
      products: string[]
      at: number
    }
  /** Everything is placed: the browser goes on to `next`. */
  | { kind: 'leave'; next: string }
