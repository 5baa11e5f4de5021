/** The legal pages by name (decision 2). */
export const legalTopics = [
  'terms',
  'privacy',
  'cookies',
  'withdrawal',
  'shipping',
  'reviews',
  'accessibility',
  'notice',
  'imprint',
] as const
export type LegalTopic = (typeof legalTopics)[number]

export function isLegalTopic(text: string): text is LegalTopic {
  return legalTopics.some((topic) => topic === text)
}
