/**
 * What a product must be to answer a query: attributes of the catalogue, all of them (within one list: any of them).
 * `tag` is a tag, `kind` the kind of the thing drawn, `region` the seller's, `ingredient` a word of the Italian label.
 */
export type Attributes = {
  category?: string
  tag?: string | string[]
  everyTag?: string[]
  noTag?: string[]
  kind?: string | string[]
  mark?: string
  region?: string
  ingredient?: string
  slug?: string | string[]
}
export type QueryKind =
  | 'plain'
  | 'plural'
  | 'elision'
  | 'accent'
  | 'typo'
  | 'synonym'
  | 'translation'
  | 'several words'

/** `best`: which of the relevant ones may stand first; without it any of them. */
export type QualityQuery = {
  text: string
  lang: 'it' | 'en' | 'es'
  kind: QueryKind
  relevant: Attributes
  best?: Attributes
}

const it = (kind: QueryKind, text: string, relevant: Attributes, best?: Attributes): QualityQuery => ({
  text,
  lang: 'it',
  kind,
  relevant,
  ...(best ? { best } : {}),
})
const en = (kind: QueryKind, text: string, relevant: Attributes, best?: Attributes): QualityQuery => ({
  ...it(kind, text, relevant, best),
  lang: 'en',
})
const es = (kind: QueryKind, text: string, relevant: Attributes, best?: Attributes): QualityQuery => ({
  ...it(kind, text, relevant, best),
  lang: 'es',
})

const oil: Attributes = { category: 'olio-e-aceto', tag: 'olio' }
const ham: Attributes = { kind: 'ham', tag: 'prosciutto crudo' }
const redWine: Attributes = { everyTag: ['vino', 'rosso'] }
const whiteWine: Attributes = { everyTag: ['vino', 'bianco'] }
const hazelnut: Attributes = { tag: 'nocciole' }
const pistachio: Attributes = { tag: 'pistacchio' }
const chilli: Attributes = { tag: ['peperoncino', 'piccante'] }

/** Written before the engine was tuned; the products follow from the attributes, whatever the catalogue holds. */
export const queries: QualityQuery[] = [
  it('plain', 'olio', oil),
  it('plain', 'formaggio', { tag: 'formaggio' }),
  it('plain', 'prosciutto', ham),
  it('plain', 'miele', { tag: 'miele' }),
  it('plain', 'pasta', { tag: 'pasta' }),
  it('plain', 'riso', { tag: 'riso' }),
  it('plain', 'panettone', { tag: 'panettone' }),
  it('plain', 'caffè', { kind: 'coffee' }),
  it('plain', 'zafferano', { tag: 'zafferano' }),
  it('plain', 'pecorino', { tag: 'pecorino' }),
  it('plain', 'salame', { tag: 'salame' }),
  it('plain', 'barolo', { tag: 'barolo' }),
  it('plain', 'bufala', { tag: 'bufala' }),
  it('plain', 'regalo', { tag: 'regalo' }),
  it('plain', 'natale', { tag: 'natale' }),
  it('plain', 'affumicato', { tag: 'affumicato' }),
  it('plural', 'formaggi', { tag: 'formaggio' }),
  it('plural', 'oli extravergini', oil),
  it('plural', 'prosciutti', ham),
  it('plural', 'mieli', { tag: 'miele' }),
  it('plural', 'vini rossi', redWine),
  it('plural', 'tartufo', { tag: 'tartufo' }),
  it('plural', 'tartufi', { tag: 'tartufo' }),
  it('plural', 'fungo', { tag: 'funghi' }),
  it('plural', 'limone', { kind: 'lemon' }),
  it('plural', 'carciofo', { tag: 'carciofi' }),
  it('plural', 'castagna', { tag: 'castagne' }),
  it('plural', 'panettoni', { tag: 'panettone' }),
  en('plural', 'cheeses', { tag: 'formaggio' }),
  es('plural', 'quesos', { tag: 'formaggio' }),
  es('plural', 'vinos blancos', whiteWine),
  it('elision', 'l’olio', oil),
  it('elision', "dell'olio extravergine", oil),
  it('elision', "l'aceto balsamico", { everyTag: ['aceto'], tag: ['balsamico', 'balsamico tradizionale'] }),
  it('elision', "cassetta dell'orto", { tag: 'cassetta' }),
  it('elision', "zafferano dell'aquila", { tag: 'zafferano' }),
  it('elision', "montepulciano d'abruzzo", { tag: 'montepulciano' }),
  it('elision', "costa d'amalfi", { slug: 'limone-costa-d-amalfi-igp-2-kg' }),
  it('accent', 'caffe', { kind: 'coffee' }),
  it('accent', 'genepi', { tag: 'genepì' }),
  it('accent', 'nduja', { tag: 'nduja' }),
  it('accent', 'schuttelbrot', { tag: 'segale', kind: 'carasau' }),
  it('accent', 'ragu', { tag: 'ragù' }),
  es('accent', 'azafran', { tag: 'zafferano' }),
  es('accent', 'limon', { kind: 'lemon' }),
  es('accent', 'jamon', ham),
  it('typo', 'mozarela', { tag: 'mozzarella' }),
  it('typo', 'parmiggiano', { tag: 'parmigiano' }),
  it('typo', 'prosciuto', ham),
  it('typo', 'zaferano', { tag: 'zafferano' }),
  it('typo', 'limonchello', { tag: 'limoncello' }),
  it('typo', 'tartuffo', { tag: 'tartufo' }),
  it('typo', 'nociole', hazelnut),
  it('typo', 'gorgonzolla', { tag: 'gorgonzola' }),
  it('typo', 'panetone', { tag: 'panettone' }),
  it('typo', 'pecorrino', { tag: 'pecorino' }),
  it('typo', 'pistachio', pistachio),
  it('typo', 'mortadela', { tag: 'mortadella' }),
  it('typo', 'bresola', { tag: 'bresaola' }),
  it('typo', 'amarrone', { tag: 'amarone' }),
  it('typo', 'cioccolatto', { tag: 'cioccolato' }),
  en('typo', 'chese', { tag: 'formaggio' }),
  en('typo', 'saffran', { tag: 'zafferano' }),
  es('typo', 'alcachofaz', { tag: 'carciofi' }),
  it('synonym', 'evo', oil),
  it('synonym', 'extra vergine', oil),
  it('synonym', 'bollicine', { tag: ['spumante', 'prosecco'] }),
  it('synonym', 'spumante', { tag: ['spumante', 'prosecco'] }),
  it('synonym', 'parmesan', { tag: 'parmigiano' }),
  it('synonym', 'grana', { tag: ['parmigiano', 'grana padano'] }, { tag: ['parmigiano', 'grana padano'] }),
  it('synonym', 'crudo', ham),
  it('synonym', 'biologico', { mark: 'bio' }),
  it('synonym', 'peperoncini', chilli, { kind: ['pepper', 'nduja', 'jar', 'salame'] }),
  it('synonym', 'salsa di pomodoro', { tag: ['passata', 'pomodoro'] }),
  en('translation', 'olive oil', oil),
  en('translation', 'cheese', { tag: 'formaggio' }),
  en('translation', 'ham', ham),
  en('translation', 'honey', { tag: 'miele' }),
  en('translation', 'bread', { tag: 'pane' }),
  en('translation', 'red wine', redWine),
  en('translation', 'hazelnuts', hazelnut),
  en('translation', 'truffle', { tag: 'tartufo' }),
  en('translation', 'mushrooms', { tag: 'funghi' }),
  en('translation', 'organic', { mark: 'bio' }),
  it('translation', 'sparkling wine', { tag: ['spumante', 'prosecco'] }),
  it('translation', 'coffee', { kind: 'coffee' }),
  it('translation', 'lemon', { kind: 'lemon' }),
  it('translation', 'rice', { tag: 'riso' }),
  en('translation', 'castagne', { tag: 'castagne' }),
  en('translation', 'formaggio', { tag: 'formaggio' }),
  es('translation', 'aceite', oil),
  es('translation', 'queso', { tag: 'formaggio' }),
  es('translation', 'miel', { tag: 'miele' }),
  es('translation', 'vino tinto', redWine),
  es('translation', 'alcachofas', { tag: 'carciofi' }),
  it('translation', 'queso', { tag: 'formaggio' }),
  es('translation', 'nocciole', hazelnut),
  es('translation', 'regalo', { tag: 'regalo' }),
  en('translation', 'gift', { tag: 'regalo' }),
  en('translation', 'christmas', { tag: 'natale' }),
  it('several words', 'pecorino romano', { slug: 'pecorino-romano-dop' }),
  it('several words', 'prosciutto di parma', { everyTag: ['prosciutto crudo', 'parma'] }),
  it('several words', 'olio toscano', { everyTag: ['olio'], region: 'toscana' }),
  it('several words', 'salame piccante', { everyTag: ['piccante'], category: 'salumi' }),
  it('several words', 'pasta gragnano', { everyTag: ['pasta', 'gragnano'] }),
  it('several words', 'crema di pistacchio', { everyTag: ['crema', 'pistacchio'] }),
  it('several words', 'vino bianco', whiteWine),
  it('several words', 'mozzarella bufala', { everyTag: ['mozzarella', 'bufala'] }),
  it('several words', 'tartufo nero', { tag: 'tartufo nero' }),
  en('several words', 'buffalo mozzarella', { everyTag: ['mozzarella', 'bufala'] }),
  en('several words', 'white truffle', { tag: 'tartufo bianco' }),
  en('several words', 'dried porcini mushrooms', { everyTag: ['porcini', 'secchi'] }),
  es('several words', 'crema de avellanas', { everyTag: ['crema', 'nocciole'] }),
]
