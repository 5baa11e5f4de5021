import { linkToken, readLinkToken } from '../../mail/link-token.ts'

/** Whose product a link shows, and until when. */
export type PreviewLink = { sellerId: string; productId: string; until: Date }

/** The signed name of a link; it holds all that there is to know of it. */
export const previewToken = ({ sellerId, productId, until }: PreviewLink, secret: string): string =>
  linkToken(`preview-${sellerId}-${productId}-${until.getTime()}`, secret)

/** @returns null for a name that we did not sign, or whose time is over */
export function readPreviewToken(token: string, secret: string, now: Date): PreviewLink | null {
  const seed = readLinkToken(token, secret)
  const [, sellerId = '', productId = '', time = ''] = /^preview-(\d+)-(\d+)-(\d+)$/.exec(seed ?? '') ?? []
  const until = new Date(Number(time))
  return seed && until > now ? { sellerId, productId, until } : null
}
