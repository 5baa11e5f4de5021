const meta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/** Name of the marketplace, which the server writes into the page. */
export const marketplaceName = (): string => meta('application-name')

/** Address of the marketplace's shop. */
export const shopAddress = (): string => meta('shop-address')
