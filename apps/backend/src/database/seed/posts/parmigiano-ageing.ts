import type { SeedPost } from '../seed-post.ts'

export const parmigianoAgeing: SeedPost = {
  slug: {
    it: 'parmigiano-reggiano-dodici-ventiquattro-trentasei-mesi',
    en: 'parmigiano-reggiano-twelve-twenty-four-thirty-six-months',
    es: 'parmigiano-reggiano-doce-veinticuatro-treinta-y-seis-meses',
  },
  title: {
    it: 'Dodici, ventiquattro, trentasei mesi: come invecchia il Parmigiano Reggiano',
    en: 'Twelve, twenty-four, thirty-six months: how Parmigiano Reggiano ages',
    es: 'Doce, veinticuatro, treinta y seis meses: cómo madura el Parmigiano Reggiano',
  },
  excerpt: {
    it: '550 litri di latte, due mungiture, un martelletto. Che cosa succede nella forma anno per anno e quale età comprare.',
    en: '550 litres of milk, two milkings, one small hammer. What happens inside the wheel year by year, and which age to buy.',
    es: '550 litros de leche, dos ordeños y un martillito. Qué pasa dentro de la rueda año tras año y qué edad comprar.',
  },
  text: {
    it: `<p>Per una forma di Parmigiano Reggiano servono circa 550 litri di latte e due mungiture. Il latte della sera riposa tutta la notte in vasche basse, e al mattino si toglie la panna affiorata; poi si aggiunge quello appena munto, intero. È latte crudo: non viene scaldato prima della caldaia.</p>
<h2>La mattina</h2>
<p>Nella caldaia di rame entrano siero innesto del giorno prima e caglio di vitello. In una decina di minuti il latte coagula; lo spino lo rompe in granuli grandi come un chicco di riso, e la cottura arriva a 55 °C. I granuli cadono sul fondo e in poco meno di un’ora diventano una massa sola, che il casaro solleva con la pala e divide in due gemelle. Ogni caldaia, due forme: la giornata si misura così.</p>
<p>Seguono due o tre giorni in fascera e circa tre settimane in salamoia satura. Poi le assi di legno.</p>
<h2>Il primo anno</h2>
<p>Nei primi due giorni i batteri consumano tutto il lattosio. Da lì in poi lavorano gli enzimi: tagliano le caseine in pezzi sempre più corti, fino agli aminoacidi. La forma perde acqua, da quasi 50 chili iniziali scende sotto i 40, e ogni dieci giorni qualcuno o qualcosa la gira e la spazzola. A dodici mesi arriva l’esperto del consorzio con il martelletto: batte la crosta e ascolta. Una cavità suona. Solo chi passa riceve il marchio a fuoco; una forma di seconda scelta viene rigata sulla crosta, una scartata perde tutti i segni.</p>
<h2>Che cosa cambia dopo</h2>
<ul>
<li><strong>12–18 mesi</strong>: odore di latte e burro, pasta chiara, si taglia a petali. Da tavola.</li>
<li><strong>22–24 mesi</strong>: brodo, frutta secca, primi puntini bianchi. Sono cristalli di tirosina, un aminoacido: segno di età, non di sale.</li>
<li><strong>30–36 mesi</strong>: pasta friabile, noce moscata, meno dolce. Si grattugia su un brodo o si mangia da solo.</li>
<li><strong>Oltre 40</strong>: asciutto, speziato, poco. Più vecchio non è sempre migliore: dipende da com’era il latte.</li>
</ul>
<h2>Leggere la crosta</h2>
<p>I puntini ripetono il nome lungo tutto lo scalzo. Una placca di caseina porta un codice unico per forma; un timbro dà mese e anno; un numero indica il caseificio. Sul pezzo confezionato cerca età minima e matricola. Una differenza che pochi notano: qui il foraggio insilato e i conservanti sono vietati, mentre altri <a href="/products?category=formaggi">formaggi a grana</a> ammettono il lisozima, che si ricava dall’uovo e va dichiarato fra gli allergeni.</p>
<h2>A casa</h2>
<p>Compralo in pezzi da mezzo chilo o più, con la crosta. Tienilo in frigo nella sua carta o in un contenitore, non nella pellicola stretta, e tiralo fuori un’ora prima. La crosta raschiata si cuoce nel minestrone: è formaggio anche lei, solo più secca.</p>`,
    en: `<p>One wheel takes about 550 litres of milk from two milkings. The evening milk rests overnight in shallow trays and loses its risen cream at dawn; the morning milk is added whole, straight from the cow. Nothing is heated beforehand, so the milk enters the vat raw.</p>
<h2>A morning in the dairy</h2>
<p>Whey saved from the day before and calf rennet go into a copper cauldron shaped like an upturned bell. Ten minutes later there is curd. A large whisk, the <em>spino</em>, breaks it into grains the size of rice while the temperature climbs to 55 °C. The grains sink and fuse for a little under an hour, until the cheesemaker lifts the mass with a wooden paddle and cuts it into twins. Each cauldron gives two wheels, and a dairy counts its size in cauldrons.</p>
<p>After two or three days in the mould and some three weeks in saturated brine, the wheels move to wooden shelves.</p>
<h2>Year one</h2>
<p>Bacteria use up the lactose within about two days. From then on enzymes do the work, snipping casein into shorter and shorter pieces until single amino acids are left. Water leaves too: a wheel that began near 50 kilos ends up below 40. Every ten days or so it is turned and brushed. At twelve months an inspector arrives with a small hammer, taps his way round the rind and listens, because a hollow sounds different. Only a wheel that passes is fire-branded. A lesser one has lines scored round it; a rejected one has every mark planed off.</p>
<h2>What later months do</h2>
<ul>
<li><strong>12 to 18 months</strong>: butter and milk, pale paste, made for eating in slices.</li>
<li><strong>22 to 24 months</strong>: broth, nuts and the first white specks. These are crystals of tyrosine, an amino acid. They tell age; they are not salt.</li>
<li><strong>30 to 36 months</strong>: crumbly, with nutmeg, less sweet. Grate it over broth or eat it by itself.</li>
<li><strong>Past 40</strong>: dry and spiced, for small quantities. Old is not the same as good, since a dull milk stays dull.</li>
</ul>
<h2>Reading the rind</h2>
<p>Pin-dots repeat the name all the way round. A casein plate holds a code unique to that wheel, a stamp gives month and year, and a number names the dairy. On a cut piece look for the minimum age and that number. One difference escapes most buyers: silage and preservatives are banned here, whereas some other <a href="/products?category=formaggi">hard cheeses</a> may contain lysozyme, which comes from egg and therefore counts as an allergen.</p>
<h2>At home</h2>
<p>Buy half a kilo or more with the rind on. Keep it in paper or a box in the fridge, away from tight film, and take it out an hour before you eat. Scrape the rind and simmer it in soup: it is cheese as well, only drier.</p>`,
    es: `<p>Para una rueda de Parmigiano Reggiano hacen falta unos 550 litros de leche y dos ordeños. La de la tarde reposa toda la noche en bandejas bajas y por la mañana se le quita la nata que ha subido; la de la mañana se añade entera, recién ordeñada. Es leche cruda: no se calienta antes de entrar en la caldera.</p>
<h2>Una mañana</h2>
<p>A la caldera de cobre van suero del día anterior y cuajo de ternero. En unos diez minutos la leche cuaja; un batidor enorme, el <em>spino</em>, rompe la cuajada en granos como de arroz y la cocción sube hasta 55 °C. Los granos caen al fondo y en algo menos de una hora forman una sola masa, que el quesero levanta con una pala y parte en dos gemelas. Cada caldera, dos ruedas: así se mide una quesería.</p>
<p>Luego vienen dos o tres días de molde, unas tres semanas de salmuera saturada y, por fin, las tablas de madera.</p>
<h2>El primer año</h2>
<p>En un par de días las bacterias se acaban la lactosa. A partir de ahí trabajan las enzimas, que cortan las caseínas en trozos cada vez más cortos, hasta llegar a los aminoácidos. La rueda pierde agua y de casi 50 kilos baja de 40; cada diez días se voltea y se cepilla. A los doce meses llega el experto del consorcio con su martillo, golpea la corteza y escucha: un hueco suena distinto. Solo la que aprueba recibe la marca a fuego. A la de segunda se le raya la corteza y a la rechazada se le borran todas las señales.</p>
<h2>Lo que cambia después</h2>
<ul>
<li><strong>12–18 meses</strong>: leche, mantequilla, pasta clara. Para comer en lascas.</li>
<li><strong>22–24 meses</strong>: caldo, frutos secos y los primeros puntos blancos. Son cristales de tirosina, un aminoácido: indican edad, no sal.</li>
<li><strong>30–36 meses</strong>: pasta quebradiza, nuez moscada, menos dulzor. Rallado sobre un caldo o solo.</li>
<li><strong>Más de 40</strong>: seco, especiado, en poca cantidad. Más viejo no quiere decir mejor; manda la leche de partida.</li>
</ul>
<h2>Leer la corteza</h2>
<p>Los puntos repiten el nombre por todo el canto. Una placa de caseína lleva un código único, un sello da el mes y el año, y un número identifica la quesería. En la cuña envasada busca la edad mínima y ese número. Hay una diferencia que casi nadie ve: aquí están prohibidos el ensilado y los conservantes, mientras que otros <a href="/products?category=formaggi">quesos duros</a> admiten lisozima, que se saca del huevo y se declara como alérgeno.</p>
<h2>En casa</h2>
<p>Cómpralo en piezas de medio kilo o más, con corteza. Guárdalo en la nevera en su papel o en una caja, sin film apretado, y sácalo una hora antes. La corteza, raspada, se cuece en la sopa: también es queso, solo que más seco.</p>`,
  },
  tags: ['formaggi', 'produttori'],
  author: 'Lucia Fontanari',
  publishedDaysAgo: 233,
  picture: 'post-parmigiano-reggiano-dodici-ventiquattro-trentasei-mesi.webp',
  products: ['parmigiano-reggiano-dop-30-mesi', 'parmigiano-reggiano-dop-taglio-su-richiesta'],
}
