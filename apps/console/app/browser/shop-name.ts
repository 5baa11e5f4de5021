/** Name of the marketplace, which the server writes into the page. */
export const marketplaceName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? ''
