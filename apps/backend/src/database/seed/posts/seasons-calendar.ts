import type { SeedPost } from '../seed-post.ts'

export const seasonsCalendar: SeedPost = {
  slug: {
    it: 'il-calendario-delle-stagioni',
    en: 'the-calendar-of-seasons',
    es: 'el-calendario-de-las-temporadas',
  },
  title: {
    it: 'Il calendario delle stagioni: dodici mesi di lavoro',
    en: 'The calendar of seasons: twelve months of work',
    es: 'El calendario de las temporadas: doce meses de trabajo',
  },
  excerpt: {
    it: 'Non solo frutta: anche olio, latte, salumi e farina hanno un mese. Che cosa si fa e che cosa si compra da gennaio a dicembre.',
    en: 'Not just fruit: oil, milk, cured meat and flour have a month too. What gets done and what to buy, January to December.',
    es: 'No solo fruta: también el aceite, la leche, el embutido y la harina tienen su mes. Qué se hace y qué se compra de enero a diciembre.',
  },
  text: {
    it: `<p>Della frutta lo sanno tutti. Ma hanno una stagione anche il pecorino, il salame, l’olio, il miele e perfino la farina, perché tutto comincia da un animale che partorisce o da una pianta che fiorisce. Questo è l’anno di chi lavora, con la nota di quello che conviene comprare.</p>
<h2>Inverno</h2>
<ul>
<li><strong>Gennaio</strong>: si ammazza il maiale, perché il freddo aiuta il sale. Arance Tarocco, cavolo nero, radicchio tardivo. L’olio nuovo si è posato.</li>
<li><strong>Febbraio</strong>: nascono gli ultimi agnelli, la ricotta di pecora è al massimo. Carciofi romaneschi, puntarelle, limoni. Si pota l’olivo.</li>
<li><strong>Marzo</strong>: finiscono agrumi e radicchi, cominciano gli asparagi. Si seminano i pomodori in vivaio. Escono i pecorini freschi.</li>
</ul>
<h2>Primavera</h2>
<ul>
<li><strong>Aprile</strong>: fave, piselli, carciofini da mettere sott’olio. Le api vanno sull’arancio in fiore. Si semina il riso, in buona parte sott’acqua.</li>
<li><strong>Maggio</strong>: fragole, asparagi, prime ciliegie. Sfalcio del primo fieno, che deciderà il latte d’inverno. In Costiera si salano le alici.</li>
<li><strong>Giugno</strong>: mietitura del grano duro in Puglia. Le mandrie salgono in alpeggio. Capperi, albicocche, basilico da campo per il <a href="/products?category=conserve">pesto</a>. Miele di castagno.</li>
</ul>
<h2>Estate</h2>
<ul>
<li><strong>Luglio</strong>: pomodori, melanzane, peperoni, pesche. Si semina il radicchio che mangerai a dicembre, e il grano saraceno in Valtellina.</li>
<li><strong>Agosto</strong>: conserve di pomodoro, nocciole, fichi. Pistacchio di Bronte, negli anni dispari. Finiscono le ferie delle api, comincia la cura degli alveari.</li>
<li><strong>Settembre</strong>: vendemmia dal bianco al rosso. Riso. Uva da tavola, prugne, porcini se ha piovuto ad agosto. Le mandrie scendono.</li>
</ul>
<h2>Autunno</h2>
<ul>
<li><strong>Ottobre</strong>: zafferano all’alba, castagne, mele, cachi. Si aprono i frantoi: chi raccoglie verde ottiene meno olio e più amaro. Tartufo bianco.</li>
<li><strong>Novembre</strong>: olio nuovo, clementine, cardi, finocchi, zucche. Si semina il grano. Dopo due brine si cava il radicchio.</li>
<li><strong>Dicembre</strong>: arance, carciofi con le spine, lenticchie dell’ultimo raccolto. I formaggi d’alpeggio di luglio hanno cinque mesi, quelli dell’anno prima diciassette: si confrontano.</li>
</ul>
<h2>Leggere una data</h2>
<p>Un prodotto stagionato ha due stagioni: quella in cui nasce e quella in cui è pronto. Un Parmigiano di 24 mesi comprato oggi è latte di novembre di due anni fa. Un salame fatto a gennaio si taglia ad aprile. Chiedere «quando è stato fatto» dice più che chiedere «quanto dura».</p>
<h2>Fuori stagione</h2>
<p>Un pomodoro di gennaio non è un reato. Viene da una serra scaldata, e costa e sa di conseguenza; oppure arriva da Pachino, dove serre senza riscaldamento danno frutti veri già da febbraio. La regola utile è una sola: se il prezzo al chilo è il triplo di quello di due mesi prima, sta viaggiando molto o bruciando gas. Aspetta.</p>`,
    en: `<p>Everyone knows it about fruit. But pecorino, salami, oil, honey and even flour have their months, since everything starts with an animal giving birth or a plant in flower. Here is the year of the people who do the work, with a note of what is worth buying.</p>
<h2>Winter</h2>
<ul>
<li><strong>January</strong>: pigs are killed, because cold helps the salt. Tarocco oranges, black kale and late radicchio. New oil has settled.</li>
<li><strong>February</strong>: last lambs, so sheep’s ricotta is at its peak. Romanesco artichokes, <em>puntarelle</em> and lemons. Olives are pruned.</li>
<li><strong>March</strong>: citrus and radicchio end as asparagus begins. Tomato seed goes into trays. First fresh pecorino.</li>
</ul>
<h2>Spring</h2>
<ul>
<li><strong>April</strong>: broad beans, peas, and baby artichokes for putting up in oil. Bees work the orange blossom. Rice is sown, a good deal of it under water.</li>
<li><strong>May</strong>: strawberries, asparagus, early cherries. The first hay is cut, and next winter’s milk will depend on it. Anchovies are salted on the Amalfi coast.</li>
<li><strong>June</strong>: durum wheat is harvested in Puglia. Herds climb to alpine pasture. Capers, apricots, field basil for <a href="/products?category=conserve">pesto</a>. Chestnut honey.</li>
</ul>
<h2>Summer</h2>
<ul>
<li><strong>July</strong>: tomatoes, aubergines, peppers, peaches. Somebody sows the radicchio you will eat at Christmas, and buckwheat in Valtellina.</li>
<li><strong>August</strong>: tomato bottling, hazelnuts, figs. Bronte pistachios in odd years. Honey is in, and hives get their treatment.</li>
<li><strong>September</strong>: grapes, from white to black. Rice. Table grapes, plums, and porcini if it rained in August. Herds come down.</li>
</ul>
<h2>Autumn</h2>
<ul>
<li><strong>October</strong>: saffron at dawn, chestnuts, apples, persimmons. Oil mills open; whoever picks green gets less oil and more bite. White truffle.</li>
<li><strong>November</strong>: new oil, clementines, cardoons, fennel, squash. Wheat is sown. After two frosts radicchio is lifted.</li>
<li><strong>December</strong>: oranges, spined artichokes, lentils from the last crop. July’s alpine cheese is five months old and last year’s is seventeen, so taste them together.</li>
</ul>
<h2>Reading a date</h2>
<p>Anything aged has two seasons, one in which it is born and one in which it is ready. A Parmigiano of 24 months bought today is the milk of two Novembers ago. Salami made in January is sliced in April. Asking “when was this made” tells you more than asking how long it keeps.</p>
<h2>Out of season</h2>
<p>A January tomato is no crime. It comes from a heated greenhouse and tastes and costs accordingly, or it comes from Pachino, where unheated tunnels give real fruit by February. One rule is enough. When the price per kilo is three times what it was two months ago, the thing is travelling far or burning gas. Wait for it.</p>`,
    es: `<p>De la fruta lo sabe todo el mundo. Pero también el pecorino, el salami, el aceite, la miel y hasta la harina tienen su mes, porque todo empieza con un animal que pare o una planta que florece. Este es el año de quien trabaja, con la nota de lo que conviene comprar.</p>
<h2>Invierno</h2>
<ul>
<li><strong>Enero</strong>: la matanza, porque el frío ayuda a la sal. Naranjas Tarocco, col negra, radicchio tardío. El aceite nuevo ya se ha posado.</li>
<li><strong>Febrero</strong>: nacen los últimos corderos y el requesón de oveja está en su mejor momento. Alcachofas romanescas, <em>puntarelle</em>, limones. Se poda el olivo.</li>
<li><strong>Marzo</strong>: acaban cítricos y radicchios, empiezan los espárragos. Se siembra el tomate en semillero. Salen los pecorinos frescos.</li>
</ul>
<h2>Primavera</h2>
<ul>
<li><strong>Abril</strong>: habas, guisantes, alcachofitas para conservar en aceite. Las abejas van al azahar. Se siembra el arroz, en buena parte bajo el agua.</li>
<li><strong>Mayo</strong>: fresas, espárragos, primeras cerezas. Se corta el primer heno, del que saldrá la leche de invierno. En la costa de Amalfi se salan boquerones.</li>
<li><strong>Junio</strong>: siega del trigo duro en Apulia. El ganado sube a los pastos altos. Alcaparras, albaricoques, albahaca de campo para el <a href="/products?category=conserve">pesto</a>. Miel de castaño.</li>
</ul>
<h2>Verano</h2>
<ul>
<li><strong>Julio</strong>: tomates, berenjenas, pimientos, melocotones. Se siembra el radicchio que comerás en diciembre y, en la Valtellina, el trigo sarraceno.</li>
<li><strong>Agosto</strong>: conservas de tomate, avellanas, higos. Pistacho de Bronte, en años impares. La miel está dentro y toca cuidar las colmenas.</li>
<li><strong>Septiembre</strong>: vendimia, del blanco al tinto. Arroz. Uva de mesa, ciruelas, y boletus si llovió en agosto. El ganado baja.</li>
</ul>
<h2>Otoño</h2>
<ul>
<li><strong>Octubre</strong>: azafrán al alba, castañas, manzanas, caquis. Abren las almazaras: quien coge verde saca menos aceite y más amargo. Trufa blanca.</li>
<li><strong>Noviembre</strong>: aceite nuevo, clementinas, cardos, hinojos, calabazas. Se siembra el trigo. Tras dos heladas se arranca el radicchio.</li>
<li><strong>Diciembre</strong>: naranjas, alcachofas con espinas, lentejas de la última cosecha. Los quesos de montaña de julio tienen cinco meses y los del año anterior, diecisiete: pruébalos juntos.</li>
</ul>
<h2>Leer una fecha</h2>
<p>Lo que madura tiene dos temporadas: la de nacer y la de estar listo. Un Parmigiano de 24 meses comprado hoy es leche de noviembre de hace dos años. Un salami de enero se corta en abril. Preguntar «cuándo se hizo» dice más que preguntar cuánto dura.</p>
<h2>Fuera de temporada</h2>
<p>Un tomate en enero no es un delito. Viene de un invernadero con calefacción, y cuesta y sabe en consecuencia; o llega de Pachino, donde los invernaderos sin calefacción dan fruto de verdad desde febrero. Basta con una regla: si el precio por kilo es el triple que hace dos meses, está viajando mucho o quemando gas. Espera.</p>`,
  },
  tags: ['stagioni', 'orto', 'produttori'],
  author: 'Elena Quartieri',
  publishedDaysAgo: 225,
  picture: 'post-il-calendario-delle-stagioni.webp',
  products: [
    'cassetta-dell-orto-d-inverno',
    'clementine-di-calabria-igp-5-kg',
    'olio-coratina-raccolto-2026',
    'basilico-genovese-dop-mazzo',
  ],
}
