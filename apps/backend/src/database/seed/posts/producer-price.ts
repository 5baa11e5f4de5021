import type { SeedPost } from '../seed-post.ts'

export const producerPrice: SeedPost = {
  slug: {
    it: 'come-un-produttore-fa-il-prezzo',
    en: 'how-a-producer-sets-a-price',
    es: 'como-fija-un-productor-el-precio',
  },
  title: {
    it: 'Come un produttore fa il prezzo, e che cos’è la filiera corta',
    en: 'How a producer sets a price, and what a short chain is',
    es: 'Cómo fija un productor el precio, y qué es una cadena corta',
  },
  excerpt: {
    it: 'Un litro d’olio a 12,48 euro, voce per voce. E che cosa dice la legge quando parla di filiera corta e chilometro zero.',
    en: 'A litre of oil at 12.48 euros, line by line. And what Italian law means by short supply chain and kilometre zero.',
    es: 'Un litro de aceite a 12,48 euros, partida por partida. Y qué dice la ley italiana sobre cadena corta y kilómetro cero.',
  },
  text: {
    it: `<p>«Perché costa dodici euro?» è la domanda più giusta che si possa fare a chi produce, e quasi nessuno la fa. Proviamo a rispondere con un litro d’olio. I numeri sono un esempio verosimile di un’azienda piccola in un’annata normale, non un listino.</p>
<h2>Dodici euro e quarantotto</h2>
<p>Da 12,48 euro si toglie l’IVA, che sull’olio è il 4 %: restano <strong>12,00</strong>. Ecco dove vanno.</p>
<ul>
<li><strong>Olive</strong>, 6,2 chili a 1,00 euro: 6,20. È il prezzo a cui chi le coltiva potrebbe venderle, e contiene potatura, raccolta, gasolio, acqua.</li>
<li><strong>Molitura</strong>, 17 centesimi al chilo: 1,05.</li>
<li><strong>Bottiglia, tappo, etichetta, cartone</strong>: 1,40.</li>
<li><strong>Filtrazione, stoccaggio, imbottigliamento</strong>: 0,60.</li>
<li><strong>Analisi e certificazione</strong>: 0,25.</li>
<li><strong>Vendita</strong>, commissioni e pagamenti, 10 %: 1,20.</li>
</ul>
<p>Totale 10,70. Rimane <strong>1,30 al litro</strong>, l’undici per cento, con cui pagare chi risponde alle mail, le bottiglie rotte, gli interessi sulla macchina e l’anno in cui gela.</p>
<h2>E sfuso?</h2>
<p>Lo stesso olio venduto in cisterna a 8 euro al chilo fa 7,33 al litro, perché un litro pesa 916 grammi. Olive e molitura ne costano 7,25: restano <strong>8 centesimi</strong>. Chi imbottiglia guadagna sedici volte tanto per ogni litro, ma ne vende cento volte meno, e deve trovare te.</p>
<p>Questo spiega due cose. La prima: sotto una certa cifra un litro di extravergine italiano non può stare in piedi, qualunque cosa dica il volantino. La seconda: un produttore che vende diretto non costa per forza meno del negozio, perché fa lui il lavoro del negozio.</p>
<h2>Che cosa fa muovere il prezzo</h2>
<ol>
<li><strong>La resa</strong>: se da un quintale escono 12 litri invece di 16, le olive per litro passano da 6,2 a 8,3 chili, cioè due euro in più.</li>
<li><strong>L’annata</strong>: l’olivo alterna. Negli anni scarichi il costo di potatura è lo stesso per metà frutti.</li>
<li><strong>Il formato</strong>: la <a href="/products?category=olio-e-aceto">latta da 3 litri</a> fa risparmiare quasi un euro al litro di vetro.</li>
<li><strong>Il tempo</strong>: formaggio e salumi pagano anche l’attesa. Una forma ferma due anni perde peso, occupa un’asse e immobilizza denaro.</li>
</ol>
<h2>La legge</h2>
<p>Dal 2022 in Italia due espressioni hanno un significato, fissato dalla legge 61. <strong>Filiera corta</strong>: fra chi produce e chi compra c’è al massimo un intermediario. <strong>Chilometro zero</strong>: il luogo di produzione è nella stessa provincia o a non più di 70 chilometri da quello di vendita. Sono due cose diverse: un pecorino comprato dal pastore sardo e spedito a Trieste è filiera corta e fa mille chilometri.</p>
<p>Un mercato online è uno dei passaggi: il produttore emette il documento, tu paghi lui, e la commissione sta in una riga come quella qui sopra.</p>
<h2>Che cosa puoi chiedere</h2>
<p>La resa, il mese di raccolta, chi ha molito, dove. Chi sa quanto gli costa un litro di solito sa rispondere anche al resto.</p>`,
    en: `<p>“Why does it cost twelve euros?” is the fairest question anyone can put to a producer, and hardly anyone does. Let us answer with a litre of oil. These figures are a plausible example, a small farm in a normal year, and no price list.</p>
<h2>Twelve forty-eight</h2>
<p>Take 12.48 euros and remove VAT, 4 % on oil in Italy. What is left is <strong>12.00</strong>, and this is where it goes.</p>
<ul>
<li><strong>Olives</strong>, 6.2 kilos at 1.00 euro: 6.20. That is what the grower could sell them for, and it covers pruning, picking, diesel and water.</li>
<li><strong>Milling</strong> at 17 cents a kilo: 1.05.</li>
<li><strong>Bottle, cap, label and box</strong>: 1.40.</li>
<li><strong>Filtering, storing, filling</strong>: 0.60.</li>
<li><strong>Tests and certification</strong>: 0.25.</li>
<li><strong>Selling</strong>, fees and payments, 10 %: 1.20.</li>
</ul>
<p>Altogether 10.70. There remains <strong>1.30 a litre</strong>, eleven per cent, out of which to pay whoever answers e-mails, broken bottles, interest on the machinery and the year when it freezes.</p>
<h2>What if it were sold loose</h2>
<p>In a tanker at 8 euros a kilo the same oil fetches 7.33 a litre, a litre weighing 916 grams. Olives and milling cost 7.25, so that <strong>8 cents</strong> are left. Bottling earns sixteen times as much on each litre, but a hundred times fewer litres are sold, and you have to be found first.</p>
<p>Two things follow. Below a certain figure, a litre of Italian extra virgin cannot stand up, whatever the leaflet says. And producers who sell direct are not bound to be cheaper than a shop, since they are doing the shop’s work.</p>
<h2>What moves a price</h2>
<ol>
<li><strong>Yield</strong>: if a hundred kilos give 12 litres rather than 16, olives per litre go from 6.2 kilos to 8.3, which means two euros more.</li>
<li><strong>The year</strong>: olive trees alternate. In an off year pruning costs the same for half of the fruit.</li>
<li><strong>The pack</strong>: a <a href="/products?category=olio-e-aceto">three-litre tin</a> saves nearly a euro of glass on every litre.</li>
<li><strong>Time</strong>: cheese and cured meat pay for waiting as well. A wheel held two years loses weight, takes up a shelf and ties up money.</li>
</ol>
<h2>In law</h2>
<p>Since 2022 two Italian expressions have had a meaning, laid down in law 61. <strong>Short supply chain</strong> (<em>filiera corta</em>): one intermediary at most between maker and buyer. <strong>Kilometre zero</strong>: produced in the same province as the place of sale, or within 70 kilometres of it. The two are not alike. Pecorino bought from a Sardinian shepherd and posted to Trieste is a short chain a thousand kilometres long.</p>
<p>An online marketplace is one of those steps. The producer issues the document, you pay the producer, and the fee sits in a line like the one above.</p>
<h2>What you may ask</h2>
<p>Yield, month of picking, who milled it and where. People who know what a litre costs them can usually answer everything else.</p>`,
    es: `<p>«¿Por qué cuesta doce euros?» es la pregunta más justa que se le puede hacer a un productor, y casi nadie la hace. Vamos a responderla con un litro de aceite. Los números son un ejemplo verosímil, una finca pequeña en un año normal, y no una tarifa.</p>
<h2>Doce con cuarenta y ocho</h2>
<p>De 12,48 euros se quita el IVA, que en Italia es del 4 % para el aceite: quedan <strong>12,00</strong>. Se van así.</p>
<ul>
<li><strong>Aceitunas</strong>, 6,2 kilos a 1,00 euro: 6,20. Es lo que el agricultor cobraría por venderlas, con poda, recogida, gasóleo y agua.</li>
<li><strong>Molturación</strong>, 17 céntimos el kilo: 1,05.</li>
<li><strong>Botella, tapón, etiqueta y caja</strong>: 1,40.</li>
<li><strong>Filtrado, depósito y llenado</strong>: 0,60.</li>
<li><strong>Análisis y certificación</strong>: 0,25.</li>
<li><strong>Venta</strong>, comisiones y pagos, 10 %: 1,20.</li>
</ul>
<p>Total, 10,70. Queda <strong>1,30 por litro</strong>, un once por ciento, para pagar a quien contesta los correos, las botellas rotas, los intereses de la máquina y el año que hiela.</p>
<h2>¿Y a granel?</h2>
<p>El mismo aceite en cisterna, a 8 euros el kilo, da 7,33 por litro, porque un litro pesa 916 gramos. Aceitunas y molturación cuestan 7,25: quedan <strong>8 céntimos</strong>. Quien embotella gana dieciséis veces más por litro, pero vende cien veces menos, y antes tiene que encontrarte.</p>
<p>De ahí salen dos conclusiones. Por debajo de cierta cifra, un litro de virgen extra italiano no se sostiene, diga lo que diga el folleto. Y un productor que vende directo no tiene por qué ser más barato que la tienda, porque el trabajo de la tienda lo hace él.</p>
<h2>Qué mueve el precio</h2>
<ol>
<li><strong>El rendimiento</strong>: si de cien kilos salen 12 litros en vez de 16, las aceitunas por litro pasan de 6,2 a 8,3 kilos, es decir, dos euros más.</li>
<li><strong>El año</strong>: el olivo es vecero. En los años flojos la poda cuesta igual para la mitad de fruto.</li>
<li><strong>El formato</strong>: la <a href="/products?category=olio-e-aceto">lata de 3 litros</a> ahorra casi un euro de vidrio por litro.</li>
<li><strong>El tiempo</strong>: el queso y el embutido pagan también la espera. Una rueda parada dos años pierde peso, ocupa una tabla e inmoviliza dinero.</li>
</ol>
<h2>La ley</h2>
<p>Desde 2022, dos expresiones tienen significado en Italia, por la ley 61. <strong>Cadena corta</strong> (<em>filiera corta</em>): entre quien produce y quien compra hay un intermediario como máximo. <strong>Kilómetro cero</strong>: se produce en la misma provincia que el punto de venta o a no más de 70 kilómetros. No es lo mismo: un pecorino comprado a un pastor sardo y enviado a Trieste es cadena corta y recorre mil kilómetros.</p>
<p>Un mercado en línea es uno de los pasos: el productor emite el documento, le pagas a él y la comisión cabe en una línea como la de arriba.</p>
<h2>Qué puedes preguntar</h2>
<p>El rendimiento, el mes de recogida, quién molió y dónde. Quien sabe lo que le cuesta un litro suele saber responder a lo demás.</p>`,
  },
  tags: ['produttori', 'olio', 'etichette'],
  author: 'Saverio Mancuso',
  publishedDaysAgo: 599,
  picture: 'post-come-un-produttore-fa-il-prezzo.webp',
  products: ['olio-terra-di-bari-dop', 'olio-coratina-raccolto-2026', 'olio-di-puglia-igp-latta-3-litri'],
}
