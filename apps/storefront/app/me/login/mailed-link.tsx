import type { OpenedSession } from '@filiera/contract/customers/account'
import { type ActionFunctionArgs, data, Form, redirect, useNavigation } from 'react-router'
import { FailedNotice } from '../../frame/forms/failed-notice.tsx'
import type { NoticeEvent } from '../../notices/notice-for.ts'
import { mergeOnServer } from '../../state/cart/merge-on-server.ts'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import type { Opened } from '../../state/session/after-sign-in.ts'
import { EnhancedMark, isEnhanced } from '../../state/session/enhanced-mark.tsx'
import { ownAddress } from '../../state/session/own-address.ts'
import { languageOfPath, localPath } from '../../texts/language-path.ts'
import { Button } from '../../ui/forms/button.tsx'

/** Token of the link that was followed; empty where the address has none. */
export const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''

/** The same from the form that a link is followed with. */
export const postedToken = (form: FormData): string => String(form.get('token') ?? '')

/** `code` is `invalid_token` for a link that was used or is none. */
export type LinkAnswer = { code: string | null; opened?: Opened | undefined }

/** A token that is none looks like one that was used. */
export const linkCode = (code: string): string => (code === 'invalid_body' ? 'invalid_token' : code)

/** Enters the session that a mailed link opened, and leads to where the customer was going before the mail. */
export async function enterByLink(
  { token, expiresAt, ...opened }: OpenedSession,
  form: FormData,
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
) {
  const backend = context.get(backendContext)
  const session = context.get(sessionContext)
  const customer = session.open({ token, expiresAt })
  const language = languageOfPath(new URL(request.url).pathname)
  const next = ownAddress(session.recall(), localPath(language, '/account'))
  if (isEnhanced(form)) return data<LinkAnswer>({ code: null, opened: { session: opened, next } })
  return redirect(await mergeOnServer(backend, customer, { next, language }), 303)
}

type LinkFormProps = {
  token: string
  title: string
  text: string
  submit: string
  event: NoticeEvent
  /** Why the link did not work this time. */
  code: string | null
}

/** Goes on by a button, so that programs which open every link of a mail do not use it up. */
export function LinkForm({ token, title, text, submit, event, code }: LinkFormProps) {
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <h1 className="text-[2.0625rem] md:text-[2.75rem]">{title}</h1>
      <p className="mt-3.5 mb-6 text-lg text-ink-2">{text}</p>
      {code && <FailedNotice event={event} code={code} className="mb-5" />}
      <Form method="post">
        <EnhancedMark />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" full disabled={busy}>
          {submit}
        </Button>
      </Form>
    </>
  )
}
