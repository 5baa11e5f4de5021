import { editDistance } from '../terms/spelling.ts'
import {
  type Avoided,
  articles,
  avoidedWords,
  conjunctions,
  diets,
  formless,
  withoutBefore,
  withoutBehind,
} from './avoided-words.ts'
import { type Constraint, type Reader, typedFrom } from './constraint.ts'
import { behindAll, longestPhrase, type Token } from './tokens.ts'

/** Something that is avoided, from one token to before another. */
type Target = { avoided: readonly Avoided[]; from: number; to: number }

const undeclared: ReadonlySet<string> = new Set<Avoided>(['sugar', 'alcohol', 'meat'])
/** Words of fewer letters are not taken for misspelled ones. */
const LEAST_LETTERS = 5

function targetAt(tokens: readonly Token[], at: number): Target | null {
  const written = longestPhrase(avoidedWords, tokens, at)
  const formed = tokens[at] && avoidedWords.get(formless(tokens[at].word))
  if (written) return { avoided: avoidedWords.get(written.phrase) ?? [], from: at, to: written.to }
  return formed ? { avoided: formed, from: at, to: at + 1 } : null
}

/** What is meant by a misspelled word behind "senza": it must not be searched for. */
function misspelledAt(tokens: readonly Token[], at: number): Target | null {
  const word = tokens[at]?.word ?? ''
  if (word.length < LEAST_LETTERS) return null
  for (const [known, avoided] of avoidedWords)
    if (known.length >= LEAST_LETTERS && known[0] === word[0] && editDistance(word, known) === 1)
      return { avoided, from: at, to: at + 1 }
  return null
}

/** Several things one after the other, with "and", "or" or a comma between them; `skip` goes over what may stand before each. */
function targetsFrom(
  text: string,
  tokens: readonly Token[],
  first: Target,
  skip: (at: number) => number,
): { targets: Target[]; to: number } {
  const targets = [first]
  let to = first.to
  while (to < tokens.length) {
    const joined = behindAll(conjunctions, tokens, to)
    const hasComma = text.slice(tokens[to - 1]?.end ?? 0, tokens[to]?.start ?? 0).includes(',')
    const next = targetAt(tokens, skip(joined))
    // "senza latte formaggio": without anything between them the second word is what is wanted
    if (!next || (joined === to && !hasComma)) break
    targets.push(next)
    to = next.to
  }
  return { targets, to }
}

function constraintOf({ avoided }: Target, typed: string): Constraint {
  const isDeclared = !avoided.some((each) => undeclared.has(each))
  return { kind: isDeclared ? 'free' : 'undeclared', values: [...avoided], typed }
}

/** "Senza glutine e lattosio", "free from nuts", "sin gluten". */
const readBefore: Reader = (text, tokens, at) => {
  const before = longestPhrase(withoutBefore, tokens, at)
  if (!before) return null
  const skip = (place: number) => behindAll(articles, tokens, behindAll(withoutBefore, tokens, place))
  const start = behindAll(articles, tokens, before.to)
  const isSure = before.phrase !== 'no' && before.phrase !== 'zero'
  const first = targetAt(tokens, start) ?? (isSure ? misspelledAt(tokens, start) : null)
  if (!first) return null
  const { targets, to } = targetsFrom(text, tokens, first, skip)
  const said = typedFrom(text, tokens, at, before.to)
  return {
    to,
    constraints: targets.map((target, index) =>
      constraintOf(
        target,
        index === 0
          ? typedFrom(text, tokens, at, target.to)
          : `${said} ${typedFrom(text, tokens, target.from, target.to)}`,
      ),
    ),
  }
}

/** "Gluten-free", "gluten and dairy free", "nut allergy". */
const readBehind: Reader = (text, tokens, at) => {
  const first = targetAt(tokens, at)
  if (!first) return null
  const { targets, to } = targetsFrom(text, tokens, first, (place) => place)
  const behind = longestPhrase(withoutBehind, tokens, to)
  const after = tokens[to + 1]?.word ?? ''
  if (!behind || ['from', 'of', 'range'].includes(after)) return null
  const said = typedFrom(text, tokens, to, behind.to)
  return {
    to: behind.to,
    constraints: targets.map((target) =>
      constraintOf(target, `${typedFrom(text, tokens, target.from, target.to)} ${said}`),
    ),
  }
}

/** "Celiaco", "vegan": a diet in one word, with what may stand before it. */
const readDiet: Reader = (text, tokens, at) => {
  const from = ['per', 'for', 'para'].includes(tokens[at]?.word ?? '') ? at + 1 : at
  const word = tokens[from]?.word ?? ''
  const avoided = diets.get(word)
  if (avoided === undefined) return null
  const typed = typedFrom(text, tokens, from, from + 1)
  const constraint: Constraint =
    avoided === null
      ? { kind: 'undeclared', values: [word], typed }
      : typeof avoided === 'string'
        ? { kind: 'diet', values: [avoided], typed }
        : { kind: 'free', values: [...avoided], typed }
  return { to: from + 1, constraints: [constraint] }
}

/** What a product must be free of, as its label declares it. */
export const readWithout: Reader = (text, tokens, at) =>
  readBefore(text, tokens, at) ?? readBehind(text, tokens, at) ?? readDiet(text, tokens, at)
