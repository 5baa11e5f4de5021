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

/** Waits for the newest mail whose subject matches, when `count` of them have come; the backend sends from its outbox. */
export async function mailTo(address: string, subject: RegExp, count = 1): Promise<Mail> {
  const find = async () => {
    const found = (await mailsTo(address)).filter((mail) => subject.test(mail.subject))
    return found.length < count ? undefined : found[0]
  }
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
