import type { SeedPost } from '../seed-post.ts'

export const risottoRice: SeedPost = {
  slug: {
    it: 'carnaroli-arborio-vialone-nano',
    en: 'carnaroli-arborio-and-vialone-nano',
    es: 'carnaroli-arborio-y-vialone-nano',
  },
  title: {
    it: 'Carnaroli, Arborio o Vialone Nano: quale riso per il risotto',
    en: 'Carnaroli, Arborio or Vialone Nano: which rice for risotto',
    es: 'Carnaroli, Arborio o Vialone Nano: qué arroz para el risotto',
  },
  excerpt: {
    it: 'Amilosio, tempi e brodo: tre risi nati fra il 1937 e il 1946, e che cosa vuol dire la parola «classico» sul pacco.',
    en: 'Amylose, minutes and stock: three rices bred between 1937 and 1946, and what the word classico on the bag means.',
    es: 'Amilosa, minutos y caldo: tres arroces nacidos entre 1937 y 1946, y qué significa la palabra «classico» en el paquete.',
  },
  text: {
    it: `<p>Un risotto è amido che esce dal chicco e chicco che non si rompe. Le due cose si contraddicono, e ogni varietà sceglie un compromesso diverso. La misura si chiama amilosio: più ce n’è, più il chicco tiene; meno ce n’è, più cede amido e si ammorbidisce.</p>
<h2>Tre nascite</h2>
<ul>
<li><strong>Vialone Nano</strong>, 1937: incrocio fra Vialone e Nano, fatto alla stazione sperimentale di Vercelli. Chicco medio, tondo, amilosio intorno al 24 %. Nel Veronese ha l’IGP dal 1996.</li>
<li><strong>Carnaroli</strong>, 1945: Vialone per Lencino, selezionato a Paullo, vicino a Milano. Chicco lungo, amilosio intorno al 24 %, nucleo compatto.</li>
<li><strong>Arborio</strong>, 1946: prende il nome dal paese del Vercellese. Chicco molto grande, amilosio fra il 18 e il 20 %, cuore bianco e poroso.</li>
</ul>
<h2>In pentola</h2>
<p>L’<strong>Arborio</strong> dà molta crema e perdona poco: fra il quattordicesimo e il sedicesimo minuto è pronto, al diciottesimo il bordo è una pappa mentre il centro resiste. Va bene per risotti ricchi di burro, per supplì e torte di riso.</p>
<p>Il <strong>Carnaroli</strong> sta sui 16–18 minuti e ne regge altri due senza sfaldarsi. È il riso di chi cucina per sei persone e ha il telefono che suona.</p>
<p>Il <strong>Vialone Nano</strong> assorbe più brodo in rapporto al peso e cuoce in 14–16 minuti. È il riso dei risotti all’onda, del pesce, della <a href="/products?category=ortofrutta">zucca e del radicchio</a>; a Isola della Scala lo cuociono a fuoco spento, con due parti di brodo e una di riso.</p>
<h2>La parola «classico»</h2>
<p>Dal 2017 la legge italiana permette di vendere come «Carnaroli» anche varietà del suo gruppo, come Karnak o Caravaggio, che in campo rendono di più e si allettano meno. Non è una frode: è scritto in un registro. Ma se sul pacco c’è <strong>«Carnaroli classico»</strong>, dentro c’è solo quello, con tracciabilità dal seme. Lo stesso vale per Arborio e Vialone Nano.</p>
<h2>Il metodo, in numeri</h2>
<ol>
<li>80 grammi di riso a testa, 250–300 millilitri di brodo bollente.</li>
<li>Tosta a secco o con poco burro finché il chicco scotta fra le dita, due o tre minuti. La tostatura indurisce lo strato esterno e rallenta la perdita di amido.</li>
<li>Sfuma con vino a temperatura ambiente e aspetta che non si senta più l’alcol.</li>
<li>Aggiungi brodo quando il cucchiaio lascia la scia sul fondo.</li>
<li>Fuori dal fuoco, un minuto di riposo, poi 15 grammi di burro freddo e 15 di formaggio per porzione.</li>
</ol>
<h2>Dal campo</h2>
<p>Si semina fra aprile e maggio, si raccoglie fra settembre e ottobre. Dal risone, il riso vestito, escono circa 60 chili di riso bianco su cento. Il riso invecchiato un anno in silo, ancora vestito, assorbe di più e si incolla meno: chi lo fa lo scrive, e il prezzo sale di un terzo.</p>`,
    en: `<p>Risotto asks a grain to give starch away without falling to bits. Those wishes pull in opposite directions, and each variety settles the quarrel differently. The figure to know is amylose: more of it keeps a grain firm, less of it lets starch out.</p>
<h2>Three birthdays</h2>
<ul>
<li><strong>Vialone Nano</strong>, 1937, is a cross of Vialone and Nano made at the rice station in Vercelli. The grain is medium and roundish, with about 24 % amylose. Around Verona it has held a PGI since 1996.</li>
<li><strong>Carnaroli</strong>, 1945, is Vialone crossed with Lencino at Paullo, outside Milan. Long grain, some 24 % amylose, a dense core.</li>
<li><strong>Arborio</strong>, 1946, is called after a village near Vercelli. Very large grain, 18 to 20 % amylose, a white and porous heart.</li>
</ul>
<h2>How each behaves</h2>
<p><strong>Arborio</strong> gives plenty of cream and little forgiveness. It is done between minutes fourteen and sixteen; by eighteen the edge is porridge and the middle still chalky. Use it for buttery risotti, for <em>supplì</em> and for rice cakes.</p>
<p><strong>Carnaroli</strong> takes 16 to 18 minutes and can stand two more. It suits anyone cooking for six with a telephone ringing.</p>
<p><strong>Vialone Nano</strong> drinks more stock for its weight and cooks in 14 to 16. Venetians want it for loose risotti, for fish, <a href="/products?category=ortofrutta">pumpkin and radicchio</a>. At Isola della Scala they cook it with the flame off, two parts of stock to one of rice.</p>
<h2>One extra word</h2>
<p>Since 2017 Italian law has let bags marked “Carnaroli” hold sister varieties such as Karnak or Caravaggio, which yield better and stay upright in a storm. This is no swindle, because the groups are published. But <strong>“Carnaroli classico”</strong> means that variety only, traced from the seed onwards. Arborio and Vialone Nano follow the same rule.</p>
<h2>Method, in figures</h2>
<ol>
<li>Take 80 grams of rice a head and 250 to 300 millilitres of boiling stock.</li>
<li>Toast the grains, dry or with a little butter, for two or three minutes, until they are too hot to pinch. Toasting firms the outer layer and slows the loss of starch.</li>
<li>Add wine at room temperature and wait until you no longer smell alcohol.</li>
<li>Ladle in stock whenever the spoon leaves a clean trail behind it.</li>
<li>Off the heat, rest for one minute. Then beat in 15 grams of cold butter and 15 of cheese per portion.</li>
</ol>
<h2>Out in the paddies</h2>
<p>Seed goes into flooded or dry fields in April and May and comes off in September and October. A hundred kilos of rough rice mill down to about 60 of white. Rice kept a year in its husk takes up more liquid and sticks less. Whoever bothers will say so, and will charge a third more for the wait.</p>`,
    es: `<p>Un risotto pide dos cosas que se llevan mal: que el grano suelte almidón y que no se rompa. Cada variedad pacta a su manera. El dato que lo explica es la amilosa: cuanta más hay, más aguanta el grano; cuanta menos, más almidón cede.</p>
<h2>Tres nacimientos</h2>
<ul>
<li><strong>Vialone Nano</strong>, 1937: cruce de Vialone y Nano, hecho en la estación arrocera de Vercelli. Grano medio y redondeado, cerca del 24 % de amilosa. En Verona tiene IGP desde 1996.</li>
<li><strong>Carnaroli</strong>, 1945: Vialone por Lencino, obtenido en Paullo, junto a Milán. Grano largo, también en torno al 24 %, núcleo compacto.</li>
<li><strong>Arborio</strong>, 1946: lleva el nombre de un pueblo de Vercelli. Grano muy grande, entre 18 y 20 % de amilosa, corazón blanco y poroso.</li>
</ul>
<h2>En la cazuela</h2>
<p>El <strong>Arborio</strong> da mucha crema y poco margen: entre el minuto catorce y el dieciséis está; en el dieciocho el borde es puré y el centro sigue duro. Va bien con mantequilla generosa, en <em>supplì</em> y en pasteles de arroz.</p>
<p>El <strong>Carnaroli</strong> pide de 16 a 18 minutos y soporta dos más sin deshacerse. Es el arroz de quien cocina para seis con el teléfono sonando.</p>
<p>El <strong>Vialone Nano</strong> bebe más caldo por gramo y se hace en 14–16. Es el de los risottos sueltos, el del pescado, el de la <a href="/products?category=ortofrutta">calabaza y el radicchio</a>; en Isola della Scala lo cuecen con el fuego apagado, dos partes de caldo por una de arroz.</p>
<h2>La palabra «classico»</h2>
<p>Desde 2017 la ley italiana deja vender como «Carnaroli» otras variedades de su grupo, como Karnak o Caravaggio, que rinden más y se tumban menos con el viento. No es un engaño: hay un registro público. Pero si el paquete dice <strong>«Carnaroli classico»</strong>, dentro solo hay esa, con el rastro desde la semilla. Lo mismo vale para Arborio y Vialone Nano.</p>
<h2>El método, con números</h2>
<ol>
<li>80 gramos de arroz por persona y 250–300 mililitros de caldo hirviendo.</li>
<li>Tuesta en seco o con poca mantequilla hasta que el grano queme entre los dedos, dos o tres minutos. El tostado endurece la capa de fuera y frena la salida del almidón.</li>
<li>Moja con vino a temperatura ambiente y espera a que no huela a alcohol.</li>
<li>Añade caldo cuando la cuchara deje un surco limpio en el fondo.</li>
<li>Fuera del fuego, un minuto de reposo; después, 15 gramos de mantequilla fría y 15 de queso por ración.</li>
</ol>
<h2>Desde el arrozal</h2>
<p>Se siembra entre abril y mayo y se cosecha entre septiembre y octubre. De cien kilos con cáscara quedan unos 60 de arroz blanco. El que pasa un año en el silo sin descascarillar absorbe más y se pega menos. Quien lo hace lo pone en el paquete, y el precio sube un tercio.</p>`,
  },
  tags: ['pasta', 'cucina', 'etichette'],
  author: 'Elena Quartieri',
  publishedDaysAgo: 331,
  picture: 'post-carnaroli-arborio-vialone-nano.webp',
  products: ['riso-carnaroli-superfino', 'riso-vialone-nano-veronese-igp', 'zafferano-dell-aquila-dop-1-g'],
}
