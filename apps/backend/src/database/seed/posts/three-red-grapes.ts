import type { SeedPost } from '../seed-post.ts'

export const threeRedGrapes: SeedPost = {
  slug: {
    it: 'nebbiolo-aglianico-nero-d-avola',
    en: 'nebbiolo-aglianico-and-nero-d-avola',
    es: 'nebbiolo-aglianico-y-nero-d-avola',
  },
  title: {
    it: 'Nebbiolo, Aglianico, Nero d’Avola: tre rossi, tre climi',
    en: 'Nebbiolo, Aglianico, Nero d’Avola: three reds, three climates',
    es: 'Nebbiolo, Aglianico, Nero d’Avola: tres tintos, tres climas',
  },
  excerpt: {
    it: 'Vendemmie da fine agosto a novembre, tannino, attese per legge. Tre uve per capire tre Italie, e quando aprirle.',
    en: 'Harvests from late August to November, tannin, waiting times set by law. Three grapes for three Italies, and when to open them.',
    es: 'Vendimias de finales de agosto a noviembre, tanino, esperas por ley. Tres uvas para tres Italias, y cuándo abrirlas.',
  },
  text: {
    it: `<p>Tre uve rosse, tre zone distanti mille chilometri fra la prima e l’ultima. Messe in fila raccontano quanto conta il freddo, e perché un vino si vende dopo tre anni e un altro dopo sei mesi.</p>
<h2>Nebbiolo</h2>
<p>Germoglia presto, a inizio aprile, e matura tardi, fra la fine di settembre e ottobre: sei mesi sulla pianta, con tutti i rischi. Vuole colline a mezzogiorno e marne calcaree, tra Alba e Bra, e in montagna i terrazzi della Valtellina, dove si chiama Chiavennasca. Il colore è scarico, granato dopo pochi anni; l’acidità alta; il tannino così fitto che da giovane asciuga la bocca.</p>
<p>Da qui le attese scritte nei disciplinari: il <strong>Barolo</strong> esce dopo 38 mesi dalla vendemmia, di cui 18 in legno, e la riserva dopo 62; il <strong>Barbaresco</strong> dopo 26, di cui 9 in legno. Il Langhe Nebbiolo, stessa uva, può uscire prima e costa la metà: è il modo per cominciare.</p>
<p>Rosa, ciliegia, poi catrame e tartufo. Si apre fra i 6 e i 15 anni.</p>
<h2>Aglianico</h2>
<p>Si vendemmia ancora dopo, fra metà ottobre e i primi di novembre, a volte con la neve sui monti dell’Irpinia. In Campania dà il <strong>Taurasi</strong> DOCG, che aspetta tre anni, uno dei quali in legno, e quattro per la riserva. In Basilicata dà l’Aglianico del Vulture, dalle pendici di un vulcano spento, e il Superiore, che è DOCG. Dove il suolo è vulcanico l’acidità resta alta anche con l’alcol a 14.</p>
<p>Tannino duro quanto il Nebbiolo, più colore, più corpo: mora, prugna, fumo. In dieci anni si apre.</p>
<h2>Nero d’Avola</h2>
<p>È la Sicilia del sud-est, Avola, Pachino, Noto, poi ovunque. Si raccoglie dalla fine di agosto a settembre, e dove le notti sono tiepide bisogna anticipare, perché lo zucchero corre e l’acidità crolla. I vecchi alberelli, bassi, senza fili, si fanno ombra da soli.</p>
<p>Da solo dà Sicilia DOC, fresco a 13 gradi o potente a 15. Con il Frappato, fra il 50 e il 70 % di Nero d’Avola, fa il <strong>Cerasuolo di Vittoria</strong>, l’unica DOCG dell’isola. Sull’Etna invece non c’entra: lì l’<a href="/products?category=vini&amp;region=sicilia">Etna Rosso</a> è Nerello Mascalese, che sta dalla parte del Nebbiolo.</p>
<h2>In tavola</h2>
<ul>
<li><strong>Nebbiolo</strong>: 16–18 °C, bicchiere largo. Brasato, tajarin al ragù, toma stagionata.</li>
<li><strong>Aglianico</strong>: 18 °C, aperto due ore prima. Agnello, caciocavallo, peperoni.</li>
<li><strong>Nero d’Avola</strong>: 16 °C, anche meno quello giovane. Pasta alla Norma, tonno alla piastra.</li>
</ul>
<h2>Due controlli</h2>
<ol>
<li>L’annata: nel Nord il 2014 e il 2018 sono stati freschi e magri, il 2016 e il 2021 lunghi.</li>
<li>La fascetta numerata sul collo c’è in tutti i DOCG: ogni bottiglia ha la sua.</li>
</ol>
<p>Aprine una giovane e una di dieci anni, se ti capita: è la lezione che costa meno.</p>`,
    en: `<p>Three black grapes, a thousand kilometres between the first and the last. Side by side they show what cold does, and why one wine waits three years to be sold and another six months.</p>
<h2>Nebbiolo</h2>
<p>It buds early, at the beginning of April, and ripens late, from the end of September into October. That means six months on the vine with everything that can go wrong. It asks for south-facing hills and chalky marl, around Alba and Bra, and for terraces in Valtellina, where it is called Chiavennasca. Colour is pale and turns garnet in a few years, acidity is high, and tannin is so dense that young wine dries your mouth.</p>
<p>Hence the waits laid down by law. <strong>Barolo</strong> is released 38 months after the harvest, 18 of them in wood, riserva after 62. <strong>Barbaresco</strong> takes 26 and 9. Langhe Nebbiolo is the same grape released sooner for half the money, and a good place to begin.</p>
<p>Expect rose and cherry, then tar and truffle. It opens between six years and fifteen.</p>
<h2>Aglianico</h2>
<p>This one is picked even later, mid-October to early November, sometimes with snow on the hills of Irpinia. In Campania it gives <strong>Taurasi</strong> DOCG, which waits three years, one of them in wood, and four as riserva. In Basilicata it gives Aglianico del Vulture from the slopes of an extinct volcano, the Superiore being DOCG. On volcanic soil acidity holds up even when alcohol reaches 14.</p>
<p>Tannin is as hard as Nebbiolo’s, with more colour and weight: blackberry, plum, smoke. Ten years soften it.</p>
<h2>Nero d’Avola</h2>
<p>Home is the south-east of Sicily, Avola, Pachino and Noto, though now it grows all over the island. Picking lasts from late August through September. Where nights are warm growers must hurry, because sugar races while acid falls. Old bush vines, low and without wires, shade themselves.</p>
<p>Alone it makes Sicilia DOC, crisp at 13 degrees or powerful at 15. With Frappato, at 50 to 70 % Nero d’Avola, it makes <strong>Cerasuolo di Vittoria</strong>, the island’s only DOCG. It has no part in Etna: <a href="/products?category=vini&amp;region=sicilia">Etna Rosso</a> is Nerello Mascalese, which sits nearer to Nebbiolo.</p>
<h2>At the table</h2>
<ul>
<li><strong>Nebbiolo</strong> at 16 to 18 °C in a wide glass, with braised beef, egg noodles and ragù, or aged toma.</li>
<li><strong>Aglianico</strong> at 18 °C, opened two hours ahead, with lamb, caciocavallo or peppers.</li>
<li><strong>Nero d’Avola</strong> at 16 °C, or cooler when young, with pasta alla Norma and seared tuna.</li>
</ul>
<h2>Two things to check</h2>
<ol>
<li>The year: in the north 2014 and 2018 were cool and lean, 2016 and 2021 long.</li>
<li>The numbered strip on the neck. Every DOCG has one, and each bottle has its own number.</li>
</ol>
<p>Should you get the chance, open a young one beside a ten-year-old. No lesson costs less.</p>`,
    es: `<p>Tres uvas tintas y mil kilómetros de la primera a la última. Puestas en fila explican cuánto manda el frío y por qué un vino sale a la venta a los tres años y otro a los seis meses.</p>
<h2>Nebbiolo</h2>
<p>Brota pronto, a primeros de abril, y madura tarde, de finales de septiembre a octubre: seis meses en la cepa, con todos los riesgos. Quiere colinas a mediodía y margas calizas, entre Alba y Bra, y en la montaña los bancales de la Valtellina, donde se llama Chiavennasca. El color es claro y a los pocos años, granate; la acidez, alta; el tanino, tan denso que de joven seca la boca.</p>
<p>De ahí las esperas de los pliegos. El <strong>Barolo</strong> sale a los 38 meses de la vendimia, 18 de ellos en madera, y la riserva a los 62; el <strong>Barbaresco</strong>, a los 26, con 9 en madera. El Langhe Nebbiolo, con la misma uva, sale antes y cuesta la mitad: es por donde empezar.</p>
<p>Rosa y cereza; después, alquitrán y trufa. Se abre entre los 6 y los 15 años.</p>
<h2>Aglianico</h2>
<p>Se vendimia todavía más tarde, de mediados de octubre a primeros de noviembre, alguna vez con nieve en los montes de Irpinia. En Campania da el <strong>Taurasi</strong> DOCG, que espera tres años, uno en madera, y cuatro la riserva. En Basilicata da el Aglianico del Vulture, en las faldas de un volcán apagado, con un Superiore que es DOCG. En suelo volcánico la acidez resiste aunque el alcohol llegue a 14.</p>
<p>Tanino tan duro como el Nebbiolo, más color, más cuerpo: mora, ciruela, humo. En diez años se ablanda.</p>
<h2>Nero d’Avola</h2>
<p>Es el sudeste de Sicilia, Avola, Pachino, Noto, y hoy toda la isla. Se recoge de finales de agosto a septiembre, y donde las noches son tibias hay que darse prisa, porque el azúcar corre y la acidez se hunde. Las cepas viejas, en vaso y sin alambres, se dan sombra solas.</p>
<p>Solo hace Sicilia DOC, fresco a 13 grados o potente a 15. Con Frappato, entre el 50 y el 70 % de Nero d’Avola, hace el <strong>Cerasuolo di Vittoria</strong>, única DOCG de la isla. En el Etna no pinta nada: el <a href="/products?category=vini&amp;region=sicilia">Etna Rosso</a> es Nerello Mascalese, que cae del lado del Nebbiolo.</p>
<h2>En la mesa</h2>
<ul>
<li><strong>Nebbiolo</strong>: 16–18 °C, copa ancha. Estofado, tallarines con ragú, toma curada.</li>
<li><strong>Aglianico</strong>: 18 °C, abierto dos horas antes. Cordero, caciocavallo, pimientos.</li>
<li><strong>Nero d’Avola</strong>: 16 °C, y menos si es joven. Pasta alla Norma, atún a la plancha.</li>
</ul>
<h2>Dos comprobaciones</h2>
<ol>
<li>La añada: en el norte, 2014 y 2018 fueron frescas y delgadas; 2016 y 2021, largas.</li>
<li>La tira numerada del cuello. La llevan todas las DOCG, y cada botella tiene su número.</li>
</ol>
<p>Si puedes, abre a la vez una joven y otra de diez años: es la lección más barata.</p>`,
  },
  tags: ['vino', 'stagioni', 'produttori'],
  author: 'Irene Castaldi',
  publishedDaysAgo: 435,
  picture: 'post-nebbiolo-aglianico-nero-d-avola.webp',
  products: ['barolo-docg-2021', 'barolo-docg-2023-in-anteprima', 'etna-rosso-doc-2022'],
}
