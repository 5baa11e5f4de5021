/** Protected names that imitations lean on (Reg. (EU) 2024/1143 art. 26: use, imitation and evocation are forbidden). */
const PROTECTED = [
  'parmigiano(?: reggiano)?',
  'grana padano',
  'gorgonzola',
  'asiago',
  'fontina',
  'taleggio',
  'provolone valpadana',
  'pecorino (?:romano|toscano|sardo)',
  'mozzarella di bufala(?: campana)?',
  'prosciutto di (?:parma|san daniele)',
  'parma ham',
  'san daniele',
  'mortadella(?: di)? bologna',
  'bresaola della valtellina',
  'speck(?: dell)? alto adige',
  'prosecco',
  'chianti',
  'barolo',
  'brunello di montalcino',
  'aceto balsamico(?: tradizionale)? di modena',
  'balsamic vinegar of modena',
  'lardo di colonnata',
  'cioccolato di modica',
].join('|')
const BEFORE =
  'tipo|stile|gusto|uso|metodo|imitazione|simile al|come il|style|type|like|imitation|estilo|imitacion'
const AFTER = 'style|type|like|flavou?red|alternative|substitute'
const imitation = new RegExp(
  `(?<![a-z])(?:(?:${BEFORE}) (?:${PROTECTED})|(?:${PROTECTED}) (?:${AFTER}))(?![a-z])`,
)
/** Names that only exist to recall a protected one (Court of Justice, C-132/05). */
const invented = /(?<![a-z])(?:parmesan|parmesano|parmesello|prosek|cambozola)(?![a-z])/

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')

/** The words of a text that evoke a protected name without being it, such as "tipo parmigiano"; null when there are none. */
export function findEvocation(text: string): string | null {
  const words = plain(text)
  return imitation.exec(words)?.[0] ?? invented.exec(words)?.[0] ?? null
}
