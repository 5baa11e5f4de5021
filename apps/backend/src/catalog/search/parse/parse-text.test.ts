import type { Allergen } from '@filiera/domain/catalogue-constants'
import { describe, expect, it } from 'vitest'
import { parseText, withoutConstraint } from './parse-text.ts'

const read = (text: string) => {
  const { words, constraints } = parseText(text)
  return [words, ...constraints.map(({ kind, values }) => `${kind} ${values.join(' ')}`)]
}

/** What buyers call each allergen: Italian, English, Spanish. */
const called: Readonly<Record<Allergen, readonly [it: string[], en: string[], es: string[]]>> = {
  gluten: [
    ['glutine', 'frumento'],
    ['gluten', 'wheat'],
    ['gluten', 'trigo'],
  ],
  crustaceans: [
    ['crostacei', 'gamberi'],
    ['crustaceans', 'shrimp'],
    ['crustáceos', 'gambas'],
  ],
  eggs: [
    ['uova', 'uovo'],
    ['egg', 'eggs'],
    ['huevo', 'huevos'],
  ],
  fish: [['pesce'], ['fish'], ['pescado']],
  peanuts: [['arachidi'], ['peanuts', 'peanut'], ['cacahuetes']],
  soybeans: [['soia'], ['soy', 'soya'], ['soja']],
  milk: [
    ['latte', 'lattosio', 'latticini'],
    ['dairy', 'milk', 'lactose'],
    ['leche', 'lactosa', 'lácteos'],
  ],
  nuts: [
    ['noci', 'frutta a guscio', 'nocciole'],
    ['nuts', 'nut', 'hazelnuts'],
    ['frutos secos', 'avellanas'],
  ],
  celery: [['sedano'], ['celery'], ['apio']],
  mustard: [['senape'], ['mustard'], ['mostaza']],
  sesame: [['sesamo'], ['sesame'], ['sésamo']],
  sulphites: [['solfiti'], ['sulphites', 'sulfites'], ['sulfitos']],
  lupin: [['lupini'], ['lupin'], ['altramuces']],
  molluscs: [['molluschi'], ['molluscs', 'mollusks'], ['moluscos']],
}
const said = [
  ['senza *', 'privo di *', 'libero da *', 'senza tracce di *', 'non contiene *', 'allergia a *'],
  ['* free', '*-free', 'without *', 'no *', 'free from *', 'free of *', 'without any *', '* allergy'],
  ['sin *', 'libre de *', 'no contiene *', 'sin trazas de *', 'alergia a *'],
]

describe('what is not to be in it', () => {
  const cases = Object.entries(called).flatMap(([allergen, languages]) =>
    languages.flatMap((names, language) =>
      names.flatMap((name) => (said[language] ?? []).map((phrase) => [phrase.replace('*', name), allergen])),
    ),
  )
  it.each(cases)('%s', (phrase, allergen) => {
    for (const text of [phrase, `torta ${phrase}`]) {
      const { words, constraints } = parseText(text ?? '')
      expect(words).toBe(text === phrase ? '' : 'torta')
      expect(constraints).toMatchObject([{ kind: 'free', values: expect.arrayContaining([allergen]) }])
    }
  })

  it.each([
    ['senza glutine, lattosio e uova', ['', 'free gluten', 'free milk', 'free eggs']],
    ['gluten and dairy-free cookies', ['cookies', 'free gluten', 'free milk']],
    ['senza latte formaggio', ['formaggio', 'free milk']],
    ['chocolate for coeliacs', ['chocolate', 'free gluten']],
    ['nut free chocolate', ['chocolate', 'free nuts peanuts']],
    ['cioccolato senza noccile', ['cioccolato', 'free nuts']],
    ['marmellata senza zucchero', ['marmellata', 'lacks zucchero']],
    ['vegan cheese', ['cheese', 'diet vegana']],
    ['vino analcolico', ['vino', 'lacks alcol']],
    ['SENZA GLUTINE!', ['', 'free gluten']],
  ])('%s', (text, parsed) => expect(read(text)).toEqual(parsed))
})

/** What is no allergen, as it is read: each name in its language, said in every way. */
const named: readonly (readonly [ingredient: string, it: string, en: string, es: string])[] = [
  ['canditi', 'canditi', 'candied fruit', 'fruta confitada'],
  ['uvetta', 'uvetta', 'raisins', 'pasas'],
  ['zucchero', 'zucchero', 'sugar', 'azúcar'],
  ['zucchero', 'zuccheri aggiunti', 'added sugar', 'azúcares añadidos'],
  ['alcol', 'alcol', 'alcohol', 'alcohol'],
  ['sale', 'sale', 'salt', 'sal'],
  ['olio di palma', 'olio di palma', 'palm oil', 'aceite de palma'],
  ['conservanti', 'conservanti', 'preservatives', 'conservantes'],
  ['carne', 'carne', 'meat', 'carne'],
]

describe('what must not be named in it', () => {
  const cases = named.flatMap(([ingredient, ...languages]) =>
    languages.flatMap((name, language) =>
      (said[language] ?? []).map((phrase) => [phrase.replace('*', name), ingredient] as const),
    ),
  )
  it.each(cases)('%s', (phrase, ingredient) => {
    for (const text of [phrase, `torta ${phrase}`]) {
      const { words, constraints } = parseText(text)
      expect(words).toBe(text === phrase ? '' : 'torta')
      expect(constraints).toMatchObject([{ kind: 'lacks', values: [ingredient] }])
    }
  })

  it.each([
    ['panettone senza canditi', ['panettone', 'lacks canditi']],
    ['panettone senza canditi e uvetta', ['panettone', 'lacks canditi', 'lacks uvetta']],
    ['without raisins panettone', ['panettone', 'lacks uvetta']],
    ['cheese without white truffle', ['cheese', 'lacks tartufo']],
    ['cheese without blue mould', ['cheese', 'lacks mould']],
    ['sugo senza pancetta sotto 10 euro', ['sugo', 'lacks pancetta', 'price lt:10']],
    ['sugo senza rosmarino fresco', ['sugo fresco', 'lacks rosmarino']],
    ['sugar free jam', ['jam', 'lacks zucchero']],
    ['chocolate without added sugar and nuts', ['chocolate', 'lacks zucchero', 'free nuts peanuts']],
    ['unsweetened cocoa', ['cocoa', 'lacks zucchero']],
    ['birra analcolica', ['birra', 'lacks alcol']],
    ['coffee free shipping', ['coffee free shipping']],
    ['senza', ['']],
    ['senza 3', ['senza 3']],
  ])('%s', (text, parsed) => expect(read(text)).toEqual(parsed))
})

describe('price', () => {
  it.each([
    ['olio sotto 20 euro', ['olio', 'price lt:20']],
    ['olio sotto i 20€', ['olio', 'price lt:20']],
    ['wine under €9.90', ['wine', 'price lt:9.9']],
    ['vino fino a 19,90', ['vino', 'price lte:19.9']],
    ['vino por menos de 10 euros', ['vino', 'price lt:10']],
    ['queso hasta 15 €', ['queso', 'price lte:15']],
    ['vini oltre 1.000 euro', ['vini', 'price gt:1000']],
    ['tra 20 e 10 euro', ['', 'price gte:10 lte:20']],
    ['entre 10 y 20 euros', ['', 'price gte:10 lte:20']],
    ['cheese 10-20 €', ['cheese', 'price gte:10 lte:20']],
    ['regalo da 50 euro', ['regalo', 'price lte:50']],
    ['vini sotto i venti euro', ['vini', 'price lt:20']],
    ['olio a meno di ventotto euro', ['olio', 'price lt:28']],
    ['gifts under twenty-five euros', ['gifts', 'price lt:25']],
    ['oil up to a hundred and fifty euros', ['oil', 'price lte:150']],
    ['vino por menos de treinta y cinco euros', ['vino', 'price lt:35']],
    ['regalo hasta cien euros', ['regalo', 'price lte:100']],
    ['cesto tra cinquanta e duecento euro', ['cesto', 'price gte:50 lte:200']],
    ['regalo da trenta euro', ['regalo', 'price lte:30']],
    // without a currency a number in words is no price
    ['meno di dieci ingredienti', ['meno di dieci ingredienti']],
    ['quattro formaggi', ['quattro formaggi']],
    ['mille euro', ['mille euro']],
    ['sopra 50 sotto 20', ['', 'price gt:50', 'price lt:20']],
    ['olio economico', ['olio', 'order price_asc']],
    ['vino barato', ['vino', 'order price_asc']],
    ['barolo 2019', ['barolo 2019']],
    ['olio da 5 litri', ['olio da 5 litri']],
    ['parmigiano da 18 a 24 mesi', ['parmigiano da 18 a 24 mesi']],
    ['cioccolato min 70%', ['cioccolato min 70%']],
  ])('%s', (text, parsed) => expect(read(text)).toEqual(parsed))
})

describe('place, quality, offer', () => {
  it.each([
    ['olio di Puglia', ['olio', 'region puglia']],
    ['Tuscan bread', ['bread', 'region toscana']],
    ['vino siciliano', ['vino', 'region sicilia']],
    ['queso de Cerdeña', ['queso', 'region sardegna']],
    ['mela val d’Aosta', ['mela', 'region valle-d-aosta']],
    ['speck Alto Adige', ['speck', 'region trentino-alto-adige']],
    ['pecorino sardo dop', ['pecorino', 'region sardegna', 'mark dop']],
    ['prodotti toscani', ['', 'region toscana']],
    ['organic oil', ['oil', 'mark bio']],
    ['miele biologico', ['miele', 'mark bio']],
    ['formaggi in offerta', ['formaggi', 'offer discounts']],
    ['pasta on sale', ['pasta', 'offer discounts']],
  ])('%s', (text, parsed) => expect(read(text)).toEqual(parsed))
})

describe('words of products stay words', () => {
  it.each([
    'noci',
    'nocciole del monte',
    'olive senza nocciolo',
    'prosciutto senza osso',
    'jamón sin hueso',
    'Marsala',
    'prosciutto di Parma',
    'aceto balsamico di Modena',
    'sarde piccanti',
    'caponata alla siciliana',
    'pasta all’uovo',
    'peanut butter',
    'free range eggs',
    'italian christmas cake',
    'Barolo DOCG',
    'sott’olio',
    'Puglia',
    'Alto Adige',
  ])('%s', (text) => expect(parseText(text)).toEqual({ words: text, constraints: [] }))
})

describe('filling words', () => {
  it.each([
    ['italian wine', 'wine'],
    ['comprare olio online', 'olio'],
    ['best honey', 'honey'],
    ['the best', ''],
    ['🙂', '🙂'],
    ['senza 🦄', '🦄'],
    ['the best without ⭐', '⭐'],
    ['', ''],
  ])('"%s" searches for "%s"', (text, words) => expect(parseText(text)).toEqual({ words, constraints: [] }))
})

it('leaves a text that means the same but for the constraint taken off', () => {
  const parsed = parseText('gluten and dairy-free Tuscan cookies under €10')
  for (const left of parsed.constraints) {
    const { words, constraints } = parseText(withoutConstraint(parsed, left))
    expect(words).toBe('cookies')
    expect(constraints.map(({ values }) => values)).toEqual(
      parsed.constraints.filter((each) => each !== left).map(({ values }) => values),
    )
  }
})
