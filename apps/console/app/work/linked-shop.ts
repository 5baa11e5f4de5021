import { writeChoice } from '../browser/stored.ts'

/** Takes the shop that a link of a mail names (`#shop=3`) as that of this tab, and the name out of the address. */
export function takeLinkedShop(): void {
  const [, shop] = /^#shop=(\d{1,19})$/.exec(location.hash) ?? []
  if (!shop) return
  writeChoice('shop', shop, sessionStorage)
  history.replaceState(history.state, '', location.pathname + location.search)
}
