import type { BackendCall } from '@filiera/contract/client'
import { addOrderMessagePhoto, sendOrderMessage } from '@filiera/contract/orders/order-actions'
import { isHeic } from '../profile/photo-crop.state.ts'
import {
  checkMessage,
  errorsOfMessageFields,
  isTooLarge,
  type MessageErrors,
  type MessagePhotoFault,
  type MessageValues,
  readMessageForm,
  readMessageKey,
} from './message-form.state.ts'

/** What a plain form of the messages answers. */
export type MessageAnswer =
  | { ok: true; done: 'sent' | 'photo' }
  | {
      ok: false
      kind: 'message'
      values: MessageValues
      key: string | null
      errors: MessageErrors
      code: string | null
      status: number
    }
  | {
      ok: false
      kind: 'photo'
      name: string
      fault: MessagePhotoFault | null
      code: string | null
      status: number
    }

const MARK_BYTES = 16

async function addPhoto(form: FormData, backend: BackendCall, id: string): Promise<MessageAnswer> {
  const file = form.get('file')
  const name = file instanceof File ? file.name : ''
  const refused = (fault: MessagePhotoFault) =>
    ({ ok: false, kind: 'photo', name, fault, code: null, status: 422 }) as const
  if (!(file instanceof File) || file.size === 0) return refused('missing')
  if (isTooLarge(file.size)) return refused('tooLarge')
  const start = new Uint8Array(await file.slice(0, MARK_BYTES).arrayBuffer())
  if (isHeic(name, file.type, start)) return refused('heic')
  const messageId = String(form.get('messageId') ?? '')
  const added = await backend(addOrderMessagePhoto, { params: { id, messageId }, file })
  if (added.ok) return { ok: true, done: 'photo' }
  const { code, status } = added.problem
  return { ok: false, kind: 'photo', name, fault: null, code, status }
}

/** Sends a message (`intent=message`) or adds a photo to one that was sent (`intent=photo`, with `messageId` and `file`). */
export async function sendMessageByForm(
  form: FormData,
  backend: BackendCall,
  id: string,
): Promise<MessageAnswer> {
  if (form.get('intent') === 'photo') return addPhoto(form, backend, id)
  const values = readMessageForm(form)
  const errors = checkMessage(values)
  const key = readMessageKey(form)
  const refused = { ok: false, kind: 'message', values, key } as const
  if (errors.message) return { ...refused, errors, code: null, status: 422 }
  const headers = key ? { 'idempotency-key': key } : undefined
  const sent = await backend(sendOrderMessage, { params: { id }, body: values }, headers)
  if (sent.ok) return { ok: true, done: 'sent' }
  const { code, status, fields } = sent.problem
  const named = errorsOfMessageFields(fields)
  return { ...refused, errors: named, code: Object.keys(named).length > 0 ? null : code, status }
}
