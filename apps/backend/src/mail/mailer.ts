import { createHash } from 'node:crypto'
import nodemailer from 'nodemailer'

/** A finished mail. */
export type OutgoingMail = {
  /** Names the fact; the message id is made from it, so that a repeated delivery is recognised as the same mail. */
  key: string
  to: string
  subject: string
  html: string
  text: string
  /** Takes the POST of a mail program's own unsubscribe button (RFC 8058). */
  unsubscribeUrl?: string
  /** Where an answer goes, when not to the sender. */
  replyTo?: string
  /** A text that goes with it as a file. */
  file?: { name: string; text: string }
}

export type Mailer = { send(mail: OutgoingMail): Promise<void>; close(): void }

/** Longest wait for the mail server, in milliseconds; the outbox tries again later. */
const TIMEOUT_MS = 10_000

/** A subject or an address with a line break could add headers. @throws Error */
function refuseLineBreaks(text: string): string {
  if (/\p{Cc}/u.test(text)) throw new Error('a mail header holds control characters')
  return text
}

/** A header with one address: what could be read as several, or as a name, is refused. @throws Error */
function oneAddress(text: string): { name: string; address: string } {
  const address = refuseLineBreaks(text)
  if (!/^[^\s,;:<>()"@]+@[^\s,;<>()"@]+$/.test(address))
    throw new Error('a mail header holds something that is not one address')
  return { name: '', address }
}

function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (!url) return {}
  return {
    'List-Unsubscribe': `<${refuseLineBreaks(url)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** A failure in codes only: the words of a mail server name the address, and would stand in the log. */
function withoutAddress(error: unknown): Error {
  const { code, responseCode, command } = error as Record<string, unknown>
  const said = [code, responseCode, command].filter((part) => part !== undefined)
  return new Error(`the mail was not sent: ${said.join(' ')}`)
}

/** Delivers over SMTP. Addresses go in as objects and nothing is read from files or addresses named inside a mail. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/[^\w.-]/g, '')
  return {
    async send({ key, to, subject, html, text, unsubscribeUrl, replyTo, file }) {
      const id = createHash('sha256').update(key).digest('hex').slice(0, 40)
      const mail = {
        from,
        to: oneAddress(to),
        ...(replyTo === undefined ? {} : { replyTo: oneAddress(replyTo) }),
        subject: refuseLineBreaks(subject),
        html,
        text,
        ...(file && {
          attachments: [
            { filename: file.name, content: file.text, contentType: 'text/plain; charset=utf-8' },
          ],
        }),
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
      }
      await transport.sendMail(mail).catch((error: unknown) => {
        throw withoutAddress(error)
      })
    },
    close: () => transport.close(),
  }
}
