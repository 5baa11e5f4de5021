import type { SeedPost } from '../seed-post.ts'

export const radicchioTardivo: SeedPost = {
  slug: {
    it: 'come-si-imbianca-il-radicchio-tardivo',
    en: 'how-late-radicchio-is-forced',
    es: 'como-se-blanquea-el-radicchio-tardivo',
  },
  title: {
    it: 'Come si imbianca il radicchio tardivo',
    en: 'How late radicchio is forced',
    es: 'Cómo se blanquea el radicchio tardío',
  },
  excerpt: {
    it: 'Seminato a luglio, cotto dal gelo, rifatto al buio in acqua di risorgiva a 12 gradi. Perché due chili costano come una cena.',
    en: 'Sown in July, cooked by frost, regrown in the dark in spring water at 12 degrees. Why two kilos cost as much as dinner.',
    es: 'Sembrado en julio, cocido por la helada, rehecho a oscuras en agua de manantial a 12 grados. Por qué dos kilos cuestan una cena.',
  },
  text: {
    it: `<p>Il radicchio tardivo che vedi al mercato, con la costa bianca e la punta arricciata, non esce così dal campo. In campo è un cespo verde e rosso, largo, mezzo bruciato dal freddo. La parte che mangi è cresciuta dopo, al chiuso, in una vasca.</p>
<h2>Da luglio alle brinate</h2>
<p>Si semina o si trapianta fra luglio e metà agosto, tra Treviso, Venezia e Padova. La pianta fa foglie e una radice lunga come una mano, dove accumula zuccheri. Per legge di disciplinare il <strong>Radicchio Rosso di Treviso IGP tardivo</strong> non si raccoglie prima del primo novembre, e comunque dopo almeno due brine: il freddo ferma la pianta, che sposta le riserve nella radice e colora le foglie di antociani. Si cava con tutta la radice, si toglie la terra, si lega in mazzi da 25 o 30.</p>
<h2>La vasca</h2>
<p>Qui sta il mestiere, che si chiama <strong>forzatura</strong> o imbianchimento. I mazzi stanno in piedi in vasche coperte, al buio, con la radice immersa in acqua di risorgiva corrente, che esce dal terreno a 11–12 °C in ogni stagione. Quel tepore, a dicembre, è primavera: la pianta usa gli zuccheri della radice e butta foglie nuove. Senza luce non fa clorofilla, quindi la costa è bianca e la lamina rossa. Senza luce fa anche meno sostanze amare. Servono dai dieci ai venti giorni, meno se l’inverno è mite.</p>
<p>Poi due o tre giorni in un locale più caldo, e infine la <strong>toelettatura</strong>: si strappano tutte le foglie vecchie, si pela la radice con un coltello corto e se ne lasciano pochi centimetri. Di un chilo raccolto se ne va in scarto più della metà, spesso il 70 %. Una persona ne prepara 10 o 15 chili l’ora. È così che si arriva al prezzo.</p>
<h2>I parenti</h2>
<ul>
<li><strong>Precoce</strong>: si lega in campo, è più largo e più amaro, da settembre.</li>
<li><strong>Chioggia</strong>: tondo, si raccoglie quasi tutto l’anno.</li>
<li><strong>Verona</strong>: cespo piccolo a uovo, anche lui può essere forzato.</li>
<li><strong>Castelfranco</strong>: giallo crema screziato di rosso, il più dolce.</li>
</ul>
<h2>In cucina</h2>
<p>La radice è la parte più aromatica: pelala e lasciala attaccata. Taglia il cespo in quattro per il lungo e passalo su una piastra rovente, tre minuti per lato, poi sale e olio. Crudo, con aceto e <a href="/products?category=formaggi">formaggio erborinato</a>. Nel risotto metà a inizio cottura, metà alla fine. Il colore diventa marrone in acqua e resta viola con un po’ di acido: un cucchiaio di vino rosso o di aceto basta.</p>
<h2>Conservarlo</h2>
<p>In frigo, in un panno umido, resta croccante dieci giorni. Se le punte appassiscono, rimettilo in piedi in due dita d’acqua fredda per un’ora: è nato in una vasca, e si riprende. La stagione finisce a marzo; quello che trovi in luglio, con lo stesso nome, è un’altra pianta o un altro emisfero.</p>`,
    en: `<p>Late radicchio at the market, with its white ribs and curled tips, never looked like that in a field. Outdoors it was a wide green and red head, half burnt by cold. What you eat grew afterwards, indoors, in a tank of water.</p>
<h2>July to frost</h2>
<p>Seedlings go in between July and mid-August around Treviso, Venice and Padua. Each plant builds leaves and a root the length of a hand, where sugar is stored. By its specification <strong>Radicchio Rosso di Treviso PGI tardivo</strong> cannot be lifted before the first of November, nor until two frosts at least have passed. Cold stops growth, sends reserves down to the root and colours the leaves with anthocyanins. Plants come up roots and all, are shaken clean and tied in bunches of 25 to 30.</p>
<h2>In the tank</h2>
<p>Here lies the trade, which is called forcing, <em>forzatura</em>, or blanching. Bunches stand upright in covered basins, in darkness, roots in running spring water that rises from the ground at 11 to 12 °C whatever the month. In December that passes for spring. The plant spends the sugar in its root on new leaves. Lacking light it makes no chlorophyll, hence white ribs and red blades, and fewer bitter compounds too. Ten to twenty days are needed, less in a mild winter.</p>
<p>Two or three days in a warmer room follow, then grooming. Someone strips every old leaf, pares the root with a short knife and leaves a few centimetres of it. More than half of each kilo lifted is thrown away, often 70 %. One person finishes 10 to 15 kilos an hour, and you now know what the price is made of.</p>
<h2>The cousins</h2>
<ul>
<li><strong>Precoce</strong> is tied up in the field, broader and more bitter, from September on.</li>
<li><strong>Chioggia</strong> is round and harvested almost all year.</li>
<li><strong>Verona</strong> is small and egg-shaped, and may be forced as well.</li>
<li><strong>Castelfranco</strong>, cream freckled with red, is the mildest.</li>
</ul>
<h2>In the kitchen</h2>
<p>The root has the most flavour, so peel it and leave it on. Quarter a head lengthways and lay it on a very hot griddle for three minutes a side; salt and oil come after. It is good raw with vinegar and <a href="/products?category=formaggi">blue cheese</a>. For risotto put half in at the beginning and half at the end. Plain water turns it brown, while acid holds the purple: a spoonful of red wine or vinegar is enough.</p>
<h2>Keeping it</h2>
<p>In a damp cloth in the fridge it stays crisp for ten days. If the tips droop, stand it in two fingers of cold water for an hour. It was raised in a tank and it recovers. The season closes in March. Anything sold under the same name in July is a different plant, or comes from a different hemisphere.</p>`,
    es: `<p>El radicchio tardío del mercado, con la penca blanca y la punta rizada, no sale así del campo. En el campo es una mata ancha, verde y roja, medio quemada por el frío. Lo que te comes creció después, bajo techo, en una pila de agua.</p>
<h2>De julio a la escarcha</h2>
<p>Se siembra o se trasplanta entre julio y mediados de agosto, entre Treviso, Venecia y Padua. La planta echa hojas y una raíz larga como una mano, donde guarda azúcar. Según su pliego, el <strong>Radicchio Rosso di Treviso IGP tardivo</strong> no se arranca antes del primero de noviembre ni sin que haya helado por lo menos dos veces: el frío frena la planta, baja las reservas a la raíz y tiñe las hojas de antocianos. Se saca con toda la raíz, se sacude la tierra y se ata en manojos de 25 o 30.</p>
<h2>La pila</h2>
<p>Aquí está el oficio, que se llama forzado (<em>forzatura</em>). Los manojos van de pie en pilas cubiertas, a oscuras, con la raíz en agua corriente de manantial, que brota a 11–12 °C todo el año. Ese calor, en diciembre, es primavera: la planta gasta el azúcar de la raíz en hojas nuevas. Sin luz no hace clorofila, y por eso la penca es blanca y la hoja roja. Tampoco hace tantas sustancias amargas. Tarda de diez a veinte días, menos si el invierno es suave.</p>
<p>Después pasa dos o tres días en un local más templado y llega el aseo: se arrancan las hojas viejas, se pela la raíz con un cuchillo corto y se dejan unos centímetros. De cada kilo cosechado se tira más de la mitad, a menudo el 70 %. Una persona prepara 10 o 15 kilos por hora. De ahí sale el precio.</p>
<h2>Los parientes</h2>
<ul>
<li><strong>Precoce</strong>: se ata en el campo, más ancho y amargo, desde septiembre.</li>
<li><strong>Chioggia</strong>: redondo, se cosecha casi todo el año.</li>
<li><strong>Verona</strong>: pequeño, con forma de huevo; también puede forzarse.</li>
<li><strong>Castelfranco</strong>: crema con pecas rojas, el más dulce.</li>
</ul>
<h2>En la cocina</h2>
<p>La raíz es lo más sabroso: pélala y no la separes. Corta la pieza en cuatro a lo largo y ponla en una plancha muy caliente, tres minutos por lado; la sal y el aceite, después. También cruda, con vinagre y <a href="/products?category=formaggi">queso azul</a>. En el risotto, la mitad al empezar y la otra al acabar. En agua sola se vuelve marrón; con algo ácido se queda morada, y basta una cucharada de vino tinto o de vinagre.</p>
<h2>Guardarlo</h2>
<p>En la nevera, en un paño húmedo, sigue crujiente diez días. Si se le caen las puntas, ponlo de pie una hora en dos dedos de agua fría: se crio en una pila y se recupera. La temporada acaba en marzo. Lo que encuentres en julio con ese nombre es otra planta o viene de otro hemisferio.</p>`,
  },
  tags: ['orto', 'stagioni', 'produttori'],
  author: 'Irene Castaldi',
  publishedDaysAgo: 342,
  picture: 'post-come-si-imbianca-il-radicchio-tardivo.webp',
  products: ['radicchio-tardivo-2-kg', 'cassetta-dell-orto-d-inverno', 'gorgonzola-dop-piccante'],
}
