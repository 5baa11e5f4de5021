import type { Mark } from '@filiera/domain/catalogue-constants'
import { headKind, kindsOfCategory } from './food-kinds.ts'
import { type FoodKind, type ProtectedName, protectedNames } from './protected-names.ts'
import { readSentences, type Sentence, stemOf } from './read-words.ts'

/** What is known of the food that a text speaks of. */
export type NamedFood = {
  /** Slug of the category. */
  category: string | null
  /** Marks that the product carries with their file number. */
  marks: readonly Mark[]
  ingredients: string
}

const wordsOf = (text: string) => new Set(text.split(' '))
/** Before a name they make an imitation of it. */
const imitationBefore = wordsOf(
  'tipo stile genere simil simile similare finto finta finti finte falso falsa imitazione imitation imitacion fake faux mock like estilo surrogato succedaneo sostituto substitute alternativa alternative ispirato ispirata inspired inspirado metodo method maniera come',
)
/** And these after it. */
const imitationAfter = wordsOf(
  'style type like imitation alternative substitute inspired analogue simil finto finta falso imitazione',
)
/** Of what comes from animals. */
const veganWords = wordsOf('vegan vegano vegana vegani vegane veg vegetale vegetali vegetal plant veggie')
const animal: ReadonlySet<FoodKind> = new Set(['cheese', 'meat', 'fish', 'honey'])
/** Allowed where the product is made with the real thing. */
const tasteWords = wordsOf('gusto sapore aroma sabor flavour flavor flavoured flavored')
const imitations = new Set([...imitationBefore, ...imitationAfter, ...veganWords, ...tasteWords])

/** Names that only exist to recall a protected one (Court of Justice, C-132/05 and after): whose they are, null where nobody is named. */
const invented: Readonly<Record<string, string | null>> = {
  parmesan: 'Parmigiano Reggiano',
  parmesano: 'Parmigiano Reggiano',
  parmesao: 'Parmigiano Reggiano',
  parmezan: 'Parmigiano Reggiano',
  parmesello: null,
  parmeggiano: null,
  reggianito: null,
  regianito: null,
  prosek: null,
  kressecco: null,
  cambozola: null,
  gorgonzolla: null,
  toscoro: null,
}

type Form = { owner: ProtectedName; stems: string[] }
const forms = new Map<string, Form[]>()
for (const owner of protectedNames)
  for (const form of owner.forms) {
    const stems = readSentences(form).flatMap(({ words }) => words.map(({ stem }) => stem))
    const [first = ''] = stems
    forms.set(first, [...(forms.get(first) ?? []), { owner, stems }])
  }

/** `come` compares only before an article: "come il Parmigiano", not "formaggi come Parmigiano e Fontina"; "in stile" is one word. */
const isImitation = ({ raw }: Sentence, position: number): boolean => {
  const word = raw[position] ?? ''
  if (word === 'in') return /^st[iy]le$/.test(raw[position + 1] ?? '')
  if (word === 'come') return /^(il|lo|la|l|un|una)$/.test(raw[position + 1] ?? '')
  return imitations.has(word)
}

type Found = { owner: ProtectedName; from: number; to: number; first: number; last: number }

/** Every protected name of a sentence, words of imitation left out; the longest where one holds another. */
function namesIn(sentence: Sentence): Found[] {
  const words = sentence.words.filter(({ position }) => !isImitation(sentence, position))
  const found = words.flatMap((word, index) =>
    (forms.get(word.stem) ?? [])
      .filter(({ stems }) => stems.every((stem, offset) => words[index + offset]?.stem === stem))
      .map(({ owner, stems }) => ({
        owner,
        from: index,
        to: index + stems.length,
        first: word.position,
        last: words[index + stems.length - 1]?.position ?? word.position,
      })),
  )
  return found.filter(
    (one) =>
      !found.some(
        (other) => other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
      ),
  )
}

const isNamedIn = (owner: ProtectedName, text: string): boolean =>
  readSentences(text).some((sentence) =>
    namesIn(sentence).some((found) => found.owner.forms.some((form) => owner.forms.includes(form))),
  )

function isMeant({ owner }: Found, food: NamedFood, text: string, isImitated: boolean): boolean {
  if (!owner.needsContext || (isImitated && owner.needsContext === 'alone')) return true
  const kinds = kindsOfCategory(food.category)
  if (kinds && !kinds.includes(owner.kind)) return false
  if (kinds && owner.needsContext === 'alone') return true
  return headKind(text) === owner.kind
}

/** The words of imitation that touch a name: within it, right before or right after. */
function imitationAt(sentence: Sentence, found: Found, food: NamedFood): [from: number, to: number] | null {
  const { raw } = sentence
  const touches = (position: number, isBefore: boolean): boolean => {
    const word = raw[position] ?? ''
    if (!isImitation(sentence, position)) return false
    if (veganWords.has(word)) return animal.has(found.owner.kind)
    if (tasteWords.has(word)) return !found.owner.needsContext && !isNamedIn(found.owner, food.ingredients)
    return (isBefore ? imitationBefore : imitationAfter).has(word)
  }
  for (let position = found.first + 1; position < found.last; position++)
    if (touches(position, true) || touches(position, false)) return [found.first, found.last]
  const meaningful = sentence.words.map(({ position }) => position)
  const at = meaningful.indexOf(found.first)
  const previous = meaningful[at - 1]
  if (previous !== undefined && touches(previous, true)) return [previous, found.last]
  const next = meaningful[meaningful.indexOf(found.last) + 1]
  if (next !== undefined && touches(next, false)) return [found.first, next]
  return null
}

const anything: NamedFood = { category: null, marks: [], ingredients: '' }

/** The words of a text that evoke a protected name without being it (Reg. (EU) 2024/1143 art. 26), such as "tipo parmigiano"; null when there are none. */
export function findEvocation(text: string, food: NamedFood = anything): string | null {
  for (const sentence of readSentences(text)) {
    for (const found of namesIn(sentence)) {
      const span = isMeant(found, food, text, true) ? imitationAt(sentence, found, food) : null
      if (span) return sentence.raw.slice(span[0], span[1] + 1).join(' ')
    }
    const word = sentence.raw.find((raw) => {
      const whose = invented[raw]
      return whose !== undefined && !(whose !== null && food.marks.includes('dop'))
    })
    if (word) return word
  }
  return null
}

const purpose = new Set(['per', 'for', 'para'].map(stemOf))

/** Protected names in a title that the product has no right to: it does not carry their mark, nor is it made with the real thing. */
export function findUnprovenNames(title: string, food: NamedFood): string[] {
  const names = readSentences(title).flatMap((sentence) =>
    namesIn(sentence)
      .filter((found) => isMeant(found, food, title, false))
      .filter(({ owner }) => !food.marks.includes(owner.mark))
      .filter(
        ({ first }) =>
          !purpose.has(sentence.words.find(({ position }) => position === first - 1)?.stem ?? ''),
      )
      .filter(({ owner, first }) => first === 0 || !isNamedIn(owner, food.ingredients))
      .map(({ owner }) => owner.name),
  )
  return [...new Set(names)]
}
