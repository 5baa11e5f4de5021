import { createServer, type Server } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createSmtpMailer } from './mailer.ts'

let server: Server | undefined
afterEach(() => server?.close())

/** A mail server that says yes to everything (or answers recipients as given) and keeps what it was told. */
async function listen(toRecipient = '250 fine'): Promise<{ url: string; heard: () => string }> {
  let heard = ''
  server = createServer((socket) => {
    let inData = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      heard += text
      if (inData && !/\r\n\.\r\n$/.test(heard)) return
      const toCommand = text.startsWith('RCPT') ? toRecipient : '250 fine'
      const answer = inData ? '250 kept' : text.startsWith('DATA') ? '354 go on' : toCommand
      inData = answer.startsWith('354')
      socket.write(`${text.startsWith('QUIT') ? '221 bye' : answer}\r\n`)
    })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}`, heard: () => heard }
}

const mail = { key: 'paid:1', subject: 'Ordine ricevuto', html: '<p>Ciao</p>', text: 'Ciao' }

it('delivers one mail to one reader, with an id made from the fact', async () => {
  const { url, heard } = await listen()
  const mailer = createSmtpMailer({ url, from: 'Filiera <ordini@filiera.example>' })
  await mailer.send({ ...mail, to: 'anna@example.com' })
  mailer.close()
  expect(heard().match(/^RCPT TO:/gm)).toHaveLength(1)
  expect(heard()).toMatch(/Message-ID: <[0-9a-f]{40}@filiera\.example>/i)
  expect(heard()).toContain('Auto-Submitted: auto-generated')
})

it('D50 refuses line breaks in the address and in the subject', async () => {
  const mailer = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: 'ordini@filiera.example' })
  await expect(mailer.send({ ...mail, to: 'a@b.it\r\nBcc: x@y.it' })).rejects.toThrow(/control characters/)
  await expect(mailer.send({ ...mail, to: 'a@b.it', subject: 'Hi\nBcc: x@y.it' })).rejects.toThrow(
    /control characters/,
  )
  mailer.close()
})

it.each([
  'a@b.it, c@d.it',
  'a@b.it;c@d.it',
  'Anna <a@b.it>',
  'a@b.it c@d.it',
  'a@b@c.it',
  'list: a@b.it;',
  '',
])('D50 refuses %j: a mail has one recipient', async (to) => {
  const mailer = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: 'ordini@filiera.example' })
  await expect(mailer.send({ ...mail, to })).rejects.toThrow(/not one address/)
  await expect(mailer.send({ ...mail, to: 'a@b.it', replyTo: to })).rejects.toThrow(/not one address/)
  mailer.close()
})

it('sends answers to another address when the mail says so, and leaves the recipient alone', async () => {
  const { url, heard } = await listen()
  const mailer = createSmtpMailer({ url, from: 'ordini@filiera.example' })
  await mailer.send({ ...mail, to: 'ciao@filiera.example', replyTo: 'anna@example.com' })
  mailer.close()
  expect(heard()).toMatch(/^Reply-To: anna@example\.com\r$/m)
  expect(heard().match(/^RCPT TO:.*$/gm)).toEqual([expect.stringContaining('<ciao@filiera.example>')])
})

it('carries HTML and text, any lines and letters beyond ASCII', async () => {
  const { url, heard } = await listen()
  const mailer = createSmtpMailer({ url, from: 'ordini@filiera.example' })
  const html = `<p>${'olio '.repeat(500)}</p>`
  const text = 'È qui\n.\nfine'
  await mailer.send({ ...mail, to: 'anna@example.com', subject: 'È arrivato', html, text })
  mailer.close()
  expect(heard()).toContain('multipart/alternative')
  expect(heard()).toMatch(/^Subject: =\?UTF-8\?Q\?=C3=88_arrivato\?=\r$/m)
  expect(heard()).toContain('\r\n=C3=88 qui\r\n..\r\nfine\r\n')
  expect(heard().replaceAll('=\r\n', '')).toContain(html)
  for (const line of heard().split('\r\n')) expect(line.length).toBeLessThanOrEqual(998)
})

it('carries a text as a file beside both of its readings', async () => {
  const { url, heard } = await listen()
  const mailer = createSmtpMailer({ url, from: 'ordini@filiera.example' })
  const file = { name: 'condizioni-2026-11.txt', text: 'È così\n' }
  await mailer.send({ ...mail, to: 'anna@example.com', file })
  mailer.close()
  expect(heard()).toContain('multipart/mixed')
  expect(heard()).toContain('multipart/alternative')
  expect(heard()).toMatch(/Content-Disposition: attachment; filename=condizioni-2026-11\.txt/)
  expect(heard()).toMatch(/Content-Type: text\/plain; charset=utf-8;?/)
  expect(heard()).toContain(Buffer.from(file.text).toString('base64'))
})

it('says that the mail server refused, so that the outbox tries again', async () => {
  const { url } = await listen('450 mailbox busy')
  const mailer = createSmtpMailer({ url, from: 'ordini@filiera.example' })
  await expect(mailer.send({ ...mail, to: 'anna@example.com' })).rejects.toThrow(/450/)
  mailer.close()
})

it('D76 does not repeat the address that the mail server names in its refusal', async () => {
  const { url } = await listen('550 5.1.1 <anna@example.com>: user unknown')
  const mailer = createSmtpMailer({ url, from: 'ordini@filiera.example' })
  const error: unknown = await mailer.send({ ...mail, to: 'anna@example.com' }).catch((caught) => caught)
  mailer.close()
  if (!(error instanceof Error)) throw new Error('the mail was sent')
  expect(error.message).toBe('the mail was not sent: EENVELOPE 550 RCPT TO')
  expect(`${error.stack} ${JSON.stringify(error)} ${error.cause}`).not.toContain('anna')
})

it('tells the mail program how to unsubscribe, when there is something to unsubscribe from', async () => {
  const { url, heard } = await listen()
  const mailer = createSmtpMailer({ url, from: 'ordini@filiera.example' })
  await mailer.send({ ...mail, to: 'anna@example.com', unsubscribeUrl: 'https://shop.example/u?token=x' })
  mailer.close()
  expect(heard()).toContain('List-Unsubscribe: <https://shop.example/u?token=x>')
  expect(heard()).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})
