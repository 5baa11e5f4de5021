/** Answers as JSON by id and language, each with the version of what it was made from; the oldest go first. */
export type KeptTexts = {
  find(id: string, lang: string, version: string): string | undefined
  keep(id: string, lang: string, version: string, text: string): void
}

type Kept = { version: string; text: string }

/** @param mostCharacters what is kept at most, in characters of JSON */
export function createKeptTexts(mostCharacters: number): KeptTexts {
  const kept = new Map<string, Kept>()
  let characters = 0
  const drop = (key: string, { text }: Kept) => {
    kept.delete(key)
    characters -= text.length
  }
  return {
    find(id, lang, version) {
      const found = kept.get(lang + id)
      return found?.version === version ? found.text : undefined
    },
    keep(id, lang, version, text) {
      const key = lang + id
      const before = kept.get(key)
      if (before) drop(key, before)
      kept.set(key, { version, text })
      characters += text.length
      for (const [oldest, value] of kept) {
        if (characters <= mostCharacters) break
        drop(oldest, value)
      }
    },
  }
}
