import { MESSAGE_PHOTO_MAX_BYTES, messageTopics } from '@filiera/contract/orders/order-actions'

/** Longest message (contract). */
export const MESSAGE_MAX = 3000

export type MessageTopic = (typeof messageTopics)[number]

/** What was typed, kept as it is when something is wrong. */
export type MessageValues = { topic: MessageTopic; message: string; products: string[] }

/** Why a field is refused: the texts `orderMessages.error.*`. */
export type MessageErrors = { message?: 'empty' | 'long'; products?: 'products' }

/** Why a file cannot become a photo of a message: the texts `orderMessages.error.*`. */
export type MessagePhotoFault = 'missing' | 'tooLarge' | 'tooManyPixels' | 'heic' | 'unreadable'

/** Topic of a text in a form or an address; a question where it is none. */
export const readTopic = (text: FormDataEntryValue | null): MessageTopic =>
  messageTopics.find((topic) => topic === text) ?? 'question'

export function readMessageForm(form: FormData): MessageValues {
  const message = form.get('message')
  return {
    topic: readTopic(form.get('topic')),
    message: typeof message === 'string' ? message : '',
    products: form.getAll('products').filter((value): value is string => typeof value === 'string'),
  }
}

/** The key of a form, by which a message that is sent again stands once; null for what is none. */
export function readMessageKey(form: FormData): string | null {
  const key = form.get('key')
  return typeof key === 'string' && /^[0-9a-f-]{36}$/.test(key) ? key : null
}

/** What is wrong with a message; the server checks again. */
export function checkMessage({ message }: Pick<MessageValues, 'message'>): MessageErrors {
  const { length } = message.trim()
  if (length === 0) return { message: 'empty' }
  return length > MESSAGE_MAX ? { message: 'long' } : {}
}

/** Field errors of the server under the names of the form. */
export function errorsOfMessageFields(fields: readonly { field: string }[] | undefined): MessageErrors {
  const named = (fields ?? []).map(({ field }) => field.split('.')[0])
  return {
    ...(named.includes('message') && { message: 'empty' as const }),
    ...(named.includes('products') && { products: 'products' as const }),
  }
}

export const isTooLarge = (bytes: number): boolean => bytes > MESSAGE_PHOTO_MAX_BYTES
