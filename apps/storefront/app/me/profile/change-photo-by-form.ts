import type { BackendCall } from '@filiera/contract/client'
import { PHOTO_MAX_BYTES, putPhoto, removePhoto } from '@filiera/contract/customers/own-data'
import type { Problem } from '@filiera/contract/problem'
import { isHeic, type PhotoFault } from './photo-crop.state.ts'

export type PhotoChange = { ok: boolean; fault: PhotoFault | null; problem: Problem | null }

const fault = (reason: PhotoFault): PhotoChange => ({ ok: false, fault: reason, problem: null })

/** Bytes at the beginning of a file that tell what it is. */
const MARK_BYTES = 16

/** Changes or removes the profile photo of a form that was sent without scripts; the backend cuts it square. */
export async function changePhotoByForm(form: FormData, backend: BackendCall): Promise<PhotoChange> {
  if (form.get('intent') === 'remove-photo') {
    const removed = await backend(removePhoto, {})
    return { ok: removed.ok, fault: null, problem: removed.ok ? null : removed.problem }
  }
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) return fault('missing')
  if (file.size > PHOTO_MAX_BYTES) return fault('tooLarge')
  const start = new Uint8Array(await file.slice(0, MARK_BYTES).arrayBuffer())
  if (isHeic(file.name, file.type, start)) return fault('heic')
  const sent = await backend(putPhoto, { file })
  return { ok: sent.ok, fault: null, problem: sent.ok ? null : sent.problem }
}
