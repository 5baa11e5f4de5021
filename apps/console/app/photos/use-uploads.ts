import { addShopPhoto, type ShopPhoto } from '@filiera/contract/console/photos'
import { onlineManager } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { problemOf } from '../api/call-api.ts'
import { sessionEnd } from '../api/session-end.ts'
import { uploadFile } from '../api/upload-file.ts'
import { useIsOnline } from '../api/use-is-online.ts'
import { useTexts } from '../texts/texts.tsx'
import { useWork } from '../work/work.tsx'
import { type Refusal, refusalOf, refusalOfFile } from './why-refused.ts'

/** Photos on their way at a time: the others wait in the browser and not on the server. */
const AT_ONCE = 3

export type UploadState =
  | { kind: 'waiting' }
  | { kind: 'sending'; share: number }
  | ({ kind: 'refused' } & Refusal)
  | { kind: 'done'; photo: ShopPhoto }

export type PhotoUpload = {
  id: string
  file: File
  /** Address of the file in this browser. */
  preview: string
  state: UploadState
}

const mayTryAgain = ({ state }: PhotoUpload) => state.kind === 'refused' && state.canTryAgain
const isUnderWay = ({ state }: PhotoUpload) => state.kind === 'waiting' || state.kind === 'sending'

/** Chosen files as uploads: those that cannot be taken, or have no room, are refused at once. */
function uploadsOf(files: readonly File[], room: number): PhotoUpload[] {
  let left = room
  return files.map((file): PhotoUpload => {
    const refusal =
      refusalOfFile(file) ??
      (left-- > 0 ? null : { text: 'photos.faults.noRoom' as const, canTryAgain: false })
    const state: UploadState = refusal ? { kind: 'refused', ...refusal } : { kind: 'waiting' }
    return { id: crypto.randomUUID(), file, preview: URL.createObjectURL(file), state }
  })
}

/** Sends one photo at a call; `running` has those that are under way, each to be broken off. */
function useSending(put: (id: string, state: UploadState) => void) {
  const { shop } = useWork()
  const { language: lang } = useTexts()
  const [running] = useState(() => new Map<string, AbortController>())
  async function send({ id, file }: PhotoUpload) {
    const gone = new AbortController()
    running.set(id, gone)
    put(id, { kind: 'sending', share: 0 })
    const onProgress = (share: number) => put(id, { kind: 'sending', share })
    const sent = { endpoint: addShopPhoto, shop: shop.id, query: { lang }, file, onProgress }
    try {
      const photo = await uploadFile({ ...sent, signal: gone.signal })
      running.delete(id)
      put(id, { kind: 'done', photo })
    } catch (error) {
      running.delete(id)
      const problem = problemOf(error)
      if (problem?.code === 'not_signed_in') sessionEnd.set(true)
      const isHeldUp = problem?.code === 'unavailable' && !onlineManager.isOnline()
      if (problem) put(id, isHeldUp ? { kind: 'waiting' } : { kind: 'refused', ...refusalOf(problem) })
    }
  }
  return { send, running }
}

/** Sends photos to the shop, a few at a time, while there is a network. What one file is refused for stands with it and holds no other up. */
export function useUploads() {
  const isOnline = useIsOnline()
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([])
  const put = (id: string, state: UploadState) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, state } : upload)))
  const { send, running } = useSending(put)

  useEffect(() => {
    if (!isOnline) return
    const waiting = uploads.filter(({ state }) => state.kind === 'waiting')
    for (const upload of waiting.slice(0, Math.max(0, AT_ONCE - running.size))) void send(upload)
  })
  const leave = useEffectEvent(() => {
    for (const gone of running.values()) gone.abort()
    for (const { preview } of uploads) URL.revokeObjectURL(preview)
  })
  useEffect(() => () => leave(), [])

  return {
    uploads,
    isOnline,
    underWay: uploads.filter(isUnderWay).length,
    /** Photos that may come when they are sent again. */
    failed: uploads.filter(mayTryAgain).length,
    /** @param room how many of them there is place for; the others are refused by name */
    add(files: readonly File[], room = Number.POSITIVE_INFINITY) {
      setUploads((all) => [...all, ...uploadsOf(files, room)])
    },
    retry: (id: string) => put(id, { kind: 'waiting' }),
    retryAll: () =>
      setUploads((all) =>
        all.map((upload) => (mayTryAgain(upload) ? { ...upload, state: { kind: 'waiting' } } : upload)),
      ),
    /** Breaks one off that is under way, and forgets it. */
    dismiss(ids: readonly string[]) {
      for (const { id, preview } of uploads) {
        if (!ids.includes(id)) continue
        running.get(id)?.abort()
        URL.revokeObjectURL(preview)
      }
      setUploads((all) => all.filter(({ id }) => !ids.includes(id)))
    },
  }
}

export type Uploads = ReturnType<typeof useUploads>
