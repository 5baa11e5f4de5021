import type { SeedPost } from '../seed-post.ts'

export const unitPrices: SeedPost = {
  slug: { it: 'il-prezzo-al-chilo', en: 'the-price-per-kilo', es: 'el-precio-por-kilo' },
  title: {
    it: 'Il prezzo al chilo, al litro e il prezzo barrato',
    en: 'Price per kilo, price per litre and the price crossed out',
    es: 'El precio por kilo, por litro y el precio tachado',
  },
  excerpt: {
    it: 'Come si calcola il prezzo unitario, perché conta il peso sgocciolato e che cosa deve esserci dietro uno sconto del 25 %.',
    en: 'How unit prices are worked out, why drained weight matters and what has to stand behind a 25 % discount.',
    es: 'Cómo se calcula el precio unitario, por qué cuenta el peso escurrido y qué tiene que haber detrás de un 25 % de descuento.',
  },
  text: {
    it: `<p>Due numeri stanno sotto ogni prodotto: il prezzo della confezione e, più piccolo, il prezzo al chilo o al litro. Il secondo è obbligatorio in Italia dal 2000, per legge, anche online, ed è quello che permette di confrontare una latta con una bottiglia.</p>
<h2>Il calcolo</h2>
<p>Prezzo diviso quantità, portato a un chilo o a un litro, arrotondato al centesimo. Tre esempi con numeri tondi:</p>
<ul>
<li>Una bottiglia d’olio da mezzo litro a 9,50 euro: <strong>19,00 al litro</strong>. Una <a href="/products?category=olio-e-aceto">latta da 3 litri</a> a 42: <strong>14,00 al litro</strong>. La differenza è vetro, etichetta e manodopera, non olio.</li>
<li>Un vasetto di crema da 190 grammi a 6,65: <strong>35,00 al chilo</strong>.</li>
<li>Un grammo di zafferano a 28 euro: <strong>28.000 al chilo</strong>. Qui il prezzo unitario è esatto e inutile: nessuno ne compra un chilo. Serve però a confrontare una bustina da 0,12 grammi con un barattolo.</li>
</ul>
<h2>Lo sgocciolato</h2>
<p>Se il cibo sta in un liquido che si butta, contano i grammi senza liquido. Un vaso di olive da 300 grammi con 180 sgocciolati a 5,40 non costa 18 euro al chilo, ne costa <strong>30</strong>. È scritto sulla confezione con «peso netto» e «peso sgocciolato», e il prezzo unitario va fatto sul secondo. Fanno eccezione i sottoli quando l’olio è parte del prodotto e si usa: guarda che cosa dichiara il produttore.</p>
<h2>Il pacco che dimagrisce</h2>
<p>Da 500 a 450 grammi, stesso prezzo di 2,50: il cartellino non cambia, il prezzo al chilo passa da 5,00 a 5,56, cioè sale dell’11 %. Si chiama <em>shrinkflation</em> e il prezzo unitario è l’unico posto in cui si vede senza bilancia.</p>
<h2>Il prezzo barrato</h2>
<p>Dal luglio 2023, quando un negozio annuncia una riduzione, deve indicare il <strong>prezzo più basso dei 30 giorni precedenti</strong>, e la percentuale si calcola su quello.</p>
<ol>
<li>Un formaggio è costato 12 euro per mesi.</li>
<li>Il primo del mese sale a 14, il dieci scende a 9,80 con scritto «-30 %».</li>
<li>Il riferimento corretto è 12: lo sconto vero è il <strong>18 %</strong>.</li>
</ol>
<p>Se una riduzione cresce a gradini senza interrompersi, il riferimento resta quello prima del primo gradino. Sono esclusi i prodotti che si deteriorano in meno di 30 giorni dalla raccolta o dalla produzione, come la verdura o la mozzarella, e i prezzi di lancio. Il «prezzo consigliato» di un listino non è un prezzo precedente e non può stare barrato.</p>
<h2>E la spedizione</h2>
<p>Non entra nel prezzo unitario, ma nel tuo conto sì. Un chilo di farina a 2,80 con 8 euro di trasporto costa 10,80 al chilo; con altri nove chili, 3,60. Ordinare poche cose da un produttore solo, o riunire due famiglie in un pacco, sposta più di qualsiasi sconto.</p>`,
    en: `<p>Two figures stand under every product: the price of the pack and, in smaller type, its price per kilo or per litre. The second has been compulsory in Italy since 2000, online as well, and it is what lets you compare a tin with a bottle.</p>
<h2>Doing the sum</h2>
<p>Take the price, divide by the quantity, bring it up to a kilo or a litre and round to the cent. Some examples in round numbers:</p>
<ul>
<li>Half a litre of oil at 9.50 euros is <strong>19.00 a litre</strong>. A <a href="/products?category=olio-e-aceto">three-litre tin</a> at 42 is <strong>14.00</strong>. What separates them is glass, labels and labour, not oil.</li>
<li>A 190 gram jar of spread at 6.65 comes to <strong>35.00 a kilo</strong>.</li>
<li>One gram of saffron at 28 euros works out at <strong>28,000 a kilo</strong>. Correct, and pointless in itself, for nobody buys a kilo. But it lets you compare a 0.12 gram sachet with a tin.</li>
</ul>
<h2>Drained weight</h2>
<p>When food sits in a liquid that you pour away, only the solid grams count. A 300 gram jar of olives holding 180 drained, at 5.40, does not cost 18 euros a kilo. It costs <strong>30</strong>. Both weights are on the label, and the unit price has to use the drained one. Vegetables in oil are a borderline case, given that the oil can be eaten, so look at what the maker declares.</p>
<h2>The shrinking pack</h2>
<p>Down from 500 grams to 450 at the same 2.50. The tag has not moved, yet the kilo went from 5.00 to 5.56, which is 11 % more. Without a pair of scales the unit price is the only place where it shows.</p>
<h2>The price crossed out</h2>
<p>Since July 2023 a shop that announces a reduction must show the <strong>lowest price of the previous 30 days</strong> and work out its percentage from that.</p>
<ol>
<li>A cheese has cost 12 euros for months.</li>
<li>On the first it rises to 14; on the tenth it falls to 9.80, flagged “-30 %”.</li>
<li>The right reference is 12, so the true cut is <strong>18 %</strong>.</li>
</ol>
<p>If a reduction deepens in unbroken steps, its reference remains the price before the first. Foods that spoil within 30 days of harvest or production, such as vegetables and mozzarella, are exempt, and so are launch prices. A recommended price from a catalogue was never charged to anybody and may not be struck through.</p>
<h2>And delivery</h2>
<p>It does not enter the unit price but it does enter your bill. A kilo of flour at 2.80 with 8 euros of carriage costs 10.80 a kilo. Bring nine more along and it is 3.60. Ordering several things from one producer, or sharing a parcel with the neighbours, moves the figure further than any discount does.</p>`,
    es: `<p>Bajo cada producto hay dos cifras: el precio del envase y, más pequeño, el precio por kilo o por litro. La segunda es obligatoria en Italia desde 2000, también en internet, y es la que permite comparar una lata con una botella.</p>
<h2>La cuenta</h2>
<p>Precio dividido entre cantidad, llevado a un kilo o un litro y redondeado al céntimo. Tres ejemplos con números redondos:</p>
<ul>
<li>Medio litro de aceite a 9,50 euros: <strong>19,00 el litro</strong>. Una <a href="/products?category=olio-e-aceto">lata de 3 litros</a> a 42: <strong>14,00</strong>. La diferencia es vidrio, etiqueta y mano de obra, no aceite.</li>
<li>Un tarro de crema de 190 gramos a 6,65: <strong>35,00 el kilo</strong>.</li>
<li>Un gramo de azafrán a 28 euros: <strong>28.000 el kilo</strong>. La cifra es exacta y no sirve de mucho, porque nadie compra un kilo; pero deja comparar un sobre de 0,12 gramos con una lata.</li>
</ul>
<h2>El escurrido</h2>
<p>Si el alimento va en un líquido que se tira, cuentan los gramos sin líquido. Un tarro de aceitunas de 300 gramos con 180 escurridos, a 5,40, no sale a 18 euros el kilo: sale a <strong>30</strong>. Los dos pesos están en la etiqueta, y el precio unitario se hace con el segundo. Las conservas en aceite son el caso dudoso, porque el aceite también se come: mira qué declara el productor.</p>
<h2>El paquete que adelgaza</h2>
<p>De 500 a 450 gramos por los mismos 2,50: el cartel no cambia, pero el kilo pasa de 5,00 a 5,56, un 11 % más. Se llama reduflación, y sin báscula el único sitio donde se ve es el precio unitario.</p>
<h2>El precio tachado</h2>
<p>En Italia, desde julio de 2023, quien anuncia una rebaja debe indicar el <strong>precio más bajo de los 30 días anteriores</strong>, y el porcentaje se calcula sobre ese.</p>
<ol>
<li>Un queso ha costado 12 euros durante meses.</li>
<li>El día uno sube a 14; el diez baja a 9,80 con un «-30 %».</li>
<li>La referencia correcta es 12: la rebaja real es del <strong>18 %</strong>.</li>
</ol>
<p>Si la rebaja crece por escalones sin interrumpirse, la referencia sigue siendo el precio anterior al primero. Quedan fuera los productos que se estropean en menos de 30 días desde la cosecha o la elaboración, como la verdura o la mozzarella, y los precios de lanzamiento. El «precio recomendado» de un catálogo no es un precio anterior y no puede ir tachado.</p>
<h2>Y el envío</h2>
<p>No entra en el precio unitario, pero sí en tu cuenta. Un kilo de harina a 2,80 con 8 euros de porte sale a 10,80 el kilo; si van nueve kilos más, a 3,60. Pedir varias cosas al mismo productor, o compartir el paquete con los vecinos, mueve la cifra más que cualquier descuento.</p>`,
  },
  tags: ['etichette', 'produttori'],
  author: 'Marco Bertelè',
  publishedDaysAgo: 250,
  picture: 'post-il-prezzo-al-chilo.webp',
  products: [
    'olio-di-puglia-igp-latta-3-litri',
    'zafferano-dell-aquila-dop-1-g',
    'olive-taggiasche-in-salamoia',
  ],
}
