import type { FoodKind } from './protected-names.ts'
import { readSentences, stemOf } from './read-words.ts'

const byCategory: Readonly<Record<string, readonly FoodKind[]>> = {
  'olio-e-aceto': ['oil', 'vinegar'],
  formaggi: ['cheese'],
  salumi: ['meat'],
  'pasta-e-riso': ['cereal'],
  conserve: ['produce', 'fish', 'meat'],
  'miele-e-dolci': ['honey', 'bakery'],
  vini: ['wine', 'spirit'],
  ortofrutta: ['produce'],
  forno: ['bakery'],
  mare: ['fish'],
  'legumi-e-cereali': ['produce', 'cereal'],
  'spezie-e-caffe': ['spice'],
}

/** What a category of the shop holds; null for one that is not known. */
export const kindsOfCategory = (slug: string | null): readonly FoodKind[] | null =>
  slug === null ? null : (byCategory[slug] ?? null)

/** Words that say what a food is. */
const kindWords: Readonly<Record<FoodKind, string>> = {
  oil: 'olio oli extravergine evo oil aceite',
  vinegar: 'aceto vinegar vinagre balsamico balsamic glassa',
  wine: 'vino vini wine spumante rosso bianco rosato passito brut doc docg igt merlot sangiovese nebbiolo chardonnay pinot barbera cabernet vendemmia',
  spirit:
    'liquore amaro grappa gin vermouth brandy distillato digestivo elisir birra limoncello mirto nocino',
  cheese: 'formaggio cacio caciotta cheese queso pecorino toma robiola ricotta caciocavallo provola',
  meat: 'prosciutto salame salumi speck coppa pancetta lardo mortadella salsiccia ham carne culatello',
  produce:
    'limone arancia mela pera pesca ciliegia pomodoro carciofo cipolla patata peperone radicchio aglio oliva nocciola pistacchio castagna marrone fico lenticchia fagiolo cece mandorla cappero fungo tartufo cicerchia',
  cereal: 'pasta riso farro spaghetti rigatoni farina semola orzo polenta',
  bakery: 'pane focaccia biscotto torta panettone torrone cioccolato taralli grissini cantucci piadina',
  honey: 'miele honey miel',
  fish: 'acciuga alice tonno bottarga trota colatura pesce',
  spice: 'zafferano sale liquirizia origano pepe caffe peperoncino',
}
const kindOfStem = new Map(
  (Object.entries(kindWords) as [FoodKind, string][]).flatMap(([kind, words]) =>
    words.split(' ').map((word) => [stemOf(word), kind] as const),
  ),
)

/** What a title says first that it is: `Aceto di vino rosso` is a vinegar, `Taralli al vino` are baked. */
export function headKind(title: string): FoodKind | null {
  for (const { words } of readSentences(title))
    for (const { stem } of words) {
      const kind = kindOfStem.get(stem)
      if (kind) return kind
    }
  return null
}
