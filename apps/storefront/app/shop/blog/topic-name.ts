import type { TFunction } from 'i18next'

/** A tag in words: the topics of the house are translated, any other one stands as it was written. */
export function topicName(tag: string, t: TFunction): string {
  const key = `blog.topics.${tag}`
  // any tag may come from the backend, so the key is not one the compiler knows
  const name = (t as (key: string) => unknown)(key)
  return typeof name === 'string' && name !== key ? name : tag
}
