/** A word of the catalogue and in how many products it stands. */
export type KnownWord = { form: string; documents: number }

/** Letters to change, add, drop or swap with their neighbour to make one word from the other. */
export function editDistance(left: string, right: string): number {
  let before: number[] = []
  let above = Array.from({ length: right.length + 1 }, (_, column) => column)
  for (let row = 1; row <= left.length; row++) {
    const line = [row]
    for (let column = 1; column <= right.length; column++) {
      const isSame = left[row - 1] === right[column - 1]
      let least = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwap =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      if (isSwap) least = Math.min(least, (before[column - 2] ?? 0) + 1)
      line.push(least)
    }
    before = above
    above = line
  }
  return above[right.length] ?? 0
}

/** Short words are rarely misspelled, and many of them differ by one letter. */
const mistakesAllowed = (length: number) => (length < 4 ? 0 : length < 6 ? 1 : length < 11 ? 2 : 3)
/** People get the first letter right; doubled letters are what they miss. */
const WRONG_FIRST_LETTER = 0.8
const onceEach = (word: string) => word.replace(/(.)\1+/g, '$1')

/** The word that was most likely meant: few letters away, the more frequent of equals; null when none is near enough. */
export function correctWord(word: string, known: readonly KnownWord[]): string | null {
  let best: { form: string; cost: number } | null = null
  for (const { form, documents } of known) {
    const distance = editDistance(word, form)
    if (distance === 0 || distance > mistakesAllowed(word.length)) continue
    const letters = onceEach(word) === onceEach(form) ? 0.5 : distance
    const cost =
      letters + (form[0] === word[0] ? 0 : WRONG_FIRST_LETTER) - Math.min(0.45, Math.log10(1 + documents) / 8)
    if (best === null || cost < best.cost) best = { form, cost }
  }
  return best?.form ?? null
}
