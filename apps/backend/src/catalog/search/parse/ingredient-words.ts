import { formless } from './avoided-words.ts'

/**
 * What is avoided and no allergen, a line each: Italian | English | Spanish | more Italian words that name it. `~` before a name: buyers say it so, but in the
 * texts of products it also means something else. A table of words, to be added to.
 */
const table = `
canditi,frutta candita,scorze candite|candied fruit,candied peel,candied|fruta confitada,confitado,fruta escarchada|
uvetta,uva passa,uva sultanina,sultanina|raisin,sultana|uva pasa,~pasa|
zucchero,zuccheri aggiunti,zucchero aggiunto|sugar,added sugar|azucar,azucar anadido,azucares anadidos|sciroppo,glucosio,fruttosio,destrosio,saccarosio,maltosio,maltodestrine,melassa,caramello,malto,miele
alcol,alcool,alcolici|alcohol|alcohol|liquore,rum,brandy,cognac,grappa,marsala,acquavite,vino,birra,spumante
carne|meat|carne|maiale,suino,manzo,bovino,vitello,pollo,tacchino,agnello,coniglio,cinghiale,anatra,oca,prosciutto,salame,pancetta,guanciale,speck,lardo,strutto,mortadella,salsiccia,bresaola,nduja
maiale,carne di maiale,suino,carne suina|pork|cerdo,carne de cerdo|prosciutto,salame,pancetta,guanciale,speck,lardo,strutto,mortadella,nduja
strutto|lard|manteca de cerdo|
sale,sale aggiunto|salt,added salt|sal,sal anadida|
pepe,pepe nero|black pepper,~pepper|pimienta|
aglio|garlic|ajo|
cipolla|onion|cebolla|
peperoncino|chilli,chili|guindilla|nduja
conservanti|preservative|conservante|nitrito,nitrato,sorbato,benzoato,solfiti,anidride solforosa,e202,e211,e220,e250,e251,e252
additivi|additive|aditivo|conservante,colorante,nitrito,nitrato,sorbato,benzoato,solfiti,anidride solforosa,e202,e211,e220,e250,e251,e252
coloranti|colouring,coloring,food colour,food coloring|colorante|
aromi,aromi artificiali,aromi aggiunti|flavouring,flavoring,artificial flavour,artificial flavor|aroma artificial,~aroma|
nitriti,nitrati|nitrite,nitrate|nitrito,nitrato|e250,e251,e252
edulcoranti,dolcificanti|sweetener|edulcorante|stevia,sucralosio,maltitolo,eritritolo,xilitolo,aspartame
lievito,lievito di birra|yeast|levadura|
olio di palma,grasso di palma,~palma|palm oil|aceite de palma|
glutammato|glutamate,msg|glutamato|
pectina|pectin|pectina|
caglio,caglio animale|rennet,animal rennet|cuajo,cuajo animal|
caffeina|caffeine|cafeina|caffe,te
caffe|coffee|cafe|
cacao|cocoa|cacao|
cioccolato|chocolate|chocolate|cacao
cocco|coconut|coco|
limone|lemon|limon|
arancia|orange|naranja|
pomodoro|tomato|tomate|
funghi|mushroom|seta,champinon,hongo|porcini
tartufo|truffle|trufa|
miele|honey|miel|
aceto|vinegar|vinagre|
cannella|cinnamon|canela|
vaniglia|vanilla|vainilla|
liquirizia|liquorice,licorice|regaliz|
anice|aniseed,anise|anis|
zafferano|saffron|azafran|
finocchio|fennel|hinojo|
basilico|basil|albahaca|
prezzemolo|parsley|perejil|`

/** Names of an ingredient by language, as texts of products have them; `widen`: what finds the same names it, too. */
export type Ingredient = {
  it: readonly string[]
  en: readonly string[]
  es: readonly string[]
  widen: boolean
}

const listOf = (words = '') => words.split(',').filter((word) => word !== '')
const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map(listOf))
const isOwn = (name: string) => !name.startsWith('~')

const known: ReadonlyMap<string, Ingredient> = new Map(
  rows.map(([it = [], en = [], es = [], more = []]): [string, Ingredient] => [
    it[0] ?? '',
    { it: [...it.filter(isOwn), ...more], en: en.filter(isOwn), es: es.filter(isOwn), widen: false },
  ]),
)

/** What a phrase of bare words names, by the phrase and by its formless writing: the first Italian name. */
export const ingredientWords: ReadonlyMap<string, string> = new Map(
  rows.flatMap(([it = [], en = [], es = []]) =>
    [...it, ...en, ...es]
      .map((name) => name.replace('~', ''))
      .flatMap((name) => [name, formless(name)].map((written): [string, string] => [written, it[0] ?? ''])),
  ),
)

/** All names of what was read: of a word that stands in no line, what it is typed as, in each language. */
export const ingredientOf = (name: string): Ingredient =>
  known.get(name) ?? { it: [name], en: [name], es: [name], widen: true }

/** Behind "senza", but no ingredient: "prosciutto senza osso" is a name, and is searched for. */
export const noIngredients: ReadonlySet<string> = new Set(
  'nocciolo,noccioli,osso,ossa,lisca,lische,spina,spine,pelle,buccia,semi,seme,crosta,cotenna,cera,fretta,spedizione,spese,pit,pits,stone,stones,bone,bones,skin,seed,seeds,rind,shell,wax,shipping,delivery,hueso,huesos,espina,espinas,piel,semilla,semillas,pepitas,corteza,cascara,envio,gastos'.split(
    ',',
  ),
)
