import type { SeedPost } from '../seed-post.ts'

export const mokaCoffee: SeedPost = {
  slug: {
    it: 'la-moka-spiegata-con-i-numeri',
    en: 'the-moka-pot-in-numbers',
    es: 'la-cafetera-moka-con-numeros',
  },
  title: {
    it: 'La moka spiegata con i numeri',
    en: 'The moka pot in numbers',
    es: 'La cafetera moka con números',
  },
  excerpt: {
    it: 'Meno di due bar, sei grammi a tazza, acqua fino alla valvola. Che cosa succede dentro e perché il caffè sa di bruciato.',
    en: 'Under two bar, six grams a cup, water up to the valve. What goes on inside, and why coffee comes out burnt.',
    es: 'Menos de dos bares, seis gramos por taza, agua hasta la válvula. Qué pasa dentro y por qué el café sale quemado.',
  },
  text: {
    it: `<p>Alfonso Bialetti la mise in vendita nel 1933, in alluminio, con otto lati perché le dita la stringessero meglio. Da allora se ne sono fatte centinaia di milioni, e la maggior parte viene usata male.</p>
<h2>Che cosa succede</h2>
<p>Nella caldaia ci sono acqua e un po’ d’aria. Scaldando, l’aria e il vapore si espandono e spingono l’acqua su per l’imbuto, attraverso il caffè. La pressione sta fra 1 e 2 bar; una macchina da espresso lavora a 9. Quindi la moka non fa un espresso e non fa la crema: fa un caffè forte, più concentrato di un filtro, con metà della forza di un bar.</p>
<p>L’acqua passa quando è fra gli 85 e i 95 gradi. Finché c’è liquido sotto, tutto va bene. Quando finisce, sale vapore oltre i 100 gradi, che estrae amaro e gusto di bruciato: è il <strong>gorgoglio</strong>. A quel punto la tazza è già fatta e puoi solo rovinarla.</p>
<h2>Il metodo</h2>
<ol>
<li>Acqua fino a metà valvola, mai sopra. Se parti da acqua già calda, il caffè in polvere si scotta meno mentre aspetta.</li>
<li>Macinatura media: più grossa dell’espresso, più fine del filtro, come sale da tavola.</li>
<li>Riempi il filtro raso, senza premere e senza montagnola. Sei grammi per tazza piccola, una moka da tre ne tiene 15–18.</li>
<li>Avvita stretto, fiamma bassa, coperchio aperto.</li>
<li>Quando esce color miele e comincia a soffiare, togli dal fuoco e passa la base sotto l’acqua fredda.</li>
<li>Mescola nel bricco: la prima parte è densa, l’ultima è acqua.</li>
</ol>
<p>Ci vogliono quattro o cinque minuti. Se ne bastano due, la fiamma era alta.</p>
<h2>Il caffè</h2>
<p>Arabica ha circa l’1,2 % di caffeina, robusta il 2,2, con più corpo e più amaro. La miscela italiana classica ne unisce due o tre origini, spesso con un terzo di robusta. Sulla confezione cerca la data di tostatura: nei primi giorni i chicchi perdono anidride carbonica, e la valvola nel sacchetto serve a quella. Il meglio sta fra la seconda e la sesta settimana. Macinato, in un barattolo aperto, è stanco dopo una settimana.</p>
<p>Chi tosta a legna lavora con un calore meno stabile e tempi più lunghi, 18–20 minuti contro i 3–12 di un impianto industriale: più zuccheri scuri, meno acido. Non dà sapore di fumo, se il fumo va dove deve.</p>
<h2>Pulire</h2>
<p>Acqua calda e una spugna. L’idea che il sapone sia vietato viene dall’alluminio, che lo assorbe poco ma si macchia in lavastoviglie. Quello che davvero rovina la tazza è il grasso rancido nel filtro e sotto la guarnizione: una volta al mese si smonta tutto. La guarnizione si cambia ogni sei mesi, un anno. Con acqua dura, ogni tanto un giro con acqua e acido citrico, senza caffè.</p>
<p>E lascia la moka smontata ad asciugare. Chiusa e umida, al mattino sa di cantina.</p>`,
    en: `<p>Alfonso Bialetti put it on sale in 1933, in aluminium, with eight sides so that fingers could grip it. Hundreds of millions have been made since. Most are used badly.</p>
<h2>What goes on</h2>
<p>The boiler holds water and a little air. Under heat, air and steam expand and push water up a funnel and through the coffee. Pressure reaches 1 to 2 bar, where an espresso machine works at 9. A moka, then, makes neither espresso nor crema. It makes strong coffee, more concentrated than filter and around half as strong as a bar’s.</p>
<p>Water comes through at 85 to 95 degrees, and as long as there is liquid below, all goes well. When it runs out, steam above 100 degrees follows and takes bitterness and scorch with it. That is the <strong>gurgle</strong>. By then your cup is made, and you can only spoil it.</p>
<h2>Method</h2>
<ol>
<li>Fill with water halfway up the valve and no further. If you begin with hot water, the grounds toast less while they wait.</li>
<li>Grind medium, coarser than espresso and finer than filter, like table salt.</li>
<li>Fill the basket level, without pressing or heaping. Allow six grams a small cup; a three-cup pot takes 15 to 18.</li>
<li>Screw down hard. Low flame, lid open.</li>
<li>As soon as it runs honey-coloured and begins to hiss, lift it off and hold its base under cold water.</li>
<li>Stir in the pot, since what came first is thick and what came last is thin.</li>
</ol>
<p>Four or five minutes is right. Two means the flame was high.</p>
<h2>Beans</h2>
<p>Arabica contains around 1.2 % caffeine, robusta 2.2, with more body and more bitterness. A classic Italian blend brings two or three origins together and is often one third robusta. Look for a roasting date. For some days beans give off carbon dioxide, which is what the valve in the bag is for. They are best between weeks two and six. Ground coffee in an open tin is tired in seven days.</p>
<p>Roasters who burn wood work with unsteady heat over a longer time, 18 to 20 minutes against 3 to 12 in a factory. They get darker sugars and less acid. No smoky taste follows, provided the smoke goes up the flue.</p>
<h2>Cleaning</h2>
<p>Hot water and a sponge. Soap became taboo because of aluminium, which hardly absorbs it but does stain in a dishwasher. What does ruin a cup is old grease in the filter and under the gasket, so take everything apart monthly. Replace the gasket after six to twelve months. Where water is hard, run it from time to time with citric acid and no coffee.</p>
<p>Then leave it open to dry. A moka shut wet smells of cellar by morning.</p>`,
    es: `<p>Alfonso Bialetti la puso a la venta en 1933, de aluminio y con ocho lados para que los dedos la agarraran mejor. Desde entonces se han hecho cientos de millones. La mayoría se usa mal.</p>
<h2>Qué pasa dentro</h2>
<p>En la caldera hay agua y algo de aire. Con el calor, el aire y el vapor se expanden y empujan el agua por el embudo, a través del café. La presión va de 1 a 2 bares; una máquina de espresso trabaja a 9. O sea que la moka no hace espresso ni crema: hace un café fuerte, más concentrado que el de filtro y con la mitad de fuerza que el de un bar.</p>
<p>El agua pasa entre 85 y 95 grados. Mientras quede líquido abajo, todo va bien. Cuando se acaba sube vapor a más de 100, que arrastra amargor y gusto a quemado: es el <strong>borboteo</strong>. A esas alturas la taza ya está hecha y solo puedes estropearla.</p>
<h2>El método</h2>
<ol>
<li>Agua hasta la mitad de la válvula, nunca por encima. Si la pones ya caliente, el café se tuesta menos mientras espera.</li>
<li>Molienda media: más gruesa que para espresso y más fina que para filtro, como sal de mesa.</li>
<li>Llena el filtro a ras, sin apretar ni hacer montaña. Seis gramos por taza pequeña; una de tres lleva 15–18.</li>
<li>Enrosca fuerte, fuego bajo, tapa abierta.</li>
<li>Cuando salga color miel y empiece a soplar, retírala y pon la base bajo el grifo frío.</li>
<li>Remueve en la jarra: lo primero es espeso y lo último, agua.</li>
</ol>
<p>Son cuatro o cinco minutos. Si bastan dos, el fuego estaba alto.</p>
<h2>El café</h2>
<p>El arábica tiene en torno a un 1,2 % de cafeína; el robusta, 2,2, con más cuerpo y más amargo. La mezcla italiana clásica junta dos o tres orígenes, a menudo con un tercio de robusta. Busca la fecha de tueste: los primeros días el grano suelta dióxido de carbono, y para eso está la válvula de la bolsa. Lo mejor llega entre la segunda semana y la sexta. Molido y en bote abierto, a la semana está cansado.</p>
<p>Quien tuesta con leña tiene un calor menos estable y tarda más, 18–20 minutos frente a los 3–12 de una fábrica: azúcares más oscuros y menos ácido. No sabe a humo, si el humo sale por donde debe.</p>
<h2>Limpiar</h2>
<p>Agua caliente y un estropajo suave. Lo de que el jabón está prohibido viene del aluminio, que apenas lo absorbe, aunque en el lavavajillas se mancha. Lo que echa a perder la taza es la grasa rancia del filtro y de debajo de la junta: una vez al mes se desmonta todo. La junta se cambia cada seis meses o un año. Con agua dura, de vez en cuando, una pasada con ácido cítrico y sin café.</p>
<p>Y déjala abierta para que se seque. Cerrada y húmeda, por la mañana huele a sótano.</p>`,
  },
  tags: ['cucina', 'dolci'],
  author: 'Marco Bertelè',
  publishedDaysAgo: 523,
  picture: 'post-la-moka-spiegata-con-i-numeri.webp',
  products: ['caffe-in-grani-tostato-a-legna', 'amaretti-morbidi', 'cantuccini-toscani-igp'],
}
