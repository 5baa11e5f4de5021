import type { Allergen } from '@filiera/domain/catalogue-constants'

/** What buyers call it in Italian, English and Spanish, without accents; forms that differ in their last vowel or an s are found, too. */
const names: readonly (readonly [avoided: readonly Allergen[], words: string])[] = [
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
]

/** A word without what its forms differ in: "uova" and "uovo", "nuts" and "nut". */
export const formless = (word: string): string => (word.length > 3 ? word.replace(/(e?s|[aeio])$/, '') : word)

/** What a phrase of bare words names, by the phrase and by its formless writing. */
export const avoidedWords: ReadonlyMap<string, readonly Allergen[]> = new Map(
  names.flatMap(([avoided, words]) =>
    words
      .split(',')
      .flatMap((phrase) =>
        [phrase, formless(phrase)].map((written): [string, readonly Allergen[]] => [written, avoided]),
      ),
  ),
)

const phrases = (text: string): ReadonlySet<string> => new Set(text.split(','))

/** Before what is avoided: "senza", "free from", "sin"; the longest is read first. */
export const withoutBefore = phrases(
  'senza,senza tracce di,senza traccia di,privo di,priva di,privi di,prive di,libero da,libera da,liberi da,libere da,non contiene,che non contiene,che non contengono,zero,no,without,free of,free from,sin,sin trazas de,libre de,libres de,exento de,exenta de,que no contiene,no contiene,que no contienen,no contienen,non contengono,allergia,allergico,allergica,allergici,allergic to,intollerante,intolleranti,intolleranza,alergia,alergico,alergica,alergicos,intolerante,intolerantes,intolerancia',
)
/** Those of them in which all that follows may be one thing: "without white truffle". */
export const englishBefore = phrases('without,free of,free from,allergic to')
/** Those that may belong to a name: "zero", "no". */
export const looseBefore = phrases('no,zero,no contiene')
/** Behind it: "gluten free", "nut allergy". */
export const withoutBehind = phrases('free,allergy,allergies,allergic,intolerant,intolerance,intolerants')
/** Between the two. */
export const articles = phrases(
  'di,da,d,del,dello,della,dell,dei,degli,delle,il,lo,la,l,i,gli,le,un,una,al,allo,alla,all,ai,agli,alle,a,to,the,any,of,el,los,las,de,tracce di,traces of,trazas de',
)
/** Between two things that are avoided. */
export const conjunctions = phrases('e,ed,o,ne,and,or,nor,y,u,ni')

const each = <T>(words: string, value: T): [string, T][] => words.split(',').map((word) => [word, value])

/** A diet: the allergens to avoid, what sellers declare (an option of the attribute `dieta`), or an ingredient that is not to be named. */
export type Diet = readonly Allergen[] | { declared: string } | { ingredient: string }

/** Words that mean a diet as they stand. */
export const diets: ReadonlyMap<string, Diet> = new Map<string, Diet>([
  ...each(
    'celiaco,celiaca,celiaci,celiache,celiachia,celiac,celiacs,coeliac,coeliacs,celiacos,celiacas,celiaquia',
    ['gluten'] as const,
  ),
  ...each('vegan,vegans,vegano,vegana,vegani,vegane,veganos,veganas', { declared: 'vegana' }),
  ...each(
    'vegetarian,vegetarians,vegetariano,vegetariana,vegetariani,vegetariane,vegetarianos,vegetarianas',
    { declared: 'vegetariana' },
  ),
  ...each('halal', { declared: 'halal' }),
  ...each('kosher', { declared: 'kosher' }),
  ...each('analcolico,analcolica,analcolici,analcoliche,nonalcoholic', { ingredient: 'alcol' }),
  ...each('sugarfree,unsweetened', { ingredient: 'zucchero' }),
])
