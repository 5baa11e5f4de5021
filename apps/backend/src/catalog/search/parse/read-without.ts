import type { Allergen } from '@filiera/domain/catalogue-constants'
import { idleWords } from '../terms/idle-words.ts'
import { editDistance } from '../terms/spelling.ts'
import {
  articles,
  avoidedWords,
  conjunctions,
  diets,
  englishBefore,
  formless,
  looseBefore,
  withoutBefore,
  withoutBehind,
} from './avoided-words.ts'
import { type Constraint, type Reader, typedFrom } from './constraint.ts'
import { ingredientWords, noIngredients } from './ingredient-words.ts'
import { fillingWords } from './quality-words.ts'
import { behindAll, longestPhrase, type Token } from './tokens.ts'

/** What is avoided: allergens that labels declare, or something that name, text and ingredient list must not name. */
type Avoided = { allergens: readonly Allergen[] } | { ingredient: string }
/** Something that is avoided, from one token to before another. */
type Target = { avoided: Avoided; from: number; to: number }

/** Words of fewer letters are not taken for misspelled ones, */
const LEAST_LETTERS = 5
/** nor those of fewer than this for an ingredient that no table knows. */
const LEAST_UNKNOWN = 3

/** The longest phrase of a table, or a word of it in another form. */
function foundIn<T>(table: ReadonlyMap<string, T>, tokens: readonly Token[], at: number) {
  const written = longestPhrase(table, tokens, at)
  const formed = tokens[at] && table.get(formless(tokens[at].word))
  const found = written ? table.get(written.phrase) : formed
  return found === undefined ? null : { found, to: written?.to ?? at + 1 }
}

function targetAt(tokens: readonly Token[], at: number): Target | null {
  const [allergen, ingredient] = [foundIn(avoidedWords, tokens, at), foundIn(ingredientWords, tokens, at)]
  if (ingredient && ingredient.to >= (allergen?.to ?? 0))
    return { avoided: { ingredient: ingredient.found }, from: at, to: ingredient.to }
  return allergen && { avoided: { allergens: allergen.found }, from: at, to: allergen.to }
}

/** What is meant by a misspelled word behind "senza": it must not be searched for. */
function misspelledAt(tokens: readonly Token[], at: number): Target | null {
  const word = tokens[at]?.word ?? ''
  if (word.length < LEAST_LETTERS) return null
  for (const [known, avoided] of avoidedWords)
    if (known.length >= LEAST_LETTERS && known[0] === word[0] && editDistance(word, known) === 1)
      return { avoided: { allergens: avoided }, from: at, to: at + 1 }
  return null
}

/** A word that no table knows is taken as it is typed; in English its adjective stands before it, and both go. */
function unknownAt(tokens: readonly Token[], at: number, isEnglish: boolean): Target | null {
  const isThing = (token: Token | undefined) =>
    token !== undefined &&
    token.word.length >= LEAST_UNKNOWN &&
    /^\p{L}+$/u.test(token.word) &&
    ![noIngredients, idleWords, fillingWords].some((words) => words.has(token.word))
  if (!isThing(tokens[at])) return null
  const isPair = isEnglish && tokens.length === at + 2 && isThing(tokens[at + 1])
  const last = at + (isPair ? 1 : 0)
  const { avoided } = targetAt(tokens, last) ?? { avoided: { ingredient: tokens[last]?.word ?? '' } }
  return { avoided, from: at, to: last + 1 }
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

const constraintOf = ({ avoided }: Pick<Target, 'avoided'>, typed: string): Constraint =>
  'allergens' in avoided
    ? { kind: 'free', values: [...avoided.allergens], typed }
    : { kind: 'lacks', values: [avoided.ingredient], typed }

/** "Senza glutine e lattosio", "free from nuts", "sin gluten". */
const readBefore: Reader = (text, tokens, at) => {
  const before = longestPhrase(withoutBefore, tokens, at)
  if (!before) return null
  const skip = (place: number) => behindAll(articles, tokens, behindAll(withoutBefore, tokens, place))
  const start = behindAll(articles, tokens, before.to)
  if (noIngredients.has(tokens[start]?.word ?? '')) return null
  const isSure = !looseBefore.has(before.phrase)
  const first =
    targetAt(tokens, start) ??
    (isSure
      ? (misspelledAt(tokens, start) ?? unknownAt(tokens, start, englishBefore.has(before.phrase)))
      : null)
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
  if (!behind || ['from', 'of', 'range', 'shipping', 'delivery'].includes(after)) return null
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
  const diet = diets.get(word)
  if (diet === undefined) return null
  const typed = typedFrom(text, tokens, from, from + 1)
  const constraint: Constraint =
    'declared' in diet
      ? { kind: 'diet', values: [diet.declared], typed }
      : constraintOf({ avoided: 'ingredient' in diet ? diet : { allergens: diet } }, typed)
  return { to: from + 1, constraints: [constraint] }
}

/** What a product must be free of: allergens as its label declares them, anything else as it names it. */
export const readWithout: Reader = (text, tokens, at) =>
  readBefore(text, tokens, at) ?? readBehind(text, tokens, at) ?? readDiet(text, tokens, at)
