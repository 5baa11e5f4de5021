import { encode, wrap } from 'nodemailer/lib/base64'
import MimeNode from 'nodemailer/lib/mime-node'

type Address = { name: string; address: string }
type Parts = {
  from: string
  to: Address
  replyTo?: Address
  subject: string
  html: string
  text: string
  messageId: string
  headers: Readonly<Record<string, string>>
}

const part = (type: string, content: string) =>
  `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${wrap(encode(content))}\r\n`

/**
 * A whole mail, ready to be sent as it is, in one piece: the library's streams, one for each part and line, took a tenth of all that
 * a checkout costs.
 */
export function composeMail({ from, to, replyTo, subject, html, text, messageId, headers }: Parts): {
  envelope: { from: string; to: string[] }
  message: Buffer
} {
  const root = new MimeNode('multipart/alternative')
  root.setHeader({ From: from, To: to, Subject: subject, 'Message-ID': messageId, ...headers })
  if (replyTo) root.setHeader('Reply-To', replyTo)
  const head = root.buildHeaders()
  const envelope = root.getEnvelope()
  const parts = [part('text/plain', text), part('text/html', html)].map(
    (content) => `--${root.boundary}\r\n${content}`,
  )
  return {
    envelope: { from: envelope.from || '', to: envelope.to },
    message: Buffer.from(`${head}\r\n\r\n${parts.join('')}--${root.boundary}--\r\n`),
  }
}
