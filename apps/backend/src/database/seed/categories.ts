import { picture, t } from './seed-terms.ts'
import type { SeedCategory } from './seed-types.ts'

/** The twelve categories, in the order of the navigation. */
export const categories: SeedCategory[] = [
  {
    slug: 'olio-e-aceto',
    name: t('Olio e aceto', 'Oil and vinegar', 'Aceite y vinagre'),
    description: t(
      'Extravergini con varietà e luogo di molitura, aceti con gli anni di botte in etichetta.',
      'Extra virgin oils with variety and place of milling, vinegars with their years in cask on the label.',
      'Aceites vírgenes extra con variedad y lugar de molienda, vinagres con los años de barrica en la etiqueta.',
    ),
    picture: picture('bottle', { word: 'OLIO', small: 'extravergine', place: 'Puglia' }),
  },
  {
    slug: 'formaggi',
    name: t('Formaggi', 'Cheese', 'Quesos'),
    description: t(
      'Di vacca, pecora, capra e bufala: dalla mozzarella del giorno alle forme di 36 mesi.',
      'From cow, sheep, goat and buffalo: from the mozzarella of the day to 36-month wheels.',
      'De vaca, oveja, cabra y búfala: de la mozzarella del día a las ruedas de 36 meses.',
    ),
    picture: picture('wheel', { pattern: 'basket' }),
  },
  {
    slug: 'salumi',
    name: t('Salumi', 'Cured meats', 'Embutidos'),
    description: t(
      'Prosciutti, salami e insaccati con i mesi di stagionatura e il luogo dove si stagionano.',
      'Hams, salami and sausages with their months of ageing and the place where they age.',
      'Jamones, salamis y embutidos con sus meses de curación y el lugar donde se curan.',
    ),
    picture: picture('salame'),
  },
  {
    slug: 'pasta-e-riso',
    name: t('Pasta e riso', 'Pasta and rice', 'Pasta y arroz'),
    description: t(
      'Pasta secca, all’uovo e ripiena, con trafila e ore di asciugatura; risi con il nome della varietà.',
      'Dried, egg and filled pasta, with die and hours of drying; rice sold by variety.',
      'Pasta seca, al huevo y rellena, con molde y horas de secado; arroces con su variedad.',
    ),
    picture: picture('bag', {
      shape: 'rigatoni',
      word: 'RIGATONI',
      small: 'trafilati al bronzo',
      place: 'Campania',
    }),
  },
  {
    slug: 'conserve',
    name: t('Conserve', 'Preserves', 'Conservas'),
    description: t(
      'Pomodoro, pesto, olive, capperi, sottoli e salse, con il peso sgocciolato dichiarato.',
      'Tomato, pesto, olives, capers, vegetables in oil and sauces, drained weight declared.',
      'Tomate, pesto, aceitunas, alcaparras, conservas en aceite y salsas, con el peso escurrido declarado.',
    ),
    picture: picture('passata', { word: 'PASSATA', small: 'di pomodoro', place: 'Campania' }),
  },
  {
    slug: 'miele-e-dolci',
    name: t('Miele e dolci', 'Honey and sweets', 'Miel y dulces'),
    description: t(
      'Mieli con fiore e paese di origine, cioccolato, torroni, creme e biscotti di mandorla.',
      'Honeys with flower and country of origin, chocolate, nougat, spreads and almond biscuits.',
      'Mieles con flor y país de origen, chocolate, turrones, cremas y galletas de almendra.',
    ),
    picture: picture('jar-honey', { word: 'MIELE', small: 'di zagara', place: 'Sicilia' }),
  },
  {
    slug: 'vini',
    name: t('Vini e liquori', 'Wines and liqueurs', 'Vinos y licores'),
    description: t(
      'Rossi, bianchi, bollicine, grappe e liquori di chi coltiva la vigna. Vendita solo ai maggiorenni.',
      'Reds, whites, sparkling wines, grappa and liqueurs from the people who tend the vines. Adults only.',
      'Tintos, blancos, espumosos, grappas y licores de quien cultiva la viña. Solo para mayores de edad.',
    ),
    picture: picture('wine', { word: 'Rosso', place: 'Piemonte' }),
  },
  {
    slug: 'ortofrutta',
    name: t('Ortofrutta', 'Fruit and vegetables', 'Fruta y verdura'),
    description: t(
      'Frutta, ortaggi, tartufi e frutta secca raccolti e spediti nella stessa settimana.',
      'Fruit, vegetables, truffles and nuts picked and shipped within the same week.',
      'Fruta, verdura, trufas y frutos secos recogidos y enviados en la misma semana.',
    ),
    picture: picture('crate', { contents: 'garden' }),
  },
  {
    slug: 'forno',
    name: t('Forno', 'Bakery', 'Panadería'),
    description: t(
      'Pane di semola e di segale, taralli, grissini, piadine, pane carasau e lievitati da ricorrenza.',
      'Semolina and rye bread, taralli, breadsticks, piadine, pane carasau and festive leavened cakes.',
      'Pan de sémola y de centeno, taralli, grissini, piadinas, pane carasau y bollería de fiesta.',
    ),
    picture: picture('loaf'),
  },
  {
    slug: 'mare',
    name: t('Mare', 'From the sea', 'Del mar'),
    description: t(
      'Acciughe, tonno, bottarga, colatura e affumicati, con specie, zona di pesca e attrezzo.',
      'Anchovies, tuna, bottarga, colatura and smoked fish, with species, catch area and gear.',
      'Anchoas, atún, bottarga, colatura y ahumados, con especie, zona de pesca y arte.',
    ),
    picture: picture('fish-tin', { word: 'ACCIUGHE', small: 'in olio' }),
  },
  {
    slug: 'legumi-e-cereali',
    name: t('Legumi e cereali', 'Pulses and grains', 'Legumbres y cereales'),
    description: t(
      'Lenticchie, ceci, fagioli, farro e farine macinate a pietra, con campo e anno di raccolto.',
      'Lentils, chickpeas, beans, spelt and stone-ground flours, with field and harvest year.',
      'Lentejas, garbanzos, alubias, espelta y harinas molidas a la piedra, con campo y año de cosecha.',
    ),
    picture: picture('legumes', { species: 'borlotti' }),
  },
  {
    slug: 'spezie-e-caffe',
    name: t('Spezie e caffè', 'Spices and coffee', 'Especias y café'),
    description: t(
      'Zafferano, origano, peperoncino, sale di salina, tisane e caffè con la data di tostatura.',
      'Saffron, oregano, chilli, salt from the pans, infusions and coffee with its roasting date.',
      'Azafrán, orégano, guindilla, sal de salina, infusiones y café con su fecha de tueste.',
    ),
    picture: picture('coffee', { word: 'CAFFÈ', small: 'in grani', place: 'Trieste' }),
  },
]
