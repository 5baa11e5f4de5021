import { type Address, listAddresses } from '@filiera/contract/customers/addresses'
import { countriesByName } from '@filiera/domain/places/country-names'
import { useEffect, useState } from 'react'
import { data, Form, Link, redirect } from 'react-router'
import { emptyAddress, readAddressForm } from '../../buy/addresses/address-form.state.ts'
import { moveDefault, removeAddress, saveAddress, valuesOfAddress } from '../../buy/addresses/save-address.ts'
import { AddressLines } from '../../buy/order/address-lines.tsx'
import { DoneNotice } from '../../frame/forms/done-notice.tsx'
import { FailedNotice } from '../../frame/forms/failed-notice.tsx'
import { FormRefusal } from '../../frame/forms/form-refusal.tsx'
import { answerUnreached, UNREACHED } from '../../frame/loading/answer-unreached.ts'
import type { NoticeEvent } from '../../notices/notice-for.ts'
import { announceSuccess } from '../../notices/notices.ts'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { EnhancedMark, isEnhanced } from '../../state/session/enhanced-mark.tsx'
import { leaveEndedSession, refuse, requireSession } from '../../state/session/require-session.ts'
import { useStoredInput } from '../../state/session/stored-input.ts'
import { languageOfPath, localPath } from '../../texts/language-path.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { focusTitle } from '../../ui/focus.ts'
import { Button, buttonClass } from '../../ui/forms/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AccountFrame } from '../frame/account-frame.tsx'
import type { Route } from './+types/addresses-page'
import { AddressEditor } from './address-editor.tsx'

const editorEvents = ['address_add', 'address_update', 'address_delete'] as const satisfies NoticeEvent[]
type EditorEvent = (typeof editorEvents)[number]

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const list = await context.get(backendContext)(listAddresses, {})
  if (!list.ok) return refuse(list.problem, request, session, 'addresses_get')
  const addresses = list.value
  const { pathname, searchParams } = new URL(request.url)
  const edited = addresses.find(({ id }) => id === searchParams.get('edit')) ?? null
  return {
    addresses,
    editor: edited ? { id: edited.id, values: valuesOfAddress(edited) } : null,
    isNew: searchParams.has('new'),
    isMissing: searchParams.has('edit') && !edited,
    done: editorEvents.find((event) => event === searchParams.get('done')) ?? null,
    countries: countriesByName(languageOfPath(pathname)),
  }
}

function idOf(form: FormData): string | null {
  const given = form.get('id')
  return typeof given === 'string' && given !== '' ? given : null
}

const eventOf = (intent: FormDataEntryValue | null): EditorEvent =>
  intent === 'delete' ? 'address_delete' : 'address_update'

/** Saves (`intent=save` with an optional `id`), deletes, or moves a default; plain forms. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const session = context.get(sessionContext)
  requireSession(request, session)
  const backend = context.get(backendContext)
  const id = idOf(form)
  const list = localPath(languageOfPath(new URL(request.url).pathname), '/account/addresses')
  const intent = form.get('intent')
  const done = (event: EditorEvent) =>
    isEnhanced(form)
      ? data({ done: event, at: Date.now(), refused: null, failed: null })
      : redirect(`${list}?done=${event}`, 303)
  if (intent === 'save') {
    const saved = await saveAddress(form, backend, id)
    if (saved.ok) return done(id ? 'address_update' : 'address_add')
    if (saved.code === 'not_signed_in') {
      return leaveEndedSession(request, session)
    }
    return data({ done: null, at: 0, refused: { ...saved, id }, failed: null }, { status: saved.status })
  }
  const event = eventOf(intent)
  const kind = intent === 'billing' ? 'billing' : 'shipping'
  const problem =
    intent === 'delete' ? await removeAddress(backend, id ?? '') : await moveDefault(backend, id ?? '', kind)
  if (!problem) return done(event)
  return data(
    { done: null, at: 0, refused: null, failed: { event, code: problem.code } },
    { status: problem.status },
  )
}

/** Without an answer of the storefront: the form or the list says so. */
export function clientAction(args: Route.ClientActionArgs) {
  return answerUnreached(args, (form) => {
    const id = idOf(form)
    const intent = form.get('intent')
    const nothing = { done: null, at: 0 }
    if (intent !== 'save')
      return { ...nothing, refused: null, failed: { event: eventOf(intent), code: UNREACHED } }
    const values = readAddressForm(form)
    const refused = { ok: false as const, values, errors: {}, code: UNREACHED, status: 503, id }
    return { ...nothing, refused, failed: null }
  })
}

function DefaultForm({ id, kind }: { id: string; kind: 'shipping' | 'billing' }) {
  const { t } = useTranslation()
  return (
    <Form method="post">
      <EnhancedMark />
      <input type="hidden" name="id" value={id} />
      <button type="submit" name="intent" value={kind} className={linkButton}>
        {kind === 'shipping' ? t('addresses.makeShipping') : t('addresses.makeBilling')}
      </button>
    </Form>
  )
}

const linkButton =
  'inline-flex min-h-11 cursor-pointer items-center text-[0.9375rem] font-semibold text-link underline decoration-link-line underline-offset-4'

function DeleteForm({ address, country }: { address: Address; country: string | undefined }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const { id, recipient: name, city } = address
  const formId = `delete-${id}`
  return (
    <>
      <Form
        id={formId}
        method="post"
        onSubmit={(event) => {
          if (asking) return setAsking(false)
          event.preventDefault()
          setAsking(true)
        }}
      >
        <EnhancedMark />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="intent" value="delete" />
        <button type="submit" className={linkButton} aria-label={t('addresses.deleteNamed', { name, city })}>
          {t('addresses.delete')}
        </button>
      </Form>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('addresses.deleteTitle')}
        footer={
          <div className="flex flex-wrap gap-3">
            <button type="submit" form={formId} className={buttonClass({ size: 'small' })}>
              {t('addresses.delete')}
            </button>
            <Button variant="outline" size="small" onClick={() => setAsking(false)}>
              {t('addresses.keep')}
            </Button>
          </div>
        }
      >
        <AddressLines address={address} country={country} />
        <p className="mt-3 text-ink-2">{t('addresses.deleteText')}</p>
      </Dialog>
    </>
  )
}

/** @param props.onEdit the address of the page may hold this edit already: then following the link changes nothing */
function AddressCard(props: { address: Address; country: string | undefined; onEdit: () => void }) {
  const { address, country, onEdit } = props
  const { t } = useTranslation()
  const to = useLocalPath()
  const { id, recipient: name, city, defaultShipping, defaultBilling, warning, note } = address
  const chip = 'rounded-chip bg-selected px-2.5 py-1 text-sm font-semibold text-on-selected'
  return (
    <li className="flex flex-col rounded-image border border-line p-4.5">
      <p className="mb-2 flex flex-wrap gap-2 empty:hidden">
        {defaultShipping && <span className={chip}>{t('addresses.defaultShipping')}</span>}
        {defaultBilling && <span className={chip}>{t('addresses.defaultBilling')}</span>}
      </p>
      <AddressLines address={address} country={country} />
      {note && <p className="mt-1.5 text-sm text-ink-3">{note}</p>}
      {warning && (
        <Notice type="warning" className="mt-3">
          {t('addresses.warning')}
        </Notice>
      )}
      <div className="mt-auto flex flex-wrap gap-x-5 pt-2">
        <Link
          to={`${to('/account/addresses')}?edit=${id}`}
          onClick={onEdit}
          aria-label={t('addresses.editNamed', { name, city })}
          className={linkButton}
        >
          {t('addresses.edit')}
        </Link>
        <DeleteForm address={address} country={country} />
        {!defaultShipping && <DefaultForm id={id} kind="shipping" />}
        {!defaultBilling && <DefaultForm id={id} kind="billing" />}
      </div>
    </li>
  )
}

/** Greets what was done once, where the browser continues the work. */
function useDone(answer: { done: EditorEvent | null; at: number } | undefined): void {
  useEffect(() => {
    if (answer?.done) announceSuccess(answer.done)
  }, [answer])
}

type Answer = Route.ComponentProps['actionData']

/** Whether the form is closed though the address of the page holds an edit: it was saved. */
function useClosed(actionData: Answer, editedId: string | undefined, isNew: boolean) {
  const [closed, setClosed] = useState(false)
  useEffect(() => {
    if (actionData?.refused) setClosed(false)
    if (!actionData?.done) return
    setClosed(true)
    focusTitle()
  }, [actionData])
  useEffect(() => {
    // by its id: the saved address comes back as a new object and must not open the form again
    if (editedId || isNew) setClosed(false)
  }, [editedId, isNew])
  return [closed, setClosed] as const
}

export default function AddressesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { addresses, countries, editor, isNew, isMissing, done } = loaderData
  const refused = actionData?.refused
  const editedId = editor?.id
  useDone(actionData)
  const keep = useStoredInput(actionData)
  const [closed, setClosed] = useClosed(actionData, editedId, isNew)
  const id = refused ? refused.id : (editor?.id ?? null)
  const values = refused?.values ?? editor?.values ?? (isNew ? emptyAddress : null)
  const failedEvent = actionData?.failed?.event ?? (id ? 'address_update' : 'address_add')
  const failed = actionData?.failed ?? refused
  const nameOf = (code: string) => countries.find((country) => country.code === code)?.name
  return (
    <AccountFrame title={t('addresses.title')}>
      <div className="mb-5 empty:hidden">
        {failed?.code ? (
          <FormRefusal event={failedEvent} code={failed.code} errors={[]} answer={actionData} />
        ) : (
          // its fields say what is wrong, and take the focus
          failed && <FailedNotice event={failedEvent} code={null} />
        )}
        {isMissing && !actionData && <FailedNotice event="address_get" code={null} />}
        {done && !actionData && <DoneNotice event={done} />}
      </div>
      {values && !closed ? (
        <AddressEditor
          id={id}
          values={values}
          errors={refused?.errors ?? {}}
          countries={countries}
          form={keep}
        />
      ) : (
        <>
          {addresses.length === 0 && <p className="mb-5 text-ink-2">{t('addresses.none')}</p>}
          <ul className="mb-6 grid gap-4 empty:hidden md:grid-cols-2">
            {addresses.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                country={nameOf(address.country)}
                onEdit={() => address.id === editedId && setClosed(false)}
              />
            ))}
          </ul>
          <Link
            to={`${to('/account/addresses')}?new=1`}
            onClick={() => isNew && setClosed(false)}
            className={buttonClass({ variant: 'outline' })}
          >
            {t('addresses.new')}
          </Link>
        </>
      )}
    </AccountFrame>
  )
}
