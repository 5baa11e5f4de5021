import type { SeedPost } from '../seed-post.ts'

export const bronzeDie: SeedPost = {
  slug: {
    it: 'perche-la-pasta-al-bronzo-e-ruvida',
    en: 'why-bronze-die-pasta-is-rough',
    es: 'por-que-la-pasta-al-bronce-es-rugosa',
  },
  title: {
    it: 'Perché la pasta trafilata al bronzo è ruvida',
    en: 'Why bronze-die pasta is rough',
    es: 'Por qué la pasta de molde de bronce es rugosa',
  },
  excerpt: {
    it: 'Il bronzo graffia l’impasto, il teflon lo liscia. Ma metà del risultato la decide l’essiccatoio, e il tempo si vede nel prezzo.',
    en: 'Bronze scratches the dough, Teflon polishes it. Half of the result is decided in the drier, though, and that is where the money goes.',
    es: 'El bronce araña la masa y el teflón la alisa. Pero la mitad del resultado depende del secadero, y ahí se va el dinero.',
  },
  text: {
    it: `<p>Una trafila è un disco pesante, pieno di fori. Dall’alto la vite spinge l’impasto di semola e acqua a una pressione intorno ai cento bar; da sotto esce la forma, e un coltello la taglia. Che la pasta sia liscia o ruvida dipende da che cosa tocca negli ultimi millimetri del foro.</p>
<h2>Bronzo contro teflon</h2>
<p>Il bronzo fa attrito. La superficie dell’impasto rallenta rispetto al centro, si strappa in modo microscopico ed esce opaca, di un giallo chiaro che sembra infarinato. Un inserto di teflon lascia scivolare l’impasto: la pasta esce lucida, più gialla, e la macchina può andare più veloce. Il bronzo in più si consuma, e dopo qualche anno la forma va rifatta perché i fori si allargano.</p>
<p>La ruvidità serve a due cose. Aumenta la superficie che tocca il sugo, e in cottura lascia andare un po’ di amido nell’acqua. È quell’amido, nell’ultimo minuto in padella, a legare olio e acqua in una crema. Con una pasta liscia devi aiutarti con più formaggio o più burro.</p>
<h2>Poi c’è l’aria</h2>
<p>L’impasto esce dalla trafila con circa il 30 % di acqua e deve scendere sotto il 12,5 %, che in Italia è il limite di legge. Ci sono due modi. L’industria lavora spesso oltre gli 80 °C, in poche ore. Chi asciuga piano sta fra i 40 e i 60 °C e impiega da uno a due giorni e mezzo secondo il formato: un pacchero chiede molto più tempo di uno spaghettino.</p>
<p>A temperatura alta le proteine si fissano e la pasta tiene la cottura anche quando la semola è mediocre; si formano anche composti di colore, gli stessi della crosta del pane. A temperatura bassa la tenuta dipende tutta dal glutine della semola. Per questo chi asciuga piano compra grano con 13 o 14 di proteine, quando la legge ne chiede alla pasta almeno 10,5 su cento di sostanza secca.</p>
<h2>Che cosa dice la legge</h2>
<p>La pasta secca prodotta in Italia per il mercato italiano si fa con semola di grano duro e acqua, con una tolleranza del 3 % di grano tenero. Il disciplinare della <a href="/products?category=pasta-e-riso">Pasta di Gragnano IGP</a> aggiunge l’acqua di falda del posto, la trafila in bronzo e l’asciugatura fra 40 e 80 °C.</p>
<h2>Come la cuoci</h2>
<ol>
<li>Un litro d’acqua per etto di pasta, 8–10 grammi di sale per litro.</li>
<li>Scola due minuti prima del tempo scritto e tieni da parte una tazza d’acqua.</li>
<li>Finisci in padella con il sugo, aggiungendo l’acqua a cucchiai.</li>
</ol>
<p>Se l’acqua in pentola resta limpida, la pasta era liscia. Se si vela e il sugo si attacca, hai capito per che cosa hai speso.</p>`,
    en: `<p>A die is a heavy metal disc full of holes. From above, a screw pushes semolina dough into it at something like a hundred bar; a shape comes out underneath and a knife cuts it to length. Smooth or rough depends on what the dough rubs against in the final few millimetres.</p>
<h2>Two ways out of a hole</h2>
<p>Bronze drags. The skin of the dough slows down while its core keeps going, tears on a microscopic scale and comes out matt and pale, as if dusted with flour. A Teflon insert lets everything slide, so the pasta is shiny and more yellow, and the press can run faster. Bronze also wears away: after some years the holes are too wide and the inserts have to be made again.</p>
<p>Roughness earns its keep twice. There is more surface for the sauce to hold on to, and a little more starch escapes into the water. During the last minute in the pan that starch binds oil and water into something creamy. With polished pasta you end up adding butter or cheese to get there.</p>
<h2>The slow part</h2>
<p>Dough leaves the die with roughly 30 % water and has to drop below 12.5 %, the legal ceiling in Italy. Factories often dry above 80 °C, in a few hours. A slow pastificio stays between 40 and 60 °C and needs anything from one day to two and a half, because a pacchero is much thicker than a strand of spaghettini.</p>
<p>High heat sets the proteins, which lets mediocre semolina survive the pot. It also creates browning compounds, the ones you know from bread crust. Low heat sets nothing: firmness has to come from the gluten in the wheat. That is why slow driers buy grain at 13 or 14 per cent protein, although the law asks for only 10.5 in the finished pasta, measured on dry matter.</p>
<h2>What the rules say</h2>
<p>Dried pasta made in Italy for Italians is durum wheat semolina and water, with a 3 % tolerance for common wheat. The specification of <a href="/products?category=pasta-e-riso">Pasta di Gragnano PGI</a> adds water from the local aquifer, bronze dies, and drying between 40 and 80 °C. It does not prescribe one shape: the list runs to dozens.</p>
<h2>In the kitchen</h2>
<ol>
<li>Use a litre of water for each 100 grams of pasta and 8–10 grams of salt for each litre.</li>
<li>Drain two minutes early and save a cup of the water.</li>
<li>Finish it in the pan with its sauce, adding that water by the spoonful.</li>
</ol>
<p>When the pot stays clear, the pasta was smooth. When the water clouds and the sauce clings to every ridge, you can see what the extra euro paid for: a worn die and a day and a half of warm air.</p>`,
    es: `<p>El molde es un disco pesado lleno de agujeros. Desde arriba, un tornillo empuja la masa de sémola y agua a unos cien bares; por debajo sale la forma y una cuchilla la corta. Que la pasta quede lisa o áspera depende de lo que roza en los últimos milímetros.</p>
<h2>Bronce o teflón</h2>
<p>El bronce frena. La piel de la masa se retrasa respecto al centro, se desgarra a escala microscópica y sale mate, de un amarillo pálido, como enharinada. Un inserto de teflón la deja resbalar: la pasta sale brillante, más amarilla, y la prensa puede ir más deprisa. El bronce además se gasta, y al cabo de unos años hay que rehacer los insertos porque los agujeros se ensanchan.</p>
<p>La aspereza sirve para dos cosas. Hay más superficie en contacto con la salsa y pasa algo más de almidón al agua de cocción. En el último minuto de sartén, ese almidón liga el aceite y el agua en una crema. Con una pasta lisa tienes que recurrir a más queso o a más mantequilla.</p>
<h2>Después, el aire</h2>
<p>La masa sale con un 30 % de agua, más o menos, y tiene que bajar del 12,5 %, el tope legal en Italia. La industria seca a menudo por encima de 80 °C, en pocas horas. Quien seca despacio se queda entre 40 y 60 °C y tarda de un día a dos y medio, según el formato: un <em>pacchero</em> es mucho más grueso que un espagueti fino.</p>
<p>El calor alto fija las proteínas, y así aguanta la olla hasta una sémola mediocre; de paso aparecen los compuestos tostados de la corteza del pan. El calor bajo no fija nada: la firmeza tiene que ponerla el gluten del trigo. Por eso quien seca despacio compra grano con 13 o 14 de proteína, cuando la ley pide a la pasta un mínimo de 10,5 sobre materia seca.</p>
<h2>Lo que manda la norma</h2>
<p>La pasta seca que se hace en Italia para el mercado italiano lleva sémola de trigo duro y agua, con un 3 % de tolerancia para el trigo blando. El pliego de la <a href="/products?category=pasta-e-riso">Pasta di Gragnano IGP</a> añade agua del acuífero local, molde de bronce y secado entre 40 y 80 °C. El formato lo elige cada fábrica, y hay decenas.</p>
<h2>En la cocina</h2>
<ol>
<li>Un litro de agua por cada 100 gramos de pasta y 8–10 gramos de sal por litro.</li>
<li>Escurre dos minutos antes de lo que dice el paquete y guarda una taza del agua.</li>
<li>Acaba la cocción en la sartén, con la salsa, añadiendo esa agua a cucharadas.</li>
</ol>
<p>Si el agua de la olla sigue clara, la pasta era lisa. Si se enturbia y la salsa se agarra, ya sabes en qué has gastado el euro de más: un molde que se desgasta y día y medio de aire templado.</p>`,
  },
  tags: ['pasta', 'cucina', 'produttori'],
  author: 'Saverio Mancuso',
  publishedDaysAgo: 642,
  picture: 'post-perche-la-pasta-al-bronzo-e-ruvida.webp',
  products: [
    'rigatoni-pasta-di-gragnano-igp',
    'paccheri-pasta-di-gragnano-igp',
    'fusilli-pasta-di-gragnano-igp',
  ],
}
