import type { SeedPost } from '../seed-post.ts'

export const capersBottarga: SeedPost = {
  slug: {
    it: 'capperi-e-bottarga-sotto-sale',
    en: 'capers-and-bottarga-under-salt',
    es: 'alcaparras-y-bottarga-en-sal',
  },
  title: {
    it: 'Capperi e bottarga: il sale come mestiere',
    en: 'Capers and bottarga: salt as a trade',
    es: 'Alcaparras y bottarga: la sal como oficio',
  },
  excerpt: {
    it: 'Un bocciolo colto all’alba e una sacca di uova pressata. Calibri, tempi, dissalatura e quanto se ne usa in un piatto.',
    en: 'A bud picked at dawn and a pressed sac of roe. Sizes, waiting times, how to desalt, and how little goes on a plate.',
    es: 'Un capullo cogido al alba y una bolsa de huevas prensada. Calibres, tiempos, desalado y lo poco que hace falta en un plato.',
  },
  text: {
    it: `<p>Un fiore che non si apre e un uovo che non si schiude: capperi e bottarga nascono da due rinunce, e tutti e due arrivano in cucina grazie allo stesso ingrediente, il sale grosso.</p>
<h2>Il cappero</h2>
<p>È il bocciolo di <em>Capparis spinosa</em>, un cespuglio che cresce nei muri a secco e vive di niente. A Pantelleria e a Salina si raccoglie da maggio ad agosto, all’alba, tornando sulla stessa pianta ogni otto o dieci giorni: se aspetti due giorni di più, il bocciolo diventa fiore, e poi frutto, che si chiama cucuncio e si mangia anche lui. Una persona svelta ne coglie 5 o 6 chili in una mattina, chinata.</p>
<p>Crudo è amaro e non si mangia. Si mette in tini con il 40 % circa del suo peso in sale marino, si rigira ogni giorno per dieci giorni, si scola l’acqua scura che ha buttato, si sala di nuovo con metà dose per altri dieci. In quel mese una fermentazione lattica e gli enzimi della pianta producono l’odore che conosciamo, parente della senape. Il <strong>Cappero di Pantelleria</strong> è IGP dal 1996.</p>
<h2>I calibri</h2>
<p>Si setaccia per diametro: sotto i 7 millimetri i piccoli, poi fino a 9, a 11, oltre. I piccoli sono compatti e costano di più perché un chilo ne contiene migliaia; i grandi sono più aromatici e vanno bene tritati.</p>
<h2>Dissalare</h2>
<p>Scuoti via il sale, sciacqua, copri d’acqua tiepida per 15 minuti, cambia, altri 15. Assaggia e fermati quando sono sapidi, non salati. Strizzali in un panno. Sotto aceto si risparmia il passaggio ma si perde metà del profumo.</p>
<h2>La bottarga</h2>
<p>È la sacca ovarica intera del muggine, <em>Mugil cephalus</em>. A Cabras, nell’Oristanese, i muggini entrano dagli stagni nelle peschiere fra agosto e ottobre, quando le femmine sono piene. La sacca si estrae senza romperla, con un lembo di carne in cima, si lava, resta sotto sale alcune ore, si pressa fra due tavole e asciuga da due settimane a due mesi. Perde quasi metà del peso. Il colore va dall’oro all’ambra scuro, secondo l’età.</p>
<p>La <strong>bottarga di tonno</strong>, di Carloforte, Favignana o della Calabria, è più scura, più dura e più salata. Quella di muggine ha un finale di mandorla. Tutte e due devono dire da dove viene il pesce: molte sacche lavorate in Sardegna arrivano congelate dall’Atlantico, e la zona di cattura è obbligatoria in etichetta.</p>
<h2>Quanto, e quando</h2>
<ul>
<li>Capperi: un cucchiaio raso a testa, a fine cottura. Il calore lungo li rende amari.</li>
<li>Bottarga: 10 grammi a testa, grattugiati o a lamelle, sempre fuori dal fuoco, su spaghetti all’olio, carciofi crudi, <a href="/products?category=ortofrutta">uova o fagioli</a>.</li>
</ul>
<p>Nessuno dei due vuole formaggio. I capperi sotto sale durano due anni in dispensa; la baffa di bottarga, aperta, si avvolge in carta, si mette in frigo e si consuma in un mese, togliendo la pellicina man mano.</p>`,
    en: `<p>A flower kept from opening and an egg kept from hatching: capers and bottarga both begin with something prevented, and both reach the kitchen by way of coarse salt.</p>
<h2>The bud</h2>
<p>Capers are buds of <em>Capparis spinosa</em>, a shrub that roots in dry-stone walls and lives on next to nothing. On Pantelleria and Salina people pick from May to August, at dawn, going back to each plant every eight to ten days. Wait two days longer and the bud is a flower, later a fruit, the <em>cucuncio</em>, which is eaten as well. A quick picker fills 5 or 6 kilos in a morning, bent double.</p>
<p>Raw, they are too bitter to eat. They go into vats with about 40 % of their weight in sea salt, are turned daily for ten days, drained of a dark liquor and salted again at half the rate for ten more. Over that month a lactic fermentation and the plant’s own enzymes make the smell we know, a relation of mustard. <strong>Cappero di Pantelleria</strong> has been a PGI since 1996.</p>
<h2>Sizes</h2>
<p>Sieves sort by diameter: under 7 millimetres, up to 9, up to 11 and above. Small ones are firm and dear, because a kilo holds thousands. Large ones have more scent and are right for chopping.</p>
<h2>Getting the salt out</h2>
<p>Shake, rinse, cover with lukewarm water for a quarter of an hour, change it and give them another quarter. Taste, and stop when they are savoury. Squeeze in a cloth. Vinegar-packed capers spare you the soaking and lose half the perfume.</p>
<h2>The roe</h2>
<p>Bottarga is the whole ovary of grey mullet, <em>Mugil cephalus</em>. At Cabras, near Oristano, mullet move from lagoons into fish weirs between August and October, when females are full. Workers lift the sac out unbroken with a tab of flesh on top, wash it, salt it for some hours, press it between boards and dry it for two weeks to two months. Nearly half of the weight goes. Colour runs from gold to dark amber as it ages.</p>
<p><strong>Tuna bottarga</strong>, from Carloforte, Favignana or Calabria, is darker, harder and saltier; mullet ends on almond. Either must state where its fish was caught. Many sacs processed in Sardinia arrive frozen from the Atlantic, and the catch area is compulsory on the pack, so look for it.</p>
<h2>How much and when</h2>
<ul>
<li>Capers: one level tablespoon each, towards the end. Long heat makes them bitter.</li>
<li>Bottarga: 10 grams each, grated or shaved, never over a flame, on oiled spaghetti, raw artichokes, <a href="/products?category=ortofrutta">eggs or beans</a>.</li>
</ul>
<p>Cheese suits neither. Salted capers last two years in a cupboard. Once opened, a piece of bottarga goes into paper, then the fridge, and should be finished within a month. Peel its skin back only as far as you grate.</p>`,
    es: `<p>Una flor que no se abre y un huevo que no eclosiona: la alcaparra y la bottarga empiezan con una renuncia, y las dos llegan a la cocina por el mismo camino, la sal gruesa.</p>
<h2>La alcaparra</h2>
<p>Es el capullo de <em>Capparis spinosa</em>, una mata que crece en los muros de piedra seca y vive de nada. En Pantelaria y en Salina se coge de mayo a agosto, al alba, volviendo a cada planta cada ocho o diez días. Con dos días de más el capullo es flor, y después fruto, el alcaparrón (<em>cucuncio</em>), que también se come. Alguien rápido recoge 5 o 6 kilos en una mañana, doblado sobre la mata.</p>
<p>Cruda amarga y no se puede comer. Va a unas tinas con un 40 % de su peso en sal marina, se remueve a diario diez días, se escurre el líquido oscuro que suelta y se sala de nuevo, con la mitad, otros diez. En ese mes, una fermentación láctica y las enzimas de la planta crean el olor que conocemos, pariente de la mostaza. El <strong>Cappero di Pantelleria</strong> es IGP desde 1996.</p>
<h2>Los calibres</h2>
<p>Se criba por diámetro: menos de 7 milímetros, hasta 9, hasta 11 y más. Las pequeñas son firmes y caras, porque en un kilo caben miles; las grandes huelen más y van bien picadas.</p>
<h2>Desalar</h2>
<p>Sacude, aclara, cubre con agua tibia un cuarto de hora, cámbiala y espera otro cuarto. Prueba y para cuando estén sabrosas, no saladas. Escúrrelas en un paño. En vinagre te ahorras el remojo y pierdes la mitad del perfume.</p>
<h2>La bottarga</h2>
<p>Es el ovario entero del mújol, <em>Mugil cephalus</em>. En Cabras, junto a Oristano, los mújoles pasan de las lagunas a los corrales de pesca entre agosto y octubre, con las hembras llenas. La bolsa se saca sin romperla, con una lengüeta de carne arriba; se lava, queda unas horas en sal, se prensa entre dos tablas y se seca de dos semanas a dos meses. Pierde casi la mitad del peso. El color va del oro al ámbar oscuro según la edad.</p>
<p>La <strong>bottarga de atún</strong>, de Carloforte, Favignana o Calabria, es más oscura, dura y salada; la de mújol acaba en almendra. Las dos deben decir de dónde viene el pescado: muchas bolsas que se trabajan en Cerdeña llegan congeladas del Atlántico, y la zona de captura es obligatoria en la etiqueta.</p>
<h2>Cuánto y cuándo</h2>
<ul>
<li>Alcaparras: una cucharada rasa por persona, al final. El calor largo las amarga.</li>
<li>Bottarga: 10 gramos por persona, rallada o en láminas, nunca al fuego, sobre espaguetis con aceite, alcachofas crudas, <a href="/products?category=ortofrutta">huevos o alubias</a>.</li>
</ul>
<p>El queso no va con ninguna. En sal, las alcaparras duran dos años en la despensa. La pieza de bottarga abierta se envuelve en papel, va a la nevera y se acaba en un mes; la piel se retira según vas rallando.</p>`,
  },
  tags: ['mare', 'orto', 'cucina'],
  author: 'Elena Quartieri',
  publishedDaysAgo: 470,
  picture: 'post-capperi-e-bottarga-sotto-sale.webp',
  products: [
    'capperi-sotto-sale-calibro-piccolo',
    'colatura-di-alici-di-cetara-dop',
    'peperoncini-ripieni-tonno-e-capperi',
  ],
}
