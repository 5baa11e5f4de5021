/** A mail as it arrived. `receivedAt` is ISO 8601; addresses are lower-cased, without names. */
export interface Message {
  id: string
  from: string
  to: string[]
  subject: string
  receivedAt: string
  text: string | null
  html: string | null
  /** `text` of what is plain text. */
  attachments: { name: string; type: string; bytes: number; text: string | null }[]
}
