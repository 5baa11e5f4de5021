import type { SeedPost } from '../seed-post.ts'

export const balsamic: SeedPost = {
  slug: {
    it: 'balsamico-tradizionale-e-balsamico-igp',
    en: 'traditional-balsamic-and-balsamic-pgi',
    es: 'balsamico-tradicional-y-balsamico-igp',
  },
  title: {
    it: 'Balsamico tradizionale DOP e balsamico IGP: due prodotti, un aggettivo',
    en: 'Traditional balsamic PDO and balsamic PGI: two products, one adjective',
    es: 'Balsámico tradicional DOP y balsámico IGP: dos productos, un adjetivo',
  },
  excerpt: {
    it: 'Uno è solo mosto cotto per almeno 12 anni, l’altro è mosto e aceto di vino per almeno 60 giorni. Come distinguerli e come usarli.',
    en: 'One is cooked must and twelve years of wood, the other must and wine vinegar for at least sixty days. How to tell and use them.',
    es: 'Uno es mosto cocido y doce años de madera; el otro, mosto y vinagre de vino al menos sesenta días. Cómo distinguirlos y usarlos.',
  },
  text: {
    it: `<p>Nello stesso scaffale trovi una bottiglia da 250 millilitri a 6 euro e una boccetta da 100 a 60. Tutte e due dicono «balsamico» e «Modena». La parola che le separa è «tradizionale».</p>
<h2>Il tradizionale</h2>
<p>L’<strong>Aceto Balsamico Tradizionale di Modena DOP</strong> ha un solo ingrediente: mosto d’uva cotto. Si pigiano uve come Trebbiano e Lambrusco, e il mosto cuoce a fuoco diretto in un vaso aperto per mezza giornata o più, finché si riduce di circa la metà. Poi lieviti e batteri acetici lavorano in una botte, e da lì comincia la <strong>batteria</strong>: cinque o più botticelle di legni diversi, rovere, castagno, ciliegio, gelso, ginepro, dalla più grande alla più piccola.</p>
<p>Una volta l’anno si preleva un po’ dalla più piccola; il vuoto si riempie dalla seconda, la seconda dalla terza, fino all’ultima che riceve il mosto nuovo. Si chiama rincalzo. Intanto nel sottotetto il caldo d’estate fa evaporare l’acqua. Da cento chili di uva, dopo dodici anni, restano pochi litri.</p>
<p>Il minimo è 12 anni; <strong>extravecchio</strong> vuol dire almeno 25. Prima dell’imbottigliamento una commissione assaggia ogni lotto alla cieca. La bottiglia è per tutti la stessa, una sfera da 100 ml su base rettangolare disegnata da Giorgetto Giugiaro. Reggio Emilia ha la sua DOP, un’altra bottiglia e tre bollini: aragosta, argento, oro.</p>
<h2>L’IGP</h2>
<p>L’<strong>Aceto Balsamico di Modena IGP</strong> è un aceto: mosto d’uva cotto o concentrato, almeno il 20 %, e aceto di vino, almeno il 10 %, di cui una parte vecchia di dieci anni. È ammesso fino al 2 % di caramello per il colore. Riposa in legno minimo 60 giorni; con <strong>invecchiato</strong> in etichetta, almeno tre anni. L’acidità non scende sotto il 6 %.</p>
<p>Fra una bottiglia e l’altra cambia quanto mosto c’è. Guarda l’ordine degli ingredienti: se il primo è il mosto, sarà denso e dolce; se il primo è l’aceto di vino, sarà liquido e tagliente. Nessuno dei due è sbagliato, servono a cose diverse.</p>
<h2>Non è balsamico</h2>
<p>«Condimento», «glassa», «crema» sono nomi liberi: dentro può esserci amido, gomma xantana, zucchero. Possono essere buoni, ma sono un’altra cosa e la lista degli ingredienti te lo dice.</p>
<h2>In cucina</h2>
<ul>
<li><strong>IGP liquido</strong>: insalate, verdure alla griglia, marinate. Un cucchiaio per due persone.</li>
<li><strong>IGP denso</strong>: a fine cottura su carne, cipolle, <a href="/products?category=ortofrutta">fragole o radicchio</a>.</li>
<li><strong>Tradizionale</strong>: fuori dal fuoco, a gocce, su un pezzo di formaggio stagionato, un risotto, una frittata, un gelato alla crema. Mezzo cucchiaino a testa basta: una boccetta ne contiene quaranta.</li>
</ul>
<p>Conservali chiusi in dispensa. L’acidità li protegge, e un deposito sul fondo è normale. In frigo il tradizionale diventa così viscoso che non esce.</p>`,
    en: `<p>One shelf can hold a 250 ml bottle at six euros and a 100 ml flask at sixty. Both say balsamic and both say Modena. A single word, <em>tradizionale</em>, keeps them apart.</p>
<h2>The traditional one</h2>
<p><strong>Aceto Balsamico Tradizionale di Modena PDO</strong> has one ingredient, cooked grape must. Trebbiano, Lambrusco and a few other grapes are pressed, and the juice simmers in an open pan over direct heat for half a day or longer, until about half is left. Yeasts and acetic bacteria then work in a cask, and after that comes the <em>batteria</em>: five or more small barrels in oak, chestnut, cherry, mulberry and juniper, each smaller than the one before.</p>
<p>Once a year a little is drawn from the smallest. It is topped up from its neighbour, that one from the next, and so on up to the largest, which gets new must. Meanwhile the attic bakes each summer and water leaves through the wood. Of a hundred kilos of grapes a few litres remain after twelve years.</p>
<p>Twelve is the minimum, and <strong>extravecchio</strong> means twenty-five or more. A panel tastes every batch blind before bottling. Everybody uses the same bottle, a 100 ml globe on a rectangular foot designed by Giorgetto Giugiaro. Reggio Emilia has a PDO of its own with a different bottle and three seals: lobster red, silver and gold.</p>
<h2>The PGI</h2>
<p><strong>Aceto Balsamico di Modena PGI</strong> is a vinegar: cooked or concentrated must, at least 20 %, and wine vinegar, at least 10 %, a share of which must be ten years old. Up to 2 % caramel is allowed for colour. It stays in wood for sixty days or more; <strong>invecchiato</strong> on the label means three years. Acidity may not fall below 6 %.</p>
<p>What changes from bottle to bottle is the amount of must. Read the order of ingredients. If must comes first you have something thick and sweet; if wine vinegar does, something thin and sharp. Neither is wrong. They have separate jobs.</p>
<h2>Neither of the two</h2>
<p>“Condiment”, “glaze” and “cream” are free names. Starch, xanthan gum or sugar may be inside. Some of them taste good, but they are something else and their ingredient lists admit it.</p>
<h2>At the stove</h2>
<ul>
<li><strong>Thin PGI</strong> belongs in salads, grilled vegetables and marinades, one spoonful for two people.</li>
<li><strong>Thick PGI</strong> goes on at the end, over meat, onions, <a href="/products?category=ortofrutta">strawberries or radicchio</a>.</li>
<li><strong>Tradizionale</strong> never meets a flame. Drop it on aged cheese, risotto, an omelette or plain ice cream. Half a teaspoon each will do, and a flask holds forty of those.</li>
</ul>
<p>Keep bottles closed in the larder. Acid protects them, and sediment is nothing to worry about. In a refrigerator the traditional one turns so stiff that it refuses to leave the bottle.</p>`,
    es: `<p>En un mismo estante hay una botella de 250 mililitros a 6 euros y un frasco de 100 a 60. Las dos dicen «balsamico» y las dos dicen «Modena». Las separa una palabra: <em>tradizionale</em>.</p>
<h2>El tradicional</h2>
<p>El <strong>Aceto Balsamico Tradizionale di Modena DOP</strong> tiene un solo ingrediente: mosto de uva cocido. Se prensan uvas como Trebbiano y Lambrusco y el mosto cuece a fuego directo, en recipiente abierto, medio día o más, hasta quedarse en la mitad. Luego levaduras y bacterias acéticas trabajan en una bota, y de ahí se pasa a la <strong>batería</strong>: cinco o más barriles de roble, castaño, cerezo, morera y enebro, cada uno más pequeño que el anterior.</p>
<p>Una vez al año se saca un poco del menor. El hueco se rellena con el segundo, el del segundo con el tercero, y así hasta el mayor, que recibe el mosto nuevo. Mientras tanto, el calor del desván evapora agua cada verano. De cien kilos de uva quedan, a los doce años, unos pocos litros.</p>
<p>El mínimo son 12 años; <strong>extravecchio</strong> quiere decir 25 o más. Antes de embotellar, una comisión cata cada lote a ciegas. La botella es igual para todos: una esfera de 100 ml sobre base rectangular, diseño de Giorgetto Giugiaro. Reggio Emilia tiene su propia DOP, otra botella y tres sellos: langosta, plata y oro.</p>
<h2>El IGP</h2>
<p>El <strong>Aceto Balsamico di Modena IGP</strong> es un vinagre: mosto cocido o concentrado, al menos un 20 %, y vinagre de vino, al menos un 10 %, con una parte de diez años. Se admite hasta un 2 % de caramelo para el color. Pasa en madera 60 días como mínimo; si pone <strong>invecchiato</strong>, tres años. La acidez no baja del 6 %.</p>
<p>Entre botella y botella cambia la cantidad de mosto. Mira el orden de los ingredientes: si abre el mosto, será denso y dulce; si abre el vinagre de vino, fluido y cortante. Ninguno está mal, sirven para cosas diferentes.</p>
<h2>Lo que no es ninguno de los dos</h2>
<p>«Condimento», «glasa» y «crema» son nombres libres: dentro puede haber almidón, goma xantana o azúcar. Pueden estar buenos, pero son otra cosa, y lo confiesa la lista de ingredientes.</p>
<h2>En la mesa</h2>
<ul>
<li><strong>IGP fluido</strong>: ensaladas, verduras a la plancha, adobos. Una cucharada para dos.</li>
<li><strong>IGP denso</strong>: al final, sobre carne, cebollas, <a href="/products?category=ortofrutta">fresas o radicchio</a>.</li>
<li><strong>Tradicional</strong>: lejos del fuego y a gotas, sobre un queso curado, un risotto, una tortilla francesa o un helado de nata. Con media cucharadita por persona basta, y un frasco da para cuarenta.</li>
</ul>
<p>Guárdalos cerrados en la despensa. La acidez los protege y un poso en el fondo es normal. En la nevera el tradicional se espesa tanto que no sale de la botella.</p>`,
  },
  tags: ['olio', 'etichette', 'cucina'],
  author: 'Saverio Mancuso',
  publishedDaysAgo: 358,
  picture: 'post-balsamico-tradizionale-e-balsamico-igp.webp',
  products: [
    'aceto-balsamico-di-modena-igp',
    'aceto-balsamico-tradizionale-di-modena-dop',
    'aceto-balsamico-tradizionale-extravecchio-dop',
  ],
}
