export const legalTopics = ['terms', 'privacy', 'withdrawal', 'shipping'] as const
export type LegalTopic = (typeof legalTopics)[number]

/** One legal page; `{{company}}` and its like are filled in from the configuration. */
export type LegalText = {
  title: string
  lead: string
  sections: readonly { heading: string; paragraphs: readonly string[] }[]
}
export type LegalTexts = Readonly<Record<LegalTopic, LegalText>> & {
  /** Note under every text: a lawyer has not checked it yet. */
  readonly draft: string
}

export function isLegalTopic(text: string): text is LegalTopic {
  return legalTopics.some((topic) => topic === text)
}
