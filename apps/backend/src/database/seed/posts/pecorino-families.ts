import type { SeedPost } from '../seed-post.ts'

export const pecorinoFamilies: SeedPost = {
  slug: { it: 'le-famiglie-dei-pecorini', en: 'the-pecorino-families', es: 'las-familias-del-pecorino' },
  title: {
    it: 'Le famiglie dei pecorini, dal latte al sale',
    en: 'The pecorino families, from milk to salt',
    es: 'Las familias del pecorino, de la leche a la sal',
  },
  excerpt: {
    it: 'Romano, Toscano, Sardo, Fiore Sardo, Siciliano: stessa pecora, cinque cagli e cinque età. Come scegliere senza sbagliare piatto.',
    en: 'Romano, Toscano, Sardo, Fiore Sardo, Siciliano: the same animal, different rennets and ages. How to match one to a dish.',
    es: 'Romano, Toscano, Sardo, Fiore Sardo, Siciliano: la misma oveja, cuajos y edades distintos. Cómo acertar con el plato.',
  },
  text: {
    it: `<p>Pecorino vuol dire soltanto «di pecora». In Italia otto o nove denominazioni portano questa parola o una vicina, e fra la più dolce e la più salata c’è la stessa distanza che passa fra un burro e un’acciuga.</p>
<h2>Perché la pecora</h2>
<p>Il latte di pecora ha il 6–7,5 % di grasso e il 5–6 % di proteine, quasi il doppio di quello di vacca. Bastano 5 o 6 litri per un chilo di formaggio. La pecora però dà uno o due litri al giorno, e per sette mesi l’anno: gli agnelli nascono fra novembre e febbraio, il latte c’è da dicembre a luglio. Chi vende pecorino fresco a ottobre lo ha tenuto in frigo, oppure ha sfasato i parti.</p>
<h2>Il Romano</h2>
<p>Più del 90 % del <strong>Pecorino Romano</strong> si fa in Sardegna, che sta nella zona della DOP insieme al Lazio e alla provincia di Grosseto. Caglio di agnello in pasta, forme da 20 a 35 chili, salatura ripetuta per settimane. Cinque mesi per la tavola, otto per la grattugia. È il formaggio di cacio e pepe e amatriciana: se lo usi, sala metà l’acqua della pasta.</p>
<h2>Il Toscano</h2>
<p>Il <strong>Pecorino Toscano</strong> usa caglio di vitello, che dà una pasta più dolce. Venti giorni bastano per il fresco, quattro mesi per lo stagionato. Le forme vanno da poco meno di un chilo a tre e mezzo. Si mangia a fette, con pere, fave o un miele di castagno.</p>
<h2>I sardi</h2>
<p>Il <strong>Pecorino Sardo</strong> è dolce fra i 20 e i 60 giorni, maturo oltre i due mesi. Il <strong>Fiore Sardo</strong> è un’altra storia: latte crudo, caglio in pasta di agnello o capretto, un passaggio al fumo leggero e almeno 105 giorni. Nasce nelle capanne dei pastori della Barbagia e si sente: brace, pelo, un finale piccante che viene dagli enzimi del caglio, non dal pepe.</p>
<h2>Il Sud</h2>
<p>Il <strong>Pecorino Siciliano</strong> è crudo, con caglio in pasta di agnello, quattro mesi minimo, segnato sulla crosta dal canestro di giunco. Il <strong>Piacentinu Ennese</strong> ha zafferano nella cagliata e grani di pepe nero. In Basilicata il <strong>Pecorino di Filiano</strong> stagiona almeno sei mesi, anche in grotte di tufo.</p>
<h2>Il caglio decide</h2>
<p>Il caglio di vitello contiene quasi solo chimosina: coagula e basta. Quello in pasta di agnello porta con sé lipasi, enzimi che liberano acidi grassi corti: è da lì che viene il piccante. Se vuoi un pecorino per un bambino o per un risotto, cerca caglio di vitello. Se vuoi una lama per tagliare il grasso di un <a href="/products?category=salumi">guanciale</a>, cerca la pasta d’agnello.</p>
<h2>Con che cosa</h2>
<ol>
<li>Fresco: pomodoro crudo, fave, pane senza sale.</li>
<li>Semistagionato: torte salate, verdure al forno, una fetta alla piastra.</li>
<li>Stagionato: grattugiato, o in scaglie con miele.</li>
</ol>
<p>La crosta nera o rossa è una vernice o un olio colorato: non si mangia.</p>`,
    en: `<p>The word means “from the ewe” and nothing else. Eight or nine Italian designations carry it or something close to it, and between the mildest and the saltiest lies about the same distance as between butter and an anchovy.</p>
<h2>Why sheep</h2>
<p>Ewe’s milk has 6 to 7.5 % fat and 5 to 6 % protein, nearly double the figures for a cow. Five or six litres make a kilo of cheese. A ewe gives just a litre or two a day, though, and for about seven months: lambs arrive between November and February and the milk runs from December into July. Fresh pecorino in October means either cold storage or lambing moved on purpose.</p>
<h2>Romano</h2>
<p>More than nine tenths of <strong>Pecorino Romano</strong> is made in Sardinia, which belongs to the area together with Lazio and the province of Grosseto. The rennet is a paste from lambs, wheels weigh 20 to 35 kilos and salting goes on for weeks. Five months make it a table cheese, eight a grating one. Cacio e pepe and amatriciana are built on it; halve the salt in the pasta water when you use it.</p>
<h2>Toscano</h2>
<p><strong>Pecorino Toscano</strong> is set with calf rennet, which leaves the paste sweeter. Fresh needs twenty days, aged needs four months, and wheels range from under a kilo to three and a half. Slice it with pears, raw broad beans or chestnut honey.</p>
<h2>The Sardinians</h2>
<p><strong>Pecorino Sardo</strong> is <em>dolce</em> between 20 and 60 days and <em>maturo</em> after two months. <strong>Fiore Sardo</strong> plays by other rules: raw milk, paste from lamb or kid, a light smoking and at least 105 days. It was born in shepherds’ huts in the Barbagia, and you can tell. There are embers and wool in it, then a hot finish that owes nothing to pepper.</p>
<h2>Further south</h2>
<p><strong>Pecorino Siciliano</strong> is raw, uses lamb paste, waits four months and bears the print of a rush basket. <strong>Piacentinu Ennese</strong> has saffron in the curd and whole black peppercorns. In Basilicata <strong>Pecorino di Filiano</strong> ages six months or more, some of it in caves cut into tuff.</p>
<h2>Rennet is the switch</h2>
<p>Calf rennet is nearly pure chymosin: it curdles milk and stops there. Lamb paste brings lipases along, enzymes that set short fatty acids free, and those are what bites. For a child or a risotto choose calf. To cut through the fat of a <a href="/products?category=salumi">cured jowl</a>, choose lamb.</p>
<h2>What goes with what</h2>
<ol>
<li>Fresh goes with raw tomato, broad beans and unsalted bread.</li>
<li>Half-aged goes into savoury pies and onto baked vegetables, or on a griddle by itself.</li>
<li>Aged is for grating, or for splinters with honey.</li>
</ol>
<p>Black and red rinds are a coating or a tinted oil. Leave them on the board.</p>`,
    es: `<p>Pecorino significa «de oveja» y nada más. En Italia hay ocho o nueve denominaciones con esa palabra o con otra parecida, y de la más dulce a la más salada hay la misma distancia que entre la mantequilla y una anchoa.</p>
<h2>Por qué la oveja</h2>
<p>La leche de oveja tiene de 6 a 7,5 % de grasa y de 5 a 6 % de proteína, casi el doble que la de vaca. Con 5 o 6 litros sale un kilo de queso. Pero una oveja da uno o dos litros al día, y solo unos siete meses: los corderos nacen entre noviembre y febrero y hay leche de diciembre a julio. Un pecorino fresco en octubre ha pasado por cámara o viene de partos adelantados.</p>
<h2>El Romano</h2>
<p>Más del 90 % del <strong>Pecorino Romano</strong> se hace en Cerdeña, que está en la zona de la DOP junto con el Lacio y la provincia de Grosseto. Cuajo de cordero en pasta, ruedas de 20 a 35 kilos y sal repetida durante semanas. A los cinco meses es de mesa; a los ocho, de rallar. Es el queso de la <em>cacio e pepe</em> y de la <em>amatriciana</em>: cuando lo uses, pon la mitad de sal en el agua.</p>
<h2>El Toscano</h2>
<p>El <strong>Pecorino Toscano</strong> se cuaja con cuajo de ternero, que deja la pasta más dulce. Veinte días para el fresco, cuatro meses para el curado, piezas de algo menos de un kilo a tres y medio. Se come en lonchas, con peras, habas crudas o miel de castaño.</p>
<h2>Los sardos</h2>
<p>El <strong>Pecorino Sardo</strong> es <em>dolce</em> entre los 20 y los 60 días y <em>maturo</em> a partir de dos meses. El <strong>Fiore Sardo</strong> va por libre: leche cruda, cuajo en pasta de cordero o cabrito, un ahumado ligero y 105 días como mínimo. Nació en las cabañas de los pastores de Barbagia, y se nota: brasa, lana y un final picante en el que la pimienta no ha tenido nada que ver.</p>
<h2>El sur</h2>
<p>El <strong>Pecorino Siciliano</strong> es crudo, de cuajo en pasta, con cuatro meses por lo menos y la huella del cesto de junco. El <strong>Piacentinu Ennese</strong> lleva azafrán en la cuajada y granos de pimienta negra. En Basilicata, el <strong>Pecorino di Filiano</strong> madura seis meses o más, a veces en cuevas de toba.</p>
<h2>Manda el cuajo</h2>
<p>El de ternero es casi todo quimosina: cuaja y ya está. El de cordero en pasta trae lipasas, enzimas que liberan ácidos grasos cortos, y de ahí sale el picante. Si es para un niño o para un risotto, busca cuajo de ternero. Si quieres cortar la grasa de una <a href="/products?category=salumi">papada curada</a>, busca pasta de cordero.</p>
<h2>Con qué</h2>
<ol>
<li>Fresco: tomate crudo, habas, pan sin sal.</li>
<li>Semicurado: tartas saladas, verduras al horno, una loncha a la plancha.</li>
<li>Curado: rallado, o en lascas con miel.</li>
</ol>
<p>Las cortezas negras o rojas son un recubrimiento o un aceite teñido: no se comen.</p>`,
  },
  tags: ['formaggi', 'cucina'],
  author: 'Lucia Fontanari',
  publishedDaysAgo: 512,
  picture: 'post-le-famiglie-dei-pecorini.webp',
  products: ['pecorino-romano-dop', 'pecorino-toscano-dop-stagionato', 'fiore-sardo-dop'],
}
