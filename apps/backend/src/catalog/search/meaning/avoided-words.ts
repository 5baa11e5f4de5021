import type { Allergen } from '@filiera/domain/catalogue-constants'

/** What can be avoided: an allergen of the label, or what no label of the shop declares. */
export type Avoided = Allergen | 'sugar' | 'alcohol' | 'meat'

/** What buyers call it in Italian, English and Spanish, without accents; forms that differ in their last vowel or an s are found, too. */
const names: readonly (readonly [avoided: readonly Avoided[], words: string])[] = [
  [
    ['gluten'],
    'glutine,gluten,grano,frumento,wheat,trigo,orzo,barley,cebada,segale,rye,centeno,farro,spelt,espelta',
  ],
  [
    ['crustaceans'],
    'crostacei,crostaceo,crustacean,crustaceo,gamberi,gambero,gamberetti,shrimp,prawn,gamba,camaron,camarones,scampi',
  ],
  [['crustaceans', 'molluscs'], 'shellfish,seafood,frutti di mare,marisco,mariscos'],
  [['eggs'], 'uova,uovo,egg,huevo'],
  [['fish'], 'pesce,pesci,fish,fishes,pescado,acciughe,anchovy,anchovies,anchoas'],
  [
    ['peanuts'],
    'arachidi,arachide,peanut,cacahuete,cacahuate,mani,noccioline,burro di arachidi,peanut butter,mantequilla de cacahuete',
  ],
  [['soybeans'], 'soia,soy,soya,soja,soybean'],
  [
    ['milk'],
    'latte,lattosio,latticini,latticino,derivati del latte,formaggio,burro,panna,milk,lactose,dairy,cheese,butter,cream,leche,lactosa,lacteos,lacteo,productos lacteos,queso,mantequilla,nata',
  ],
  [
    ['nuts', 'peanuts'],
    'frutta a guscio,frutta secca,nut,tree nut,frutos secos,frutos de cascara,fruto seco',
  ],
  [
    ['nuts'],
    'noci,noce,nocciole,nocciola,mandorle,mandorla,pistacchi,pistacchio,anacardi,walnut,hazelnut,almond,pistachio,cashew,nuez,nueces,avellana,almendra,pistacho,anacardo,latte di mandorla,almond milk,leche de almendra',
  ],
  [['celery'], 'sedano,celery,apio'],
  [['mustard'], 'senape,mustard,mostaza'],
  [['sesame'], 'sesamo,sesame,ajonjoli,semi di sesamo'],
  [
    ['sulphites'],
    'solfiti,solfito,sulphite,sulfite,sulfito,anidride solforosa,sulphur dioxide,sulfur dioxide',
  ],
  [['lupin'], 'lupini,lupino,lupin,lupine,altramuz,altramuces'],
  [['molluscs'], 'molluschi,mollusco,mollusc,mollusk,molusco,vongole,cozze,clam,mussel,mejillones,almejas'],
  [['sugar'], 'zucchero,zuccheri aggiunti,zuccheri,sugar,added sugar,azucar,azucares,azucar anadido'],
  [['alcohol'], 'alcol,alcool,alcohol'],
  [['meat'], 'carne,meat'],
]

/** A word without what its forms differ in: "uova" and "uovo", "nuts" and "nut". */
export const formless = (word: string): string => (word.length > 3 ? word.replace(/(e?s|[aeio])$/, '') : word)

/** What a phrase of bare words names, by the phrase and by its formless writing. */
export const avoidedWords: ReadonlyMap<string, readonly Avoided[]> = new Map(
  names.flatMap(([avoided, words]) =>
    words
      .split(',')
      .flatMap((phrase) =>
        [phrase, formless(phrase)].map((written): [string, readonly Avoided[]] => [written, avoided]),
      ),
  ),
)

const phrases = (text: string): ReadonlySet<string> => new Set(text.split(','))

/** Before what is avoided: "senza", "free from", "sin"; the longest is read first. */
export const withoutBefore = phrases(
  'senza,senza tracce di,senza traccia di,privo di,priva di,privi di,prive di,libero da,libera da,liberi da,libere da,non contiene,che non contiene,che non contengono,zero,no,without,free of,free from,sin,sin trazas de,libre de,libres de,exento de,exenta de,que no contiene,no contiene,que no contienen,no contienen,non contengono,allergia,allergico,allergica,allergici,allergic to,intollerante,intolleranti,intolleranza,alergia,alergico,alergica,alergicos,intolerante,intolerantes,intolerancia',
)
/** Behind it: "gluten free", "nut allergy". */
export const withoutBehind = phrases('free,allergy,allergies,allergic,intolerant,intolerance,intolerants')
/** Between the two. */
export const articles = phrases(
  'di,da,d,del,dello,della,dell,dei,degli,delle,il,lo,la,l,i,gli,le,un,una,al,allo,alla,all,ai,agli,alle,a,to,the,any,of,el,los,las,de,tracce di,traces of,trazas de',
)
/** Between two things that are avoided. */
export const conjunctions = phrases('e,ed,o,ne,and,or,nor,y,u,ni')

const each = <T>(words: string, value: T): [string, T][] => words.split(',').map((word) => [word, value])

/** Words that mean a diet as they stand: the allergens to avoid, a diet that sellers declare (options of the attribute `dieta`), or null where nobody declares it. */
export const diets: ReadonlyMap<string, readonly Allergen[] | string | null> = new Map<
  string,
  readonly Allergen[] | string | null
>([
  ...each(
    'celiaco,celiaca,celiaci,celiache,celiachia,celiac,celiacs,coeliac,coeliacs,celiacos,celiacas,celiaquia',
    ['gluten'] as const,
  ),
  ...each('vegan,vegans,vegano,vegana,vegani,vegane,veganos,veganas', 'vegana'),
  ...each(
    'vegetarian,vegetarians,vegetariano,vegetariana,vegetariani,vegetariane,vegetarianos,vegetarianas',
    'vegetariana',
  ),
  ...each('halal', 'halal'),
  ...each('kosher', 'kosher'),
  ...each('analcolico,analcolica,analcolici,analcoliche', null),
])
