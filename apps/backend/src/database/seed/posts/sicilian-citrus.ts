import type { SeedPost } from '../seed-post.ts'

export const sicilianCitrus: SeedPost = {
  slug: {
    it: 'agrumi-di-sicilia-mese-per-mese',
    en: 'sicilian-citrus-month-by-month',
    es: 'citricos-de-sicilia-mes-a-mes',
  },
  title: {
    it: 'Agrumi di Sicilia, mese per mese',
    en: 'Sicilian citrus, month by month',
    es: 'Cítricos de Sicilia, mes a mes',
  },
  excerpt: {
    it: 'Perché l’arancia è rossa solo vicino all’Etna, che cos’è un limone verdello e che cosa significa «non trattato» sulla buccia.',
    en: 'Why oranges go red only near Etna, what a verdello lemon is, and what untreated peel does and does not mean.',
    es: 'Por qué la naranja solo se pone roja junto al Etna, qué es un limón verdello y qué quiere decir «sin tratar» en la piel.',
  },
  text: {
    it: `<p>Un albero di arance in piena produzione porta 80–100 chili di frutti e li tiene appesi per settimane: è la migliore cella frigorifera che esista. Per questo chi vende diretto raccoglie sull’ordine, fra novembre e maggio, e non prima.</p>
<h2>Perché rosse</h2>
<p>Il rosso non è una tintura né un incrocio con il melograno, è un antociano, lo stesso gruppo di pigmenti dell’uva nera. Si forma quando di giorno ci sono 15–18 gradi e di notte si scende verso lo zero senza gelare. Succede nella piana di Catania e verso Lentini, dove la montagna alta 3.300 metri manda giù aria fredda al tramonto. La stessa pianta, in una zona di notti tiepide, dà arance bionde. Nel frutto già colto il colore continua a salire se lo tieni fra i 4 e i 10 gradi.</p>
<p>Le tre varietà della <strong>Arancia Rossa di Sicilia IGP</strong>:</p>
<ul>
<li><strong>Moro</strong>, da dicembre a febbraio: polpa quasi viola, sapore di bacca, poco dolce.</li>
<li><strong>Tarocco</strong>, da metà dicembre ad aprile o maggio: screziato, dolce, facile da sbucciare.</li>
<li><strong>Sanguinello</strong>, da febbraio ad aprile: sottile, molto succo, da spremere.</li>
</ul>
<h2>Il limone fa tre fioriture</h2>
<p>A Siracusa il limone fiorisce quasi sempre e il raccolto ha tre nomi: <strong>primofiore</strong>, da ottobre a marzo, il più succoso; <strong>bianchetto</strong>, in primavera, chiaro e grande; <strong>verdello</strong>, da luglio a settembre, verde. Il verdello si ottiene con la <em>secca</em>: a giugno si toglie l’acqua agli alberi per un mese, poi si irriga di colpo e la pianta, spaventata, fiorisce fuori stagione.</p>
<h2>Gli altri</h2>
<p>Il mandarino tardivo di Ciaculli, alle porte di Palermo, matura fra gennaio e marzo. L’arancia di Ribera, bionda e senza semi, è una DOP. Oltre lo Stretto, in Calabria, le <a href="/products?category=ortofrutta">clementine</a> vanno da ottobre a gennaio, e sulla costa fra Villa San Giovanni e Gioiosa cresce quasi tutto il bergamotto del mondo. Lo Sfusato di Amalfi è un limone lungo, con la buccia spessa e profumata.</p>
<h2>La buccia</h2>
<p>Dopo la raccolta molti agrumi passano in linea: lavaggio, fungicida, cera. È legale e va detto, con la dicitura «trattato con» e il nome delle sostanze, a volte seguita da «buccia non edibile». «Non trattato» vuol dire non trattato <strong>dopo</strong> la raccolta; che cosa è successo in campo lo dice solo il certificato biologico. Un frutto senza cera è opaco, perde peso in fretta e dura due settimane in cucina, quattro in frigo.</p>
<h2>Che cosa fare di sei chili</h2>
<ol>
<li>I più molli, spremuti subito: due chili fanno 800–900 millilitri.</li>
<li>I belli, in insalata con finocchio, olive e olio.</li>
<li>Le scorze, senza il bianco, in freezer già grattugiate.</li>
</ol>
<p>Controlla la cassetta ogni due giorni e togli quello ammaccato: una muffa verde passa al vicino in una notte.</p>`,
    en: `<p>A mature orange tree bears 80 to 100 kilos of fruit and can hold it for weeks, which makes it the best cold store there is. Growers who sell direct therefore pick to order, from November through May, and no earlier.</p>
<h2>Where red comes from</h2>
<p>Nobody dyed these oranges or crossed them with a pomegranate. The colour is an anthocyanin, a pigment of the same family as in black grapes, and it forms when days reach 15 to 18 degrees and nights sink close to zero without freezing. That happens on the plain of Catania and over towards Lentini, because a mountain 3,300 metres high sends cold air down at dusk. Move the tree to mild nights and its fruit stays blond. Picked fruit goes on reddening at 4 to 10 degrees.</p>
<p><strong>Arancia Rossa di Sicilia PGI</strong> covers three varieties:</p>
<ul>
<li><strong>Moro</strong>, December to February: nearly purple, berry-like, not very sweet.</li>
<li><strong>Tarocco</strong>, mid-December to April or May: streaked, sweet, easily peeled.</li>
<li><strong>Sanguinello</strong>, February to April: thin skin, a lot of juice, made for squeezing.</li>
</ul>
<h2>A lemon in three flushes</h2>
<p>Lemons around Syracuse flower nearly all year, so their crop has three names. <strong>Primofiore</strong>, October to March, is the juiciest. <strong>Bianchetto</strong> in spring is large and pale. <strong>Verdello</strong>, July to September, is green, and the product of a trick known as <em>secca</em>: growers withhold water for a month in June, then flood the grove, and the startled trees bloom out of turn.</p>
<h2>Others</h2>
<p>The late mandarin of Ciaculli, on the edge of Palermo, ripens between January and March. Ribera’s orange is blond, seedless and a PDO. Beyond the Strait, Calabrian <a href="/products?category=ortofrutta">clementines</a> run from October into January, while the coast between Villa San Giovanni and Gioiosa grows almost all of the world’s bergamots. Amalfi’s Sfusato is a long lemon with thick scented peel.</p>
<h2>About the peel</h2>
<p>After picking, much citrus goes down a line: wash, fungicide, wax. It is legal and must be declared, as “treated with” and the names, at times with a note that the peel should not be eaten. “Untreated” refers to what happens <strong>after</strong> harvest. For what was done in the grove, look for organic certification. Unwaxed fruit is dull, loses weight quickly and keeps two weeks in a kitchen or four in a fridge.</p>
<h2>What to do with six kilos</h2>
<ol>
<li>Squeeze the softest at once; two kilos come to 800 or 900 millilitres.</li>
<li>Slice good ones into a salad with fennel, olives and oil.</li>
<li>Grate the zest, no white, and freeze it.</li>
</ol>
<p>Go through the box every couple of days and take out anything bruised. Green mould crosses to the next fruit overnight.</p>`,
    es: `<p>Un naranjo en plena producción lleva de 80 a 100 kilos y los mantiene colgados semanas: no hay mejor cámara frigorífica. Por eso quien vende directo recoge según los pedidos, entre noviembre y mayo, y no antes.</p>
<h2>Por qué rojas</h2>
<p>Ni tinte ni cruce con granada: el rojo es un antociano, pigmento de la familia del de la uva negra. Se forma cuando de día hay 15–18 grados y de noche se baja casi a cero sin helar. Eso ocurre en la llanura de Catania y hacia Lentini, donde una montaña de 3.300 metros manda aire frío al anochecer. El mismo árbol, con noches templadas, da naranjas rubias. Una vez cogido, el fruto sigue enrojeciendo entre 4 y 10 grados.</p>
<p>La <strong>Arancia Rossa di Sicilia IGP</strong> reúne tres variedades:</p>
<ul>
<li><strong>Moro</strong>, de diciembre a febrero: casi morada, sabor a baya, poco dulce.</li>
<li><strong>Tarocco</strong>, de mediados de diciembre a abril o mayo: veteada, dulce, fácil de pelar.</li>
<li><strong>Sanguinello</strong>, de febrero a abril: piel fina, mucho zumo, para exprimir.</li>
</ul>
<h2>El limón florece tres veces</h2>
<p>En Siracusa el limonero florece casi siempre y la cosecha tiene tres nombres: <strong>primofiore</strong>, de octubre a marzo, el de más zumo; <strong>bianchetto</strong>, en primavera, grande y pálido; <strong>verdello</strong>, de julio a septiembre, verde. El verdello se provoca con la <em>secca</em>: en junio se deja a los árboles un mes sin agua, luego se riega de golpe y la planta, asustada, florece a destiempo.</p>
<h2>Los demás</h2>
<p>La mandarina tardía de Ciaculli, a las puertas de Palermo, madura entre enero y marzo. La naranja de Ribera, rubia y sin semillas, es DOP. Al otro lado del Estrecho, en Calabria, las <a href="/products?category=ortofrutta">clementinas</a> van de octubre a enero, y en la costa entre Villa San Giovanni y Gioiosa crece casi toda la bergamota del mundo. El Sfusato de Amalfi es un limón largo, de corteza gruesa y olorosa.</p>
<h2>La piel</h2>
<p>Después de la recogida muchos cítricos pasan por la línea: lavado, fungicida, cera. Es legal y hay que decirlo, con «tratado con» y el nombre de las sustancias, a veces con el aviso de no comer la piel. «Sin tratar» significa sin tratar <strong>después</strong> de recoger; de lo que pasó en el campo solo responde el certificado ecológico. Un fruto sin cera es mate, pierde peso deprisa y dura dos semanas en la cocina o cuatro en la nevera.</p>
<h2>Qué hacer con seis kilos</h2>
<ol>
<li>Los más blandos, exprimidos ya: de dos kilos salen 800–900 mililitros.</li>
<li>Los mejores, en ensalada con hinojo, aceitunas y aceite.</li>
<li>La ralladura, sin lo blanco, al congelador.</li>
</ol>
<p>Repasa la caja cada dos días y quita lo golpeado: el moho verde salta al vecino en una noche.</p>`,
  },
  tags: ['orto', 'stagioni'],
  author: 'Elena Quartieri',
  publishedDaysAgo: 300,
  picture: 'post-agrumi-di-sicilia-mese-per-mese.webp',
  products: [
    'arancia-rossa-di-sicilia-igp-6-kg',
    'limone-costa-d-amalfi-igp-2-kg',
    'miele-di-zagara-d-arancio',
    'clementine-di-calabria-igp-5-kg',
  ],
}
