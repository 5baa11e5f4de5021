import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { nextId } from '../ids.ts'
import type { Sandbox } from '../sandbox.ts'

const kept = 1000
const maxBytes = 10_000_000

/** An SMTP server that takes every mail, from anybody, and puts it in the mailbox. Nothing is ever sent on. */
export function buildSmtp(sandbox: Sandbox): SMTPServer {
  return new SMTPServer({
    banner: 'Filiera sandbox',
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: maxBytes,
    logger: false,
    closeTimeout: 500,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anybody' }),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('error', done)
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(new Error(`a mail may have ${maxBytes} bytes at most`))
        const to = session.envelope.rcptTo.map(({ address }) => address.toLowerCase())
        keep(sandbox, Buffer.concat(chunks), to).then(() => done(), done)
      })
    },
  })
}

const textOf = (content: string | ArrayBuffer | Uint8Array) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)

async function keep({ state, clock, changed }: Sandbox, raw: Buffer, to: string[]): Promise<void> {
  const mail = await PostalMime.parse(raw)
  state.mail.push({
    id: nextId(state, 'mail_'),
    from: (mail.from?.address ?? '').toLowerCase(),
    to,
    subject: mail.subject ?? '',
    receivedAt: new Date(clock.nowMs()).toISOString(),
    text: mail.text ?? null,
    html: mail.html ?? null,
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? 'attachment',
      type: mimeType,
      bytes: typeof content === 'string' ? content.length : content.byteLength,
      text: mimeType === 'text/plain' ? textOf(content) : null,
    })),
  })
  state.mail = state.mail.slice(-kept)
  changed()
}
