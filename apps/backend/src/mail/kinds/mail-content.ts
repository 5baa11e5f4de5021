import type { Language } from '@filiera/domain/languages'
import type { TermsVersion } from '@filiera/domain/legal/terms-version'
import type { z } from 'zod'

/** A row of a table: what it is, its amount or value at the right edge, and what to know of it below. */
export type MailRow = {
  label: string
  value: string
  strong?: boolean
  note?: string
  /** Absolute address of a picture that stands before the label, 64 px wide. */
  picture?: string | undefined
}

/** A step of a way: `done` and `now` lie behind, `next` is still to come; `day` is empty while it is not known. */
export type MailStep = { label: string; day: string; is: 'done' | 'now' | 'next' }

/** The pieces a mail is made of, top to bottom; HTML and text both come from them. */
export type MailBlock =
  | { kind: 'text'; text: string }
  /** Smaller and paler: what to know if the mail came by mistake. */
  | { kind: 'quiet'; text: string }
  | { kind: 'heading'; text: string }
  /** One parcel in a box: where it comes from, its title, small lines below, then its steps and lines. */
  | {
      kind: 'parcel'
      place: string | null
      title: string
      small: readonly string[]
      blocks: readonly MailBlock[]
    }
  | { kind: 'button'; label: string; url: string }
  /** Where something is on its way, drawn as one bar. */
  | { kind: 'steps'; steps: readonly MailStep[] }
  /** `isLeft`: values in words, which begin at the same edge. */
  | { kind: 'rows'; rows: readonly MailRow[]; isLeft?: boolean }
  /** One link below the other. */
  | { kind: 'links'; links: readonly { label: string; url: string }[] }
  /** What somebody else wrote, with its line breaks. */
  | { kind: 'quote'; text: string }

/** One written mail. `preview` is the line that mailboxes show beside the subject. */
export type MailContent = {
  subject: string
  preview: string
  title: string
  blocks: readonly MailBlock[]
  /** Where mail programs end what brought the mail, with one click (RFC 8058); a link to it stands below the mail too. */
  unsubscribeUrl?: UnsubscribeUrl
  /** Where people of a shop choose what they are mailed about; a link to it stands below the mail. */
  noticesUrl?: string
  /** Where an answer goes, when not to the sender. */
  replyTo?: string
  /** Version of the terms that go with it as a file, for the customer to keep. */
  terms?: TermsVersion
}

/** `oneClick` takes a POST from a mail program, `page` is for people. */
export type UnsubscribeUrl = { oneClick: string; page: string }

/** What every mail may say about the shop. */
export type MailContext = {
  shopName: string
  /** Absolute address of a page in the reader's language: `pageUrl('/orders')`. */
  pageUrl(path: string): string
  /** Absolute address of a screen of the sellers' console: `consoleUrl('/orders')`. */
  consoleUrl(path: string): string
  /** Absolute address of the picture of a product, named by the hash of its content; nothing where there is none. */
  pictureUrl(hash: string | null | undefined): string | undefined
  /** The token of a link from its seed (see `link-token.ts`). */
  linkToken(seed: string): string
  /** Addresses that end the subscription of a seed. */
  unsubscribeUrl(seed: string): UnsubscribeUrl
}

/** A kind of mail: the shape of its data, and the words in the reader's language. */
export type MailKind<S extends z.ZodType = z.ZodType> = {
  data: S
  write(data: z.output<S>, locale: Language, context: MailContext): MailContent
}

/** Declares a kind and keeps the type of its data. */
export function mailKind<S extends z.ZodType>(kind: MailKind<S>): MailKind<S> {
  return kind
}

/** The words of a mail with one thing to do, in one language. */
type ButtonMailWords = Pick<MailContent, 'subject' | 'preview' | 'title'> & {
  text(shopName: string): string
  button: string
  quiet: string
}

/** A mail that says what happened, offers one button, and ends with what to know if it came by mistake. */
export function writeButtonMail(words: ButtonMailWords, shopName: string, url: string): MailContent {
  const { subject, preview, title, text, button, quiet } = words
  return {
    subject,
    preview,
    title,
    blocks: [
      { kind: 'text', text: text(shopName) },
      { kind: 'button', label: button, url },
      { kind: 'quiet', text: quiet },
    ],
  }
}
