import { type CheckoutQuery, checkoutSearch } from './checkout-query.state.ts'

/** The choices made so far as hidden fields of a GET form, so that a step works without JavaScript. */
export function HiddenChoices({ query }: { query: Partial<CheckoutQuery> }) {
  return [...new URLSearchParams(checkoutSearch(query))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
