import { t } from './seed-terms.ts'
import type { SeedCollection, SeedSeasonLink } from './seed-types.ts'

/** Hand-made lists; the home page shows the first two. */
export const collections: SeedCollection[] = [
  {
    slug: 'appena-arrivati',
    name: t('Appena arrivati', 'Just in', 'Recién llegados'),
    title: t(
      'Arrivati nelle ultime settimane',
      'In over the last few weeks',
      'Llegados en las últimas semanas',
    ),
    description: t(
      'Otto prodotti messi in vendita tra ottobre e novembre: primi raccolti, prime infornate, primi vasi.',
      'Eight products that went on sale between October and November: first harvests, first batches, first jars.',
      'Ocho productos a la venta desde octubre o noviembre: primeras cosechas, primeras hornadas, primeros tarros.',
    ),
    products: [
      'olio-coratina-raccolto-2026',
      'zafferano-dell-aquila-dop-1-g',
      'focaccia-ligure-al-rosmarino',
      'limone-costa-d-amalfi-igp-2-kg',
      'passata-di-pomodoro-corbarino',
      'torrone-morbido-alle-nocciole',
      'carciofi-con-spine-12-pezzi',
      'cotechino-modena-igp',
    ],
  },
  {
    slug: 'novembre',
    name: t('Novembre', 'November', 'Noviembre'),
    title: t('Quello che è pronto a novembre', 'What is ready in November', 'Lo que está listo en noviembre'),
    description: t(
      'Olio appena franto, agrumi con la foglia, castagne, tartufo e riso dell’ultima mietitura.',
      'Oil just milled, citrus with its leaves, chestnuts, truffle and rice from the latest harvest.',
      'Aceite recién molido, cítricos con hoja, castañas, trufa y arroz de la última siega.',
    ),
    products: [
      'olio-coratina-raccolto-2026',
      'clementine-di-calabria-igp-5-kg',
      'castagne-fresche-2-kg',
      'tartufo-bianco-20-g',
      'riso-vialone-nano-veronese-igp',
      'radicchio-tardivo-2-kg',
      'mostarda-di-pere',
      'fontina-dop-alpeggio',
    ],
  },
  {
    slug: 'per-regalo',
    name: t('Per regalo', 'For a gift', 'Para regalo'),
    title: t(
      'Da regalare, senza sbagliare',
      'To give, without getting it wrong',
      'Para regalar sin equivocarse',
    ),
    description: t(
      'Otto cose che viaggiano bene, si conservano a lungo e stanno tra 12 e 115 euro.',
      'Eight things that travel well, keep for a long time and cost between 12 and 115 euros.',
      'Ocho cosas que viajan bien, se conservan mucho tiempo y cuestan entre 12 y 115 euros.',
    ),
    products: [
      'panettone-milanese-1-kg',
      'aceto-balsamico-tradizionale-di-modena-dop',
      'barolo-docg-2021',
      'zafferano-dell-aquila-dop-1-g',
      'panforte-di-siena-igp',
      'aceto-balsamico-tradizionale-extravecchio-dop',
      'pistacchio-verde-di-bronte-dop',
      'confetti-di-sulmona-alla-mandorla',
    ],
  },
]

/** The strip "A novembre": what it says and the words each link searches for. */
export const seasonLinks: SeedSeasonLink[] = [
  {
    label: t('Olio nuovo', 'New oil', 'Aceite nuevo'),
    query: t('olio raccolto 2026', 'olive oil 2026 harvest', 'aceite cosecha 2026'),
  },
  {
    label: t('Clementine di Calabria', 'Calabrian clementines', 'Clementinas de Calabria'),
    query: t('clementine', 'clementines', 'clementinas'),
  },
  { label: t('Castagne', 'Chestnuts', 'Castañas'), query: t('castagne', 'chestnuts', 'castañas') },
  {
    label: t('Tartufo bianco', 'White truffle', 'Trufa blanca'),
    query: t('tartufo bianco', 'white truffle', 'trufa blanca'),
  },
  {
    label: t('Riso nuovo', 'New rice', 'Arroz nuevo'),
    query: t('riso raccolto 2026', 'rice 2026 harvest', 'arroz cosecha 2026'),
  },
  {
    label: t('Radicchio tardivo', 'Late radicchio', 'Radicchio tardío'),
    query: t('radicchio tardivo', 'late radicchio', 'radicchio tardío'),
  },
  { label: t('Mostarda', 'Mostarda', 'Mostarda'), query: t('mostarda', 'mostarda', 'mostarda') },
]
