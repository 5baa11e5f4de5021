import type { TestBackend } from './build-test-backend.ts'

/** Token of the newest link that was mailed to an address. @throws Error when none was */
export async function mailedToken({ drainOutbox, mails }: TestBackend, email: string): Promise<string> {
  // One effect may queue the next one.
  while ((await drainOutbox()) > 0);
  const links = mails.filter(({ to }) => to === email).flatMap(({ text }) => text.match(/token=\S+/) ?? [])
  const token = links.at(-1)?.slice('token='.length)
  if (!token) throw new Error(`no link was mailed to ${email}`)
  return token
}
