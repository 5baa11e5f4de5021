import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startSandbox, type TestSandbox } from './start-sandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())

/** Speaks SMTP by hand: one line, one answer. */
function sendMail(port: number, to: string, source: string): Promise<void> {
  const lines = [
    'EHLO shop.test',
    'MAIL FROM:<shop@filiera.test>',
    `RCPT TO:<${to}>`,
    'DATA',
    `${source}\r\n.`,
    'QUIT',
  ]
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('data', (data) => {
      if (!/^\d{3} /m.test(data.toString('utf8'))) return
      const line = lines.shift()
      if (line === undefined) socket.end()
      else socket.write(`${line}\r\n`)
    })
    socket.on('close', () => resolve())
    socket.on('error', reject)
  })
}

const confirm = [
  'From: Filiera <shop@filiera.test>',
  'To: Anna <Anna@Example.test>',
  'Subject: =?utf-8?Q?Conferma_l=27indirizzo_perch=C3=A9?=',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Apri http://shop.test/conferma?t=1',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<html><head><title>x</title></head><body><a href="http://shop.test/conferma?t=1">Conferma</a><script>alert(1)</script></body></html>',
  '--b--',
].join('\r\n')

const messages = z.array(z.looseObject({ id: z.string(), subject: z.string() }))
const get = (path: string) =>
  fetch(`${sandbox.main.url}${path}`, { headers: { 'accept-language': 'it-IT,it' } })

test('mails arrive, newest first, found by recipient', async () => {
  await sendMail(sandbox.smtp.port, 'Anna@Example.test', confirm)
  await sendMail(sandbox.smtp.port, 'other@example.test', 'Subject: Second\r\n\r\nHello')
  const all = await (await get('/mailbox/messages.json')).json()
  expect(all).toMatchObject([{ subject: 'Second' }, { to: ['anna@example.test'], from: 'shop@filiera.test' }])
  const found = messages.parse(await (await get('/mailbox/messages.json?to=ANNA@')).json())
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({
    subject: "Conferma l'indirizzo perché",
    text: expect.stringContaining('http://shop.test/conferma?t=1'),
    html: expect.stringContaining('<a href='),
  })
  const list = await (await get('/mailbox?to=anna')).text()
  expect(list).toContain('perché')
  expect(list).not.toContain('Second')
})

const withFile = [
  'Subject: Third',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Read the file',
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Disposition: attachment; filename=terms.txt',
  '',
  'Terms <of> sale: così',
  '--b--',
].join('\r\n')

test('a text that goes with a mail as a file can be read below it', async () => {
  await sendMail(sandbox.smtp.port, 'file@example.test', withFile)
  const [mail] = messages.parse(await (await get('/mailbox/messages.json?to=file@')).json())
  const page = await (await get(`/mailbox/${mail?.id}`)).text()
  expect(page).toContain('terms.txt (text/plain, ')
  expect(page).toContain('Terms &lt;of&gt; sale: così')
})

test('a mail is shown as HTML in a closed frame and as text', async () => {
  const [mail] = messages.parse(await (await get('/mailbox/messages.json?to=anna')).json())
  const page = await (await get(`/mailbox/${mail?.id}`)).text()
  expect(page).toContain('Testo semplice')
  expect(page).toContain(`src="/mailbox/${mail?.id}/body"`)
  const body = await get(`/mailbox/${mail?.id}/body`)
  expect(body.headers.get('content-security-policy')).toMatch(/^sandbox /)
  expect(body.headers.get('content-security-policy')).not.toContain('allow-scripts')
  expect(await body.text()).toContain('<base target="_blank">')
  expect((await get('/mailbox/none')).status).toBe(404)
})
