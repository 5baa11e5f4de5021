import type { Allergen, Mark } from '@filiera/domain/catalogue-constants'
import type { RegionCode } from '@filiera/domain/places/regions'
import type { Attributes } from './queries.ts'

/** What a product must be besides being the thing: labels, prices in cents (`below` excluded, `upTo` included), seller's region, marks. */
export type Rule = {
  free?: readonly Allergen[]
  above?: number
  from?: number
  below?: number
  upTo?: number
  region?: RegionCode
  mark?: Mark
  reduced?: boolean
}
type Lang = 'it' | 'en' | 'es'
export type ConstraintQuery = {
  text: string
  lang: Lang
  kind: 'constraint'
  relevant: Attributes
  rule: Rule
}

type Named = Readonly<Record<Lang, string>>
const things: readonly { names: Named; relevant: Attributes }[] = [
  { names: { it: 'pasta', en: 'pasta', es: 'pasta' }, relevant: { tag: 'pasta' } },
  { names: { it: 'formaggio', en: 'cheese', es: 'queso' }, relevant: { tag: 'formaggio' } },
  {
    names: { it: 'olio', en: 'olive oil', es: 'aceite de oliva' },
    relevant: { category: 'olio-e-aceto', tag: 'olio' },
  },
  {
    names: { it: 'vino rosso', en: 'red wine', es: 'vino tinto' },
    relevant: { everyTag: ['vino', 'rosso'] },
  },
  { names: { it: 'cioccolato', en: 'chocolate', es: 'chocolate' }, relevant: { tag: 'cioccolato' } },
  { names: { it: 'miele', en: 'honey', es: 'miel' }, relevant: { tag: 'miele' } },
  { names: { it: 'pane', en: 'bread', es: 'pan' }, relevant: { tag: 'pane' } },
  { names: { it: 'tonno', en: 'tuna', es: 'atún' }, relevant: { tag: 'tonno' } },
  { names: { it: 'riso', en: 'rice', es: 'arroz' }, relevant: { tag: 'riso' } },
  { names: { it: 'pecorino', en: 'pecorino', es: 'pecorino' }, relevant: { tag: 'pecorino' } },
  { names: { it: 'caffè', en: 'coffee', es: 'café' }, relevant: { kind: 'coffee' } },
  { names: { it: 'lenticchie', en: 'lentils', es: 'lentejas' }, relevant: { tag: 'lenticchie' } },
]

type Phrases = Readonly<Record<Lang, readonly string[]>>
const phrases = (it: string, en: string, es: string): Phrases => ({
  it: it.split('|'),
  en: en.split('|'),
  es: es.split('|'),
})

/** As buyers say it, `*` where the thing stands. */
const constraints: readonly { rule: Rule; phrases: Phrases }[] = [
  {
    rule: { free: ['gluten'] },
    phrases: phrases(
      '* senza glutine|* per celiaci|* privo di glutine',
      'gluten free *|* without gluten|* for coeliacs',
      '* sin gluten|* libre de gluten',
    ),
  },
  {
    rule: { free: ['milk'] },
    phrases: phrases(
      '* senza lattosio|* senza latte',
      'dairy-free *|* without milk|lactose free *',
      '* sin leche|* sin lactosa',
    ),
  },
  {
    rule: { free: ['eggs'] },
    phrases: phrases('* senza uova|senza uovo *', 'egg free *|* no eggs', '* sin huevo|* sin huevos'),
  },
  {
    rule: { free: ['nuts'] },
    phrases: phrases(
      '* senza frutta a guscio|* senza noci|* senza nocciole',
      'nut free *|* without nuts|* nut allergy',
      '* sin frutos secos|* sin avellanas',
    ),
  },
  {
    rule: { free: ['soybeans'] },
    phrases: phrases('* senza soia', 'soy free *|* without soya', '* sin soja'),
  },
  { rule: { free: ['fish'] }, phrases: phrases('* senza pesce', '* without fish', '* sin pescado') },
  {
    rule: { free: ['sulphites'] },
    phrases: phrases('* senza solfiti', 'sulphite-free *|* no sulfites', '* sin sulfitos'),
  },
  {
    rule: { free: ['crustaceans', 'molluscs'] },
    phrases: phrases('* senza frutti di mare', '* without shellfish', '* sin mariscos'),
  },
  { rule: { free: ['mustard'] }, phrases: phrases('* senza senape', '* free from mustard', '* sin mostaza') },
  { rule: { free: ['celery'] }, phrases: phrases('* senza sedano', 'celery free *', '* sin apio') },
  { rule: { free: ['peanuts'] }, phrases: phrases('* senza arachidi', 'peanut-free *', '* sin cacahuetes') },
  { rule: { free: ['sesame'] }, phrases: phrases('* senza sesamo', '* without sesame', '* sin sésamo') },
  { rule: { free: ['lupin'] }, phrases: phrases('* senza lupini', '* without lupin', '* sin altramuces') },
  {
    rule: { free: ['gluten', 'milk'] },
    phrases: phrases('* senza glutine e lattosio', 'gluten and dairy free *', '* sin gluten ni lactosa'),
  },
  {
    rule: { below: 1000 },
    phrases: phrases(
      '* sotto 10 euro|* a meno di 10€',
      '* under €10|* below 10 euro',
      '* por menos de 10 euros|* menos de 10 €',
    ),
  },
  {
    rule: { upTo: 1500 },
    phrases: phrases('* fino a 15 euro|* max 15,00 €', '* up to 15 euros', '* hasta 15 €'),
  },
  {
    rule: { above: 2000 },
    phrases: phrases('* sopra i 20 euro|* oltre 20€', '* over 20 euro|* more than €20', '* más de 20 euros'),
  },
  {
    rule: { from: 800, upTo: 2000 },
    phrases: phrases(
      '* tra 8 e 20 euro|* da 8 a 20 euro',
      '* between 8 and 20 euros|* 8-20 €',
      '* entre 8 y 20 euros|* de 8 a 20 €',
    ),
  },
  {
    rule: { region: 'toscana' },
    phrases: phrases('* toscano|* della Toscana', 'Tuscan *|* from Tuscany', '* toscano|* de Toscana'),
  },
  {
    rule: { region: 'sicilia' },
    phrases: phrases('* siciliano|* dalla Sicilia', 'Sicilian *|* from Sicily', '* siciliano|* de Sicilia'),
  },
  { rule: { region: 'sardegna' }, phrases: phrases('* sardo|* di Sardegna', 'Sardinian *', '* de Cerdeña') },
  {
    rule: { region: 'puglia' },
    phrases: phrases('* pugliese|* di Puglia', 'Apulian *|* from Puglia', '* de Apulia'),
  },
  { rule: { region: 'piemonte' }, phrases: phrases('* piemontese', '* from Piedmont', '* piamontés') },
  { rule: { mark: 'dop' }, phrases: phrases('* DOP', 'PDO *', '* DOP') },
  { rule: { mark: 'igp' }, phrases: phrases('* IGP', 'PGI *', '* IGP') },
  { rule: { mark: 'bio' }, phrases: phrases('* biologico|* bio', 'organic *', '* ecológico') },
  {
    rule: { reduced: true },
    phrases: phrases('* in offerta|* scontato', '* on sale|discounted *', '* en oferta'),
  },
  {
    rule: { region: 'sicilia', below: 2000 },
    phrases: phrases(
      '* siciliano sotto i 20 euro',
      'Sicilian * under 20 euros',
      '* siciliano por menos de 20 euros',
    ),
  },
  {
    rule: { free: ['nuts'], upTo: 1200 },
    phrases: phrases(
      '* senza frutta a guscio fino a 12 euro',
      'nut free * up to €12',
      '* sin frutos secos hasta 12 euros',
    ),
  },
]

const languages: readonly Lang[] = ['it', 'en', 'es']

/** Every thing with every constraint, the languages and the ways to say it in turn; some have no product and are left out when derived. */
export const constraintQueries: readonly ConstraintQuery[] = things.flatMap(({ names, relevant }, thing) =>
  constraints.map(({ rule, phrases: said }, at): ConstraintQuery => {
    const lang = languages[(thing + at) % languages.length] ?? 'it'
    const ways = said[lang]
    const text = (ways[thing % ways.length] ?? '').replace('*', names[lang])
    return { text, lang, kind: 'constraint', relevant, rule }
  }),
)
