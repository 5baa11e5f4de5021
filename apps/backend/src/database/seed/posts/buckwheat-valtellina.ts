import type { SeedPost } from '../seed-post.ts'

export const buckwheatValtellina: SeedPost = {
  slug: {
    it: 'il-grano-saraceno-in-valtellina',
    en: 'buckwheat-in-valtellina',
    es: 'el-trigo-sarraceno-en-la-valtellina',
  },
  title: {
    it: 'Il grano saraceno in Valtellina',
    en: 'Buckwheat in Valtellina',
    es: 'El trigo sarraceno en la Valtellina',
  },
  excerpt: {
    it: 'Non è un cereale, si semina a luglio dopo la segale e finisce nei pizzoccheri. La ricetta di Teglio, con i pesi.',
    en: 'It is no cereal, it is sown in July after the rye and it ends up in pizzoccheri. The Teglio recipe, with weights.',
    es: 'No es un cereal, se siembra en julio tras el centeno y acaba en los pizzoccheri. La receta de Teglio, con pesos.',
  },
  text: {
    it: `<p>Il grano saraceno, <em>Fagopyrum esculentum</em>, è parente del rabarbaro e dell’acetosa. Non è un cereale: non ha spiga né glutine, e il seme è un piccolo frutto a tre spigoli, nero fuori e bianco dentro. In Valtellina lo chiamano <em>furmentùn</em> e i documenti lo nominano dal Seicento.</p>
<h2>Perché proprio qui</h2>
<p>La valle corre da est a ovest, quindi un versante prende il sole tutto il giorno. Sui terrazzi fra i 400 e gli 800 metri si mieteva la segale ai primi di luglio, e nei novanta giorni rimasti prima del gelo ci stava un solo raccolto: il saraceno. Si semina entro la metà di luglio, a fine agosto i campi sono bianchi di fiori, a ottobre si taglia e si lascia asciugare in covoni, perché i semi non maturano tutti insieme. Le api ci lavorano molto: senza impollinazione il fiore non lega, e la pianta non può fecondarsi da sola.</p>
<p>Il gelo è il nemico. Basta una notte a zero gradi per perdere tutto, e per questo si semina tardi e si raccoglie presto. La resa sta fra 8 e 15 quintali per ettaro, un terzo di un frumento. Oggi gli ettari in valle sono poche decine, e quasi tutta la farina che si macina in Italia arriva dall’estero. Se il produttore scrive il nome del terrazzo, non è un vezzo.</p>
<h2>Al mulino</h2>
<p>La buccia nera si toglie in parte o del tutto. La farina chiara viene dal cuore del seme; quella scura tiene frammenti di buccia, sa di terra e nocciola e lega peggio. Senza glutine una sfoglia si sbriciola: ecco perché nei pizzoccheri c’è anche frumento.</p>
<h2>I pizzoccheri</h2>
<p>I <strong>Pizzoccheri della Valtellina IGP</strong>, secchi o freschi, contengono almeno il 20 % di farina di grano saraceno. A Teglio l’accademia locale ha depositato la versione fresca, per quattro persone:</p>
<ul>
<li>400 g di farina di saraceno e 100 g di farina bianca</li>
<li>250 g di Valtellina Casera DOP</li>
<li>150 g di formaggio da grattugia</li>
<li>200 g di burro</li>
<li>200 g di verza, 250 g di patate</li>
<li>aglio, pepe</li>
</ul>
<ol>
<li>Impasta le farine con acqua per cinque minuti, stendi a 2–3 millimetri, taglia strisce di 7 centimetri e poi tagliatelle larghe 5 millimetri.</li>
<li>Cuoci verza e patate a tocchetti in acqua salata; dopo cinque minuti aggiungi i pizzoccheri per altri dieci.</li>
<li>Raccogli con la schiumarola una parte per volta in una teglia calda, alternando con i <a href="/products?category=formaggi">formaggi</a>.</li>
<li>Versa il burro colorato con l’aglio. Non mescolare.</li>
</ol>
<h2>Altri usi</h2>
<p>La stessa farina fa la polenta taragna, con burro e formaggio dentro, e gli <em>sciatt</em>, frittelle tonde con un cubo di formaggio e un goccio di grappa nella pastella. Tienila in frigo: ha più grassi della farina bianca, e dopo tre mesi in dispensa sa di vecchio.</p>`,
    en: `<p>Buckwheat, <em>Fagopyrum esculentum</em>, is kin to rhubarb and sorrel. A cereal it is not: there is no ear and no gluten, and what looks like a grain is a three-cornered fruit, black outside and white within. Valtellina people call it <em>furmentùn</em>, and local papers mention it from the seventeenth century on.</p>
<h2>Why there</h2>
<p>The valley runs east to west, so that one side has sun all day. On terraces between 400 and 800 metres rye was cut in early July, and about ninety days were left before frost. One crop fitted the gap. Seed goes in by mid-July, fields are white with blossom at the end of August, and in October the stalks are cut and stood up in sheaves, because the seeds never ripen all together. Bees are indispensable: a buckwheat flower cannot fertilise itself.</p>
<p>Frost is the enemy at both ends. A single night at zero degrees takes everything, hence the late sowing and the early harvest. Yields stay between 0.8 and 1.5 tonnes a hectare, roughly a third of wheat. Only some dozens of hectares remain in the valley, and nearly all buckwheat milled in Italy is imported. When a miller names the terrace, it means something.</p>
<h2>At the mill</h2>
<p>The black hull comes off partly or entirely. Pale flour is ground from the heart of the seed. Dark flour keeps specks of hull, tastes of earth and hazelnut, and holds together less well. With no gluten a sheet of dough crumbles, so pizzoccheri contain some wheat too.</p>
<h2>Pizzoccheri</h2>
<p><strong>Pizzoccheri della Valtellina PGI</strong>, fresh or dried, contain at least 20 % buckwheat flour. In Teglio a local academy has deposited its fresh version, which feeds four:</p>
<ul>
<li>400 g buckwheat flour and 100 g white flour</li>
<li>250 g Valtellina Casera PDO</li>
<li>150 g grating cheese</li>
<li>200 g butter</li>
<li>200 g savoy cabbage, 250 g potatoes</li>
<li>garlic and pepper</li>
</ul>
<ol>
<li>Knead both flours with water for five minutes, roll to 2–3 mm, cut bands 7 cm wide and slice those into 5 mm ribbons.</li>
<li>Boil diced potato and cabbage in salted water. Five minutes later add the pasta and give it ten more.</li>
<li>Lift it out in batches with a skimmer, layering in a hot dish with the <a href="/products?category=formaggi">cheeses</a>.</li>
<li>Pour over butter browned with garlic. Do not stir.</li>
</ol>
<h2>What else to do with it</h2>
<p>The same flour goes into <em>polenta taragna</em>, enriched with butter and cheese, and into <em>sciatt</em>, round fritters hiding a cube of cheese, with a splash of grappa in the batter. Keep the bag in the fridge. It holds more fat than white flour does, and three months in a warm cupboard make it taste stale.</p>`,
    es: `<p>El trigo sarraceno, <em>Fagopyrum esculentum</em>, es pariente del ruibarbo y de la acedera. No es un cereal: no tiene espiga ni gluten, y lo que parece un grano es un fruto de tres aristas, negro por fuera y blanco por dentro. En la Valtellina lo llaman <em>furmentùn</em> y los papeles lo nombran desde el siglo XVII.</p>
<h2>Por qué allí</h2>
<p>El valle corre de este a oeste, así que una ladera tiene sol todo el día. En los bancales de 400 a 800 metros se segaba el centeno a primeros de julio, y en los noventa días que quedaban hasta las heladas solo cabía un cultivo más: este. Se siembra antes de mediados de julio, a finales de agosto los campos están blancos de flor y en octubre se corta y se deja secar en gavillas, porque las semillas no maduran a la vez. Las abejas son imprescindibles: la flor no puede fecundarse sola.</p>
<p>El enemigo es el hielo. Una noche a cero grados basta para perderlo todo; de ahí que se siembre tarde y se recoja pronto. Rinde entre 800 y 1.500 kilos por hectárea, un tercio de lo que da un trigo. Hoy quedan en el valle unas decenas de hectáreas, y casi toda la harina que se muele en Italia viene de fuera. Si el molinero pone el nombre del bancal, por algo será.</p>
<h2>En el molino</h2>
<p>La cáscara negra se quita en parte o del todo. La harina clara sale del corazón de la semilla; la oscura conserva trocitos de cáscara, sabe a tierra y avellana y liga peor. Sin gluten la masa se desmiga, y por eso los pizzoccheri llevan también trigo.</p>
<h2>Los pizzoccheri</h2>
<p>Los <strong>Pizzoccheri della Valtellina IGP</strong>, secos o frescos, tienen al menos un 20 % de harina de sarraceno. En Teglio, la academia local registró la versión fresca, para cuatro:</p>
<ul>
<li>400 g de harina de sarraceno y 100 g de harina blanca</li>
<li>250 g de Valtellina Casera DOP</li>
<li>150 g de queso de rallar</li>
<li>200 g de mantequilla</li>
<li>200 g de col rizada, 250 g de patatas</li>
<li>ajo y pimienta</li>
</ul>
<ol>
<li>Amasa las harinas con agua cinco minutos, estira a 2–3 milímetros, corta bandas de 7 centímetros y luego cintas de 5 milímetros.</li>
<li>Cuece la patata en dados y la col en agua con sal; a los cinco minutos echa la pasta y espera otros diez.</li>
<li>Saca con la espumadera por tandas a una fuente caliente, en capas con los <a href="/products?category=formaggi">quesos</a>.</li>
<li>Vierte encima la mantequilla dorada con ajo. No remuevas.</li>
</ol>
<h2>Otros usos</h2>
<p>Con la misma harina se hacen la <em>polenta taragna</em>, con mantequilla y queso dentro, y los <em>sciatt</em>, buñuelos redondos con un dado de queso y un chorrito de grappa en la masa. Guárdala en la nevera: tiene más grasa que la blanca y, tras tres meses de despensa, sabe a rancio.</p>`,
  },
  tags: ['pasta', 'cucina', 'produttori'],
  author: 'Irene Castaldi',
  publishedDaysAgo: 57,
  picture: 'post-il-grano-saraceno-in-valtellina.webp',
  products: ['pizzoccheri-della-valtellina-igp', 'bitto-dop-12-mesi', 'pane-di-segale-del-maso'],
}
