import type { Problem } from '@filiera/contract/problem'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { MessageValues } from './message-form.state.ts'
import type { ChosenPhoto } from './open-message-photo.ts'
import { sendMessageHere, sendMessagePhoto } from './order-messages.client.ts'

/** What sending came to: all of it, the message without some photos, or nothing. */
export type SentMessage =
  | { ok: true; withoutPhotos: { name: string; problem: Problem }[] }
  | { ok: false; problem: Problem }

/** Progress of a message on its way: the photo that is being sent, 0 for the text itself; null when nothing is. */
type Progress = { photo: number; photos: number } | null

/** Sends a message and then its photos one by one; a photo that fails leaves the message and the others. */
export function useSendMessage(orderId: string) {
  const [progress, setProgress] = useState<Progress>(null)
  const { revalidate } = useRevalidator()
  const send = async (
    values: MessageValues,
    photos: readonly ChosenPhoto[],
    key: string,
  ): Promise<SentMessage> => {
    setProgress({ photo: 0, photos: photos.length })
    const sent = await sendMessageHere(orderId, values, key)
    const withoutPhotos: { name: string; problem: Problem }[] = []
    for (const [index, { name, file }] of sent.ok ? photos.entries() : []) {
      setProgress({ photo: index + 1, photos: photos.length })
      const added = sent.ok && (await sendMessagePhoto(orderId, sent.value.id, name, file))
      if (added && !added.ok) withoutPhotos.push({ name, problem: added.problem })
    }
    if (sent.ok) await revalidate()
    setProgress(null)
    return sent.ok ? { ok: true, withoutPhotos } : sent
  }
  return { progress, send }
}
