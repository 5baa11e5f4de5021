/** A word of the query, or a phrase of them that has alternatives. */
export type TermRow = {
  place: number
  size: number
  phrase: boolean
  weak: boolean
  lexemes: string[] | null
  alternatives: string[] | null
  documents: number | null
}

/**
 * One thing the customer asks for. `exact`, `broad` and `names` are lexemes, joined by " & " where several are needed together; `broad`
 * finds all that it may be, `names` says each way to call it; `places` are those of its words in the text, from 1.
 */
export type WordGroup = {
  exact: string[]
  broad: string[]
  names: string[]
  documents: number
  places: number[]
}

const MAX_ALTERNATIVES = 40
const unique = (items: readonly string[]) => [...new Set(items)]
const lexemesOf = (alternative: string) => alternative.split(' & ')

/** Drops what a shorter alternative finds already: "oliv & oil" beside "oil". */
function withoutNarrower(alternatives: readonly string[]): string[] {
  const single = new Set(alternatives.filter((each) => !each.includes('&')))
  return alternatives.filter(
    (each) => !each.includes('&') || !lexemesOf(each).some((lexeme) => single.has(lexeme)),
  )
}

function makeGroup(
  exact: readonly string[],
  alternatives: readonly string[],
  documents: number,
  places: number[],
): WordGroup {
  const names = unique([...exact, ...alternatives])
  const broad = withoutNarrower(names).slice(0, MAX_ALTERNATIVES)
  return { exact: unique(exact), broad, names: names.slice(0, MAX_ALTERNATIVES), documents, places }
}

/** Every choice of one lexeme a word, all needed together. */
function together(words: readonly TermRow[]): string[] {
  const choices = words.map((word) => word.lexemes ?? word.alternatives ?? [])
  return choices.reduce<string[]>(
    (sofar, lexemes) =>
      sofar.length === 0 ? lexemes : sofar.flatMap((left) => lexemes.map((right) => `${left} & ${right}`)),
    [],
  )
}

/**
 * The things asked for: the longest phrases first, then word by word; words that say nothing only when there are no others.
 * @returns the groups, and the places (from 1) of the words that nothing is known of
 */
export function groupWords(rows: readonly TermRow[]): { groups: WordGroup[]; unknown: number[] } {
  const words = rows.filter(({ phrase }) => !phrase)
  const strong = words.some(({ weak }) => !weak) ? words.filter(({ weak }) => !weak) : words
  const groups: WordGroup[] = []
  const unknown: number[] = []
  for (let index = 0; index < strong.length; ) {
    const word = strong[index]
    if (!word) break
    const phrases = rows.filter((row) => row.phrase && row.place === word.place)
    const longest = phrases.reduce<TermRow | null>(
      (best, row) => (row.size > (best?.size ?? 1) ? row : best),
      null,
    )
    if (longest) {
      const inside = strong.filter(({ place }) => place >= word.place && place < word.place + longest.size)
      const exact = [...together(inside), ...(longest.lexemes ?? [])]
      const places = inside.map(({ place }) => place)
      groups.push(makeGroup(exact, longest.alternatives ?? [], longest.documents ?? 0, places))
      index += inside.length
      continue
    }
    const alone = phrases.find(({ size }) => size === 1)
    const exact = word.lexemes ?? (alone ? (word.alternatives ?? []) : [])
    if (exact.length > 0)
      groups.push(makeGroup(exact, alone?.alternatives ?? [], word.documents ?? 0, [word.place]))
    else unknown.push(word.place)
    index += 1
  }
  return { groups, unknown }
}

const either = (alternatives: readonly string[]) =>
  `(${alternatives.map((each) => (each.includes('&') ? `(${each})` : each)).join(' | ')})`

/** Text of the tsquery that wants every group. */
export const everyGroup = (groups: readonly WordGroup[]) =>
  groups.map(({ broad }) => either(broad)).join(' & ')

/** Wants what names know in a name of the product, its kind, tags, place or maker: not only in what is told of it. */
const everyNamed = (groups: readonly WordGroup[]) =>
  groups
    .map(({ broad, exact, documents }) => {
      const isKnown = documents > 0 || broad.length > exact.length
      const inName = (each: string) =>
        lexemesOf(each)
          .map((lexeme) => `${lexeme}:ABC`)
          .join(' & ')
      return either(isKnown ? broad.map(inName) : broad)
    })
    .join(' & ')

/** Wants one of the things to be what a product is, not what is said of it: the first word of a title ("y…"), or a name of its kind (weight B). */
function named(groups: readonly WordGroup[]): string {
  // each way to call it: of "aceto balsamico" the vinegar is the thing, though "balsamico" alone finds the same
  const heads = groups.flatMap(({ names }) =>
    names.flatMap((each) => lexemesOf(each).map((head) => `((y${head} | ${head}:B) & ${each})`)),
  )
  return `(${unique(heads).join(' | ')})`
}

/**
 * `test` is to be tried, `query` to be searched by when that finds anything; what it finds need not have the groups `left`. `strict` is
 * tried instead among few products: one that only tells of a thing is not that thing.
 */
export type Attempt = { test: string; strict: string; query: string; left: WordGroup[] }

const attempt = (kept: readonly WordGroup[], left: WordGroup[] = []): Attempt => ({
  test: everyGroup(kept),
  strict: everyNamed(kept),
  query: everyGroup(kept),
  left,
})

/** `thing`: what is looked for, one of the groups; `soft`: groups that say of it what it is for, how it is or how much. */
export type Loosening = { thing: WordGroup | undefined; soft?: readonly WordGroup[] }

const but = (groups: readonly WordGroup[], left: readonly WordGroup[]) =>
  groups.filter((each) => !left.includes(each))

/** Without soft words: each alone, then all of them. */
function withoutSoft(groups: readonly WordGroup[], soft: readonly WordGroup[]): Attempt[] {
  const ways = [...(soft.length > 1 ? soft.map((each) => [each]) : []), ...(soft.length > 0 ? [soft] : [])]
  return ways.map((left) => attempt(but(groups, left), [...left]))
}

/** Without any one of three or more; `isNamed`: what is left names a product. */
function allButOne(groups: readonly WordGroup[], left: WordGroup[], isNamed: boolean): Attempt[] {
  if (groups.length < 3) return []
  const each = (query: (kept: WordGroup[]) => string) =>
    groups
      .map((group) => but(groups, [group]))
      .map((kept) => `(${query(kept)}${isNamed ? ` & ${named(kept)}` : ''})`)
      .join(' | ')
  const query = each(everyGroup)
  return [{ test: query, strict: each(everyNamed), query, left }]
}

/** The same among products that the thing names: what only tells of it is something else. */
function whereNamed({ test, strict, query, left }: Attempt, thing: WordGroup): Attempt {
  const both = (one: string) => `(${one}) & ${named([thing])}`
  return { test: both(test), strict: both(strict), query: both(query), left }
}

/**
 * What to try in turn until something is found (decision 53): all groups; without occasions, numbers and qualities; all others but
 * one; one alone. "vino dolce" is tried as a wine before anything sweet.
 */
export function loosen(groups: readonly WordGroup[], { thing: meant, soft = [] }: Loosening): Attempt[] {
  const firm = soft.length < groups.length ? but(groups, soft) : groups
  const inOrder = firm.toSorted((a, b) => Number(b === meant) - Number(a === meant))
  const [thing] = inOrder
  const isOneWord = groups.length === 1 && thing?.places.length === 1
  if (isOneWord || !thing) return [attempt(groups)]
  const gone = but(groups, firm)
  const alone = (group: WordGroup) => attempt([group], but(groups, [group]))
  const rarestFirst = [...firm].sort((a, b) => a.documents - b.documents)
  const most = [attempt(groups), ...withoutSoft(groups, gone)]
  return [
    ...[...most, ...allButOne(firm, gone, false), alone(thing)].map((each) => whereNamed(each, thing)),
    ...most,
    ...allButOne(firm, gone, true),
    ...inOrder.map((group) => ({ ...alone(group), test: named([group]), strict: named([group]) })),
    ...allButOne(firm, gone, false),
    ...rarestFirst.map(alone),
  ]
}

/** What is called so: only products that one of the things names. */
export function namedAttempt(groups: readonly WordGroup[]): Attempt {
  const query = `${everyNamed(groups)} & ${named(groups)}`
  return { test: query, strict: query, query, left: [] }
}

/** Lexemes joined by "or", for ranking, and how many they are: also as the first word of a title ("y…"); `more` are others that count. */
export function anyLexeme(
  groups: readonly WordGroup[],
  more: readonly string[],
): { query: string; size: number } {
  const alternatives = groups.flatMap(({ broad }) => broad)
  const heads = alternatives.filter((each) => !each.includes('&')).map((lexeme) => `y${lexeme}`)
  const lexemes = unique([...alternatives.flatMap(lexemesOf), ...heads, ...more])
  return { query: lexemes.join(' | '), size: lexemes.length }
}
