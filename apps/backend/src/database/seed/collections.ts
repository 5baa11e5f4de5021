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
  {
    slug: 'per-la-pasta',
    name: t('Per la pasta', 'For pasta', 'Para la pasta'),
    title: t('Pasta e quello che ci va sopra', 'Pasta and what goes on it', 'Pasta y lo que lleva encima'),
    description: t(
      'Tre formati di Gragnano, quattro sughi o basi per farli e il pecorino da grattugiare alla fine.',
      'Three shapes from Gragnano, four sauces or the makings of one, and the pecorino to grate at the end.',
      'Tres formatos de Gragnano, cuatro salsas o bases para hacerlas y el pecorino para rallar al final.',
    ),
    products: [
      'rigatoni-pasta-di-gragnano-igp',
      'passata-di-pomodoro-corbarino',
      'pesto-genovese-con-basilico-dop',
      'paccheri-pasta-di-gragnano-igp',
      'pomodoro-san-marzano-dop-pelati',
      'pecorino-romano-dop',
      'fusilli-pasta-di-gragnano-igp',
      'amatriciana-tradizionale-stg',
    ],
  },
  {
    slug: 'tagliere',
    name: t('Tagliere', 'The board', 'Tabla'),
    title: t('Un tagliere per sei persone', 'A board for six', 'Una tabla para seis personas'),
    description: t(
      'Quattro salumi, due formaggi, la mostarda e i grissini: si apre, si affetta e si porta in tavola.',
      'Four cured meats, two cheeses, mostarda and breadsticks: open, slice and bring to the table.',
      'Cuatro embutidos, dos quesos, mostarda y grissini: se abre, se corta y se lleva a la mesa.',
    ),
    products: [
      'prosciutto-di-parma-dop-24-mesi',
      'parmigiano-reggiano-dop-30-mesi',
      'mostarda-di-pere',
      'finocchiona-igp',
      'grissini-stirati-a-mano',
      'mortadella-bologna-igp',
      'taleggio-dop',
      'salame-felino-igp',
    ],
  },
  {
    slug: 'colazione',
    name: t('Colazione', 'Breakfast', 'Desayuno'),
    title: t(
      'La colazione, dal barattolo alla tazza',
      'Breakfast, from jar to cup',
      'El desayuno, del tarro a la taza',
    ),
    description: t(
      'Tre mieli, due creme da spalmare, pane di segale, biscotti e il caffè in grani.',
      'Three honeys, two spreads, rye bread, biscuits and coffee beans.',
      'Tres mieles, dos cremas para untar, pan de centeno, galletas y café en grano.',
    ),
    products: [
      'miele-di-zagara-d-arancio',
      'crema-di-nocciole-45',
      'caffe-in-grani-tostato-a-legna',
      'pane-di-segale-del-maso',
      'miele-di-castagno',
      'cantuccini-toscani-igp',
      'crema-di-pistacchio-45',
      'miele-millefiori-di-montagna',
    ],
  },
  {
    slug: 'dalla-calabria',
    name: t('Dalla Calabria', 'From Calabria', 'De Calabria'),
    title: t(
      'Calabria, dalla Sila allo Ionio',
      'Calabria, from the Sila to the Ionian',
      'Calabria, de la Sila al Jónico',
    ),
    description: t(
      'Nove prodotti calabresi con il loro nome protetto o il loro paese: salumi, olio, agrumi, cipolla e liquirizia.',
      'Nine Calabrian products under their protected name or their village: cured meats, oil, citrus, onion and liquorice.',
      'Nueve productos calabreses con su nombre protegido o su pueblo: embutidos, aceite, cítricos, cebolla y regaliz.',
    ),
    products: [
      'nduja-di-spilinga',
      'clementine-di-calabria-igp-5-kg',
      'olio-bruzio-dop',
      'caciocavallo-silano-dop',
      'liquirizia-di-calabria-dop',
      'cipolla-rossa-di-tropea-calabria-igp-treccia',
      'soppressata-di-calabria-dop',
      'fichi-di-cosenza-dop',
      'capocollo-di-calabria-dop',
    ],
  },
  {
    slug: 'in-cantina',
    name: t('In cantina', 'In the cellar', 'En la bodega'),
    title: t(
      'Otto bottiglie da otto denominazioni',
      'Eight bottles from eight appellations',
      'Ocho botellas de ocho denominaciones',
    ),
    description: t(
      'Quattro rossi da aspettare, un rosso dell’Etna, due bianchi e uno spumante. Vendita solo ai maggiorenni.',
      'Four reds to wait for, one red from Etna, two whites and a sparkling wine. Adults only.',
      'Cuatro tintos para esperar, un tinto del Etna, dos blancos y un espumoso. Solo para mayores de edad.',
    ),
    products: [
      'barolo-docg-2021',
      'soave-doc-2025',
      'etna-rosso-doc-2022',
      'prosecco-doc-brut',
      'brunello-di-montalcino-docg-2020',
      'etna-bianco-doc-2024',
      'chianti-classico-docg-2023',
      'amarone-della-valpolicella-docg-2020',
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
