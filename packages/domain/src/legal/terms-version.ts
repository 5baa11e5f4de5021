/** Every version of the terms of sale and withdrawal that an order may have been placed under, the latest last (decision 72). */
export const termsVersions = ['2026-11'] as const
export type TermsVersion = (typeof termsVersions)[number]

/** The version that orders record from now on. */
export const currentTerms: TermsVersion = '2026-11'

export function isTermsVersion(text: string): text is TermsVersion {
  return termsVersions.some((version) => version === text)
}

/** Page of the terms of an order, without its language; of a version whose texts are not kept, the current ones. */
export const termsPath = (version: string): string =>
  isTermsVersion(version) ? `/legal/terms/${version}` : '/legal/terms'
