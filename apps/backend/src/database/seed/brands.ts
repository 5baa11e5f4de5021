import { t } from './seed-terms.ts'
import type { SeedBrand } from './showcase-types.ts'

/** Lines that producers sell under a name of their own; all invented. */
export const brands: SeedBrand[] = [
  {
    slug: 'tre-coppi',
    name: 'Tre Coppi',
    description: t(
      'Oli del Sud in bottiglia scura, con la data di molitura scritta a mano.',
      'Oils of the South in dark bottles, milling date written by hand.',
      'Aceites del Sur en botella oscura, con la fecha de molienda escrita a mano.',
    ),
    picture: 'olio-terra-di-bari-dop.webp',
    products: ['olio-terra-di-bari-dop', 'olio-coratina-raccolto-2026', 'olio-di-puglia-igp-latta-3-litri'],
  },
  {
    slug: 'bronzo-lento',
    name: 'Bronzo Lento',
    description: t(
      'Pasta trafilata al bronzo e asciugata sotto i 50 gradi.',
      'Bronze-die pasta dried below 50 degrees.',
      'Pasta de molde de bronce secada por debajo de 50 grados.',
    ),
    picture: 'paccheri-pasta-di-gragnano-igp.webp',
    products: [
      'rigatoni-pasta-di-gragnano-igp',
      'paccheri-pasta-di-gragnano-igp',
      'fusilli-pasta-di-gragnano-igp',
    ],
  },
  {
    slug: 'malga-alta',
    name: 'Malga Alta',
    description: t(
      'Formaggi d’alpeggio: la forma porta il nome della malga e i mesi di stagionatura.',
      'Cheese from alpine pastures: each wheel bears the name of the dairy and its months of ageing.',
      'Quesos de pastos alpinos: la rueda lleva el nombre de la quesería y los meses de curación.',
    ),
    picture: 'fontina-dop-alpeggio.webp',
    products: ['fontina-dop-alpeggio', 'bitto-dop-12-mesi', 'toma-piemontese-dop'],
  },
  {
    slug: 'fior-di-zolla',
    name: 'Fior di Zolla',
    description: t(
      'Mieli di un solo fiore, con il paese e il mese della smielatura.',
      'Single-flower honeys, with village and month of extraction.',
      'Mieles de una sola flor, con el pueblo y el mes de la extracción.',
    ),
    picture: 'miele-di-castagno.webp',
    products: ['miele-di-castagno', 'miele-di-zagara-d-arancio', 'miele-millefiori-di-montagna'],
  },
  {
    slug: 'sotto-la-volta',
    name: 'Sotto la Volta',
    description: t(
      'Salumi stagionati in cantine di pietra.',
      'Cured meats aged in stone cellars.',
      'Embutidos curados en bodegas de piedra.',
    ),
    picture: 'culatello-di-zibello-dop.webp',
    products: ['culatello-di-zibello-dop', 'salame-felino-igp', 'prosciutto-di-parma-dop-24-mesi'],
  },
  {
    slug: 'forno-candela',
    name: 'Forno Candela',
    description: t(
      'Lievitati da ricorrenza con lievito madre, sfornati da ottobre a dicembre.',
      'Festive sourdough cakes, baked from October to December.',
      'Bollería de fiesta con masa madre, horneada de octubre a diciembre.',
    ),
    picture: 'panettone-milanese-1-kg.webp',
    products: ['panettone-milanese-1-kg', 'pandoro-al-burro-750-g'],
  },
]
