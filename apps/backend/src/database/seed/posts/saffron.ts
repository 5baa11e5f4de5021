import type { SeedPost } from '../seed-post.ts'

export const saffron: SeedPost = {
  slug: { it: 'zafferano-stimmi-e-grammi', en: 'saffron-by-the-thread', es: 'azafran-hebra-a-hebra' },
  title: {
    it: 'Zafferano: 150 fiori per un grammo',
    en: 'Saffron: 150 flowers to the gram',
    es: 'Azafrán: 150 flores por gramo',
  },
  excerpt: {
    it: 'Bulbi rifatti ogni anno, raccolta all’alba, tostatura sulla brace. Come si usa in fili e come si capisce se è vero.',
    en: 'Corms replanted yearly, picking at dawn, drying over embers. How to use threads, and how to tell whether they are real.',
    es: 'Bulbos replantados cada año, recogida al alba, secado sobre brasas. Cómo usar las hebras y cómo saber si son de verdad.',
  },
  text: {
    it: `<p>Un fiore di <em>Crocus sativus</em> ha tre stimmi rossi. Secchi pesano insieme 6 o 7 milligrammi: per un grammo servono circa 150 fiori, per un chilo 150.000. Nessuna macchina li stacca. Il prezzo, al dettaglio fra i 20 e i 35 euro al grammo, è quasi tutto lavoro di mani.</p>
<h2>L’altopiano di Navelli</h2>
<p>In Abruzzo lo zafferano si coltiva fra i 650 e i 1.000 metri, sui terreni intorno a Navelli, e dal 2005 lo <strong>Zafferano dell’Aquila</strong> è DOP. Altrove i bulbi restano in terra tre o quattro anni; qui ogni agosto si cavano, si selezionano e si ripiantano in un campo diverso, su quattro file, perché il fungo che li marcisce resta nel terreno. Si ricomincia da capo tutti gli anni.</p>
<p>La fioritura dura due o tre settimane, fra la metà di ottobre e i primi di novembre. Si esce prima del sole: il fiore chiuso si coglie meglio e il profumo non se ne va con il calore. Nella stessa giornata, attorno a un tavolo, si apre la corolla e si staccano i tre stimmi sopra il punto in cui diventano gialli. Una persona esperta sfiora mille fiori in un paio d’ore.</p>
<p>La sera si asciugano su un setaccio appeso sopra la brace di mandorlo o di quercia, una ventina di minuti, finché si spezzano fra le dita. Perdono cinque sesti del peso.</p>
<h2>Gli altri</h2>
<p>San Gimignano ha una DOP con bulbi che restano più a lungo; la Sardegna, con San Gavino Monreale, produce la quantità maggiore e inumidisce gli stimmi con un filo d’olio prima di seccarli. La quasi totalità dello zafferano del mondo arriva però dall’Iran.</p>
<h2>È vero?</h2>
<p>La norma tecnica ISO 3632 misura tre cose in laboratorio: colore (crocina), amaro (picrocrocina), aroma (safranale). In cucina bastano gli occhi e la pazienza:</p>
<ul>
<li>i fili hanno forma di trombetta, rosso scuro, non arancio uniforme;</li>
<li>in acqua tiepida il giallo esce piano, in dieci minuti, e il filo resta rosso. Se l’acqua si colora subito e il filo sbianca, era tinto;</li>
<li>l’odore è di fieno e miele, il sapore è amaro, mai dolce.</li>
</ul>
<p>La polvere è comoda e onesta solo se ti fidi di chi l’ha macinata: curcuma e cartamo costano cento volte meno. Una bustina pesa 0,10–0,15 grammi.</p>
<h2>Usarlo</h2>
<ol>
<li>Per quattro persone 0,10–0,15 grammi: una cinquantina di fili.</li>
<li>Mettili in mezza tazza d’acqua a 60 °C, o di brodo, almeno 40 minuti, meglio tutta la notte.</li>
<li>Versa acqua e fili a metà cottura o alla fine. L’aroma non ama bollire.</li>
</ol>
<p>Nel <a href="/products?category=pasta-e-riso">risotto</a>, nei ceci, con le patate, in una crema con il latte. Un grammo, dunque, basta per otto pranzi da quattro: fra i 60 centesimi e un euro a testa. In un barattolo scuro dura tre anni, e nel primo mese è persino meno profumato che al terzo.</p>`,
    en: `<p>Each <em>Crocus sativus</em> flower has three red stigmas. Dry, the three together weigh 6 or 7 milligrams, so a gram takes about 150 flowers and a kilo 150,000. No machine can pull them. Nearly all of the price, 20 to 35 euros a gram over the counter, is the work of hands.</p>
<h2>The Navelli plateau</h2>
<p>In Abruzzo saffron grows between 650 and 1,000 metres on land around Navelli, and since 2005 <strong>Zafferano dell’Aquila</strong> has been a PDO. Elsewhere corms stay in the earth three or four years. Here they come up each August, are sorted and go into another field, in rows of four, because the rot that kills them lives on in the soil. Everything starts over annually.</p>
<p>Flowering lasts two to three weeks, from mid-October into November. Pickers leave before sunrise: a closed flower is easier to take and no scent has been lost to the sun. On the same day, round a table, petals are opened and the three stigmas nipped off above the point where they turn yellow. A practised person does a thousand flowers in a couple of hours.</p>
<p>By evening the stigmas lie in a sieve hung over almond or oak embers for some twenty minutes, until they snap. Five sixths of their weight is gone.</p>
<h2>Other places</h2>
<p>San Gimignano has a PDO and leaves its corms in longer. Sardinia, around San Gavino Monreale, grows the most in Italy and moistens stigmas with a thread of olive oil before drying. Nearly all the saffron in the world, all the same, comes from Iran.</p>
<h2>Is it real?</h2>
<p>ISO 3632 measures three things in a laboratory: colour (crocin), bitterness (picrocrocin) and aroma (safranal). In a kitchen, eyes and patience will do:</p>
<ul>
<li>threads are trumpet-shaped and dark red, never an even orange;</li>
<li>in warm water yellow seeps out over ten minutes while the thread stays red. Instant colour and a pale thread mean dye;</li>
<li>it smells of hay and honey and tastes bitter, not sweet.</li>
</ul>
<p>Powder is handy, and as honest as whoever ground it: turmeric and safflower cost a hundredth as much. A sachet holds 0.10 to 0.15 grams.</p>
<h2>Using it</h2>
<ol>
<li>Four people need 0.10 to 0.15 grams, around fifty threads.</li>
<li>Steep them in half a cup of water or stock at 60 °C for 40 minutes or more, overnight if you can.</li>
<li>Add liquid and threads halfway through or at the end. The aroma dislikes boiling.</li>
</ol>
<p>Put it in <a href="/products?category=pasta-e-riso">risotto</a>, with chickpeas, over potatoes, in a milk custard. One gram is therefore eight meals for four, at 60 cents to a euro each. In a dark tin it lasts three years. Wait a little before opening, too, since freshly dried threads smell weaker than those a few months old.</p>`,
    es: `<p>Una flor de <em>Crocus sativus</em> tiene tres estigmas rojos. Secos pesan, los tres, 6 o 7 miligramos: para un gramo hacen falta unas 150 flores y para un kilo, 150.000. No hay máquina que los arranque. El precio, entre 20 y 35 euros el gramo en tienda, es casi todo trabajo de manos.</p>
<h2>La meseta de Navelli</h2>
<p>En los Abruzos se cultiva entre 650 y 1.000 metros, en los campos de Navelli, y desde 2005 el <strong>Zafferano dell’Aquila</strong> es DOP. En otros sitios el bulbo se queda tres o cuatro años bajo tierra; aquí se saca cada agosto, se elige y se planta en otro campo, en cuatro hileras, porque el hongo que lo pudre permanece en el suelo. Cada año se empieza de nuevo.</p>
<p>La floración dura dos o tres semanas, de mediados de octubre a primeros de noviembre. Se sale antes que el sol: la flor cerrada se coge mejor y el calor no se lleva el aroma. El mismo día, en torno a una mesa, se abre la corola y se cortan los tres estigmas por encima de donde amarillean. Alguien con práctica hace mil flores en un par de horas.</p>
<p>Por la noche se secan en un cedazo colgado sobre brasas de almendro o de roble, unos veinte minutos, hasta que crujen. Pierden cinco sextas partes del peso.</p>
<h2>Los otros</h2>
<p>San Gimignano tiene DOP y deja los bulbos más tiempo. Cerdeña, con San Gavino Monreale, es la que más produce de Italia y humedece los estigmas con un hilo de aceite antes de secarlos. En España la referencia es La Mancha. Con todo, casi todo el azafrán del mundo viene de Irán.</p>
<h2>¿Es de verdad?</h2>
<p>La norma ISO 3632 mide tres cosas en laboratorio: color (crocina), amargor (picrocrocina) y aroma (safranal). En la cocina bastan los ojos y la paciencia:</p>
<ul>
<li>la hebra tiene forma de trompeta y es rojo oscuro, no naranja parejo;</li>
<li>en agua tibia el amarillo sale despacio, en diez minutos, y la hebra sigue roja. Si tiñe de golpe y se queda pálida, llevaba colorante;</li>
<li>huele a heno y miel y sabe amargo, nunca dulce.</li>
</ul>
<p>El polvo es cómodo y tan honrado como quien lo molió: la cúrcuma y el cártamo cuestan cien veces menos. Un sobre lleva 0,10–0,15 gramos.</p>
<h2>Cómo se usa</h2>
<ol>
<li>Para cuatro, 0,10–0,15 gramos: unas cincuenta hebras.</li>
<li>Déjalas en media taza de agua o caldo a 60 °C al menos 40 minutos, mejor toda la noche.</li>
<li>Añade líquido y hebras a media cocción o al final. El aroma no quiere hervir.</li>
</ol>
<p>Va en el <a href="/products?category=pasta-e-riso">risotto</a>, con garbanzos, con patatas, en una crema de leche. Con un gramo comen cuatro personas ocho veces, entre 60 céntimos y un euro cada una. En una lata oscura dura tres años, y recién secado huele menos que a los pocos meses.</p>`,
  },
  tags: ['cucina', 'produttori', 'stagioni'],
  author: 'Lucia Fontanari',
  publishedDaysAgo: 40,
  picture: 'post-zafferano-stimmi-e-grammi.webp',
  products: ['zafferano-dell-aquila-dop-1-g', 'riso-carnaroli-superfino', 'ceci-di-navelli'],
}
