import { expect } from '@playwright/test'
import { shopSetting } from './shop.fixture.ts'

type Mail = { id: string; subject: string; to: string[]; text: string | null; html: string | null }

/** Mails to one address, newest first. */
async function mailsTo(address: string): Promise<Mail[]> {
  const url = new URL('/mailbox/messages.json', shopSetting('SANDBOX_URL'))
  url.searchParams.set('to', address)
  const response = await fetch(url)
  return (await response.json()) as Mail[]
}

/** Waits for a mail whose subject matches; the backend sends from its outbox. */
export async function mailTo(address: string, subject: RegExp): Promise<Mail> {
  const find = async () => (await mailsTo(address)).find((mail) => subject.test(mail.subject))
  await expect.poll(find, { message: `mail ${subject} to ${address}`, timeout: 20_000 }).toBeTruthy()
  const mail = await find()
  if (!mail) throw new Error('the mail is gone')
  return mail
}

/** The first address of the shop in a mail. @throws Error when there is none */
export function linkIn(mail: Mail, path: string): string {
  const found = /https?:\/\/\S+/g[Symbol.match](mail.text ?? '')?.find((url) => url.includes(path))
  if (!found) throw new Error(`no ${path} in "${mail.subject}"`)
  return found.replace(/[>).,]+$/, '')
}
