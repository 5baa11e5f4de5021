import type { Allergen, TemperatureClass, WithdrawalClass } from '@filiera/domain/catalogue-constants'

/** What the products of a category have in common; prices in cents, `kinds` as "Italian|English|Spanish;…", `adjectives` divided by ";". */
export type CategoryKinds = {
  kinds: string
  adjectives: string
  medianCents: number
  unit: 'g' | 'ml'
  vatRate: 4 | 10 | 22
  allergens: readonly Allergen[][]
  traces: readonly Allergen[][]
  temperature: TemperatureClass
  alcohol: number | null
  withdrawal: WithdrawalClass
}

const dry = {
  unit: 'g',
  vatRate: 10,
  temperature: 'ambient',
  alcohol: null,
  withdrawal: 'sealed-only',
} as const
const none: Allergen[][] = [[]]

/** By slug of the category; a category without an entry takes `other`. */
export const categoryKinds: Readonly<Record<string, CategoryKinds>> = {
  'olio-e-aceto': {
    ...dry,
    unit: 'ml',
    vatRate: 4,
    kinds:
      'Olio extravergine di oliva|Extra virgin olive oil|Aceite de oliva virgen extra;Olio al limone|Lemon oil|Aceite al limón;Aceto balsamico|Balsamic vinegar|Vinagre balsámico;Aceto di vino|Wine vinegar|Vinagre de vino;Olio al tartufo|Truffle oil|Aceite de trufa;Glassa balsamica|Balsamic glaze|Crema balsámica',
    adjectives:
      'biologico;fruttato;delicato;intenso;non filtrato;monocultivar;invecchiato;novello;denocciolato;riserva',
    medianCents: 1650,
    allergens: [[], [], [], ['sulphites']],
    traces: none,
  },
  formaggi: {
    ...dry,
    kinds:
      'Pecorino|Pecorino cheese|Queso pecorino;Mozzarella di latte di bufala|Buffalo milk mozzarella|Mozzarella de leche de búfala;Formaggio da grattugia|Hard cheese for grating|Queso duro para rallar;Caciocavallo|Caciocavallo cheese|Caciocavallo;Erborinato|Blue cheese|Queso azul;Ricotta|Ricotta|Requesón;Burrata|Burrata|Burrata;Provola affumicata|Smoked provola|Provola ahumada;Toma|Toma cheese|Toma;Stracchino|Stracchino|Stracchino',
    adjectives:
      'stagionato;fresco;affumicato;a latte crudo;di malga;semistagionato;in grotta;al pepe;di capra;dolce;piccante',
    medianCents: 1250,
    temperature: 'chilled',
    withdrawal: 'excluded-perishable',
    allergens: [['milk'], ['milk'], ['milk'], ['milk', 'eggs'], ['milk', 'nuts']],
    traces: [[], [], [], ['nuts']],
  },
  salumi: {
    ...dry,
    kinds:
      'Salame|Salami|Salchichón;Prosciutto crudo|Cured ham|Jamón curado;Nduja|Nduja|Nduja;Bresaola|Bresaola|Bresaola;Guanciale|Cured pork cheek|Papada curada;Pancetta|Pancetta|Panceta;Capocollo|Capocollo|Capocollo;Soppressata|Soppressata|Soppressata;Speck|Speck|Speck;Mortadella|Mortadella|Mortadela',
    adjectives:
      'dolce;piccante;stagionato;affumicato;al finocchio;al tartufo;di suino nero;intero;a fette;artigianale',
    medianCents: 1450,
    temperature: 'chilled',
    allergens: [[], [], [], ['milk'], ['nuts']],
    traces: [[], [], ['milk'], ['milk', 'nuts']],
  },
  'pasta-e-riso': {
    ...dry,
    vatRate: 4,
    kinds:
      'Spaghetti|Spaghetti|Espaguetis;Rigatoni|Rigatoni|Rigatoni;Tagliatelle all’uovo|Egg tagliatelle|Tallarines al huevo;Orecchiette|Orecchiette|Orecchiette;Riso carnaroli|Carnaroli rice|Arroz carnaroli;Fusilli|Fusilli|Fusilli;Paccheri|Paccheri|Paccheri;Gnocchi di patate|Potato gnocchi|Ñoquis de patata;Polenta|Polenta|Polenta;Farina|Flour|Harina',
    adjectives:
      'trafilata al bronzo;integrale;di grano antico;biologica;senza glutine;essiccata lentamente;macinata a pietra;ruvida',
    medianCents: 480,
    allergens: [['gluten'], ['gluten'], ['gluten'], ['gluten', 'eggs'], []],
    traces: [[], [], ['eggs', 'soybeans'], ['soybeans', 'mustard']],
  },
  conserve: {
    ...dry,
    kinds:
      'Passata di pomodoro|Tomato passata|Tomate triturado;Pesto|Pesto|Pesto;Carciofini sott’olio|Artichokes in oil|Alcachofas en aceite;Olive|Olives|Aceitunas;Pomodori secchi|Dried tomatoes|Tomates secos;Capperi|Capers|Alcaparras;Ragù|Ragout|Ragú;Peperoni|Peppers|Pimientos;Funghi porcini|Porcini mushrooms|Boletus;Sugo|Sauce|Salsa',
    adjectives:
      'artigianale;piccante;biologico;della nonna;in barattolo;sotto sale;grigliato;rustico;del contadino',
    medianCents: 690,
    allergens: [[], [], ['celery'], ['nuts', 'milk'], ['fish'], ['sulphites']],
    traces: [[], [], ['nuts'], ['celery', 'fish']],
  },
  'miele-e-dolci': {
    ...dry,
    kinds:
      'Miele di castagno|Chestnut honey|Miel de castaño;Miele millefiori|Wildflower honey|Miel de mil flores;Torrone|Nougat|Turrón;Panettone|Panettone|Panettone;Marmellata di arance|Orange marmalade|Mermelada de naranja;Cioccolato fondente|Dark chocolate|Chocolate negro;Crema di pistacchio|Pistachio cream|Crema de pistacho;Amaretti|Amaretti|Amaretti;Confettura di fichi|Fig jam|Confitura de higos;Cioccolatini alla nocciola|Hazelnut chocolates|Bombones de avellana',
    adjectives:
      'artigianale;morbido;croccante;biologico;grezzo;al limone;al pistacchio;alle mandorle;senza zucchero;antico',
    medianCents: 980,
    allergens: [
      [],
      ['nuts'],
      ['nuts', 'milk'],
      ['gluten', 'eggs', 'milk'],
      ['gluten', 'nuts', 'eggs'],
      ['soybeans', 'milk'],
    ],
    traces: [[], ['nuts'], ['peanuts', 'sesame'], ['nuts', 'soybeans']],
  },
  vini: {
    ...dry,
    unit: 'ml',
    vatRate: 22,
    kinds:
      'Vino rosso|Red wine|Vino tinto;Vino bianco|White wine|Vino blanco;Spumante|Sparkling wine|Vino espumoso;Merlot|Merlot|Merlot;Chardonnay|Chardonnay|Chardonnay;Vino rosato|Rosé wine|Vino rosado;Limoncello|Limoncello|Limoncello;Acquavite di vinaccia|Grape marc spirit|Aguardiente de hollejos;Vino da uve appassite|Wine from dried grapes|Vino de uvas pasas;Vino frizzante|Semi-sparkling wine|Vino de aguja;Syrah|Syrah|Syrah',
    adjectives:
      'secco;abboccato;biologico;giovane;corposo;leggero;fresco;morbido;fruttato;affinato in botte;di vecchie viti',
    medianCents: 1790,
    alcohol: 13,
    allergens: [['sulphites'], ['sulphites'], ['sulphites'], ['sulphites'], []],
    traces: none,
  },
  ortofrutta: {
    ...dry,
    vatRate: 4,
    kinds:
      'Arance|Oranges|Naranjas;Limoni|Lemons|Limones;Pomodori|Tomatoes|Tomates;Carciofi|Artichokes|Alcachofas;Cipolle rosse|Red onions|Cebollas rojas;Mele|Apples|Manzanas;Castagne|Chestnuts|Castañas;Lenticchie|Lentils|Lentejas;Fagioli|Beans|Alubias;Nocciole|Hazelnuts|Avellanas;Pistacchi|Pistachios|Pistachos',
    adjectives: 'biologici;freschi;di stagione;non trattati;dolci;secchi;di montagna;a cassetta;nuovi',
    medianCents: 1150,
    withdrawal: 'excluded-perishable',
    allergens: [[], [], [], [], ['nuts']],
    traces: [[], [], [], ['nuts']],
  },
  forno: {
    ...dry,
    vatRate: 4,
    kinds:
      'Pane di semola|Semolina bread|Pan de sémola;Taralli|Taralli|Taralli;Grissini|Breadsticks|Grisines;Focaccia|Focaccia|Focaccia;Frise|Frise|Frise;Cantucci|Cantucci|Cantucci;Biscotti|Biscuits|Galletas;Crackers|Crackers|Galletas saladas;Pane carasau|Carasau bread|Pan carasau',
    adjectives:
      'artigianale;integrale;al finocchio;al rosmarino;con olio extravergine;croccante;a lievito madre;ai cereali',
    medianCents: 560,
    allergens: [['gluten'], ['gluten'], ['gluten', 'sesame'], ['gluten', 'milk'], ['gluten', 'eggs', 'nuts']],
    traces: [[], ['sesame'], ['nuts', 'soybeans'], ['milk']],
  },
  mare: {
    ...dry,
    kinds:
      'Acciughe|Anchovies|Anchoas;Tonno sott’olio|Tuna in oil|Atún en aceite;Bottarga|Bottarga|Botarga;Sgombro|Mackerel|Caballa;Colatura di alici|Anchovy sauce|Salsa de anchoas;Vongole|Clams|Almejas;Baccalà|Salt cod|Bacalao;Polpo|Octopus|Pulpo',
    adjectives: 'sotto sale;affumicato;al naturale;di tonnara;al peperoncino;pescato;grigliato;marinato',
    medianCents: 1190,
    allergens: [['fish'], ['fish'], ['molluscs'], ['crustaceans'], ['fish', 'sulphites']],
    traces: [[], ['fish', 'molluscs'], ['crustaceans']],
  },
  other: {
    ...dry,
    kinds:
      'Confezione regalo|Gift box|Caja de regalo;Peperoncino|Chilli|Guindilla;Origano|Oregano|Orégano;Caffè|Coffee|Café;Liquirizia|Liquorice|Regaliz;Zafferano|Saffron|Azafrán;Sale marino|Sea salt|Sal marina;Tartufo|Truffle|Trufa;Tisana|Herbal tea|Infusión',
    adjectives: 'macinato;intero;biologico;essiccato;di montagna;artigianale;pregiato;fresco',
    medianCents: 890,
    allergens: [[], [], [], ['nuts'], ['gluten']],
    traces: [[], [], ['sesame', 'mustard']],
  },
}
