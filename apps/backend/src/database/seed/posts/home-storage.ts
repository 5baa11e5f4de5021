import type { SeedPost } from '../seed-post.ts'

export const homeStorage: SeedPost = {
  slug: { it: 'conservare-la-spesa-in-casa', en: 'keeping-food-at-home', es: 'guardar-la-compra-en-casa' },
  title: {
    it: 'Conservare la spesa in casa: gradi, giorni, contenitori',
    en: 'Keeping food at home: degrees, days, containers',
    es: 'Guardar la compra en casa: grados, días, recipientes',
  },
  excerpt: {
    it: 'Che cosa va in frigo e che cosa ci si rovina, dove stanno i quattro gradi e quanto dura una cosa dopo che l’hai aperta.',
    en: 'What belongs in the fridge and what the fridge ruins, where the four degrees are, and how long things last once open.',
    es: 'Qué va a la nevera y qué se estropea en ella, dónde están los cuatro grados y cuánto dura cada cosa una vez abierta.',
  },
  text: {
    it: `<p>Un frigorifero impostato a 4 gradi ne ha 2 sul fondo, sopra il cassetto, e 8 o 9 nella porta. La prima cosa utile, prima di qualsiasi contenitore, è un termometro da 5 euro in un bicchiere d’acqua, una notte per ripiano.</p>
<h2>I ripiani</h2>
<ul>
<li><strong>In basso, sopra il cassetto (2–4 °C)</strong>: carne, pesce, salsiccia fresca.</li>
<li><strong>In mezzo (4–5 °C)</strong>: latticini freschi, affettati aperti, avanzi.</li>
<li><strong>In alto (5–8 °C)</strong>: formaggi stagionati, uova, sughi aperti.</li>
<li><strong>Cassetto</strong>: insalate e verdure, nel loro sacchetto bucato.</li>
<li><strong>Porta</strong>: burro, bibite, salse acide. Non il latte.</li>
</ul>
<p>Caldo mai: un pentolone a 60 gradi alza tutto il frigo di tre gradi per due ore. Prima venti minuti in acqua fredda.</p>
<h2>Che cosa non ci va</h2>
<p>Pomodori, basilico, banane, melanzane: sotto i 10–12 °C le membrane si rompono e il sapore si spegne. <strong>Patate</strong> e cipolle: al buio, fra i 7 e i 10 gradi, e separate, perché le cipolle cedono umidità e le patate germogliano. Pane: rafferma. Miele, olio, cioccolato, caffè: assorbono odori o cristallizzano. Una <a href="/products?category=formaggi">mozzarella di bufala</a> del giorno sta fuori fino a sera, nel suo liquido; se la devi tenere fino a domani va in frigo, e prima di servirla si mette il sacchetto in acqua tiepida per dieci minuti.</p>
<h2>L’etilene</h2>
<p>Mele, pere, banane mature e pomodori emettono etilene, un gas che fa maturare i vicini. Una mela con i kiwi li rende pronti in tre giorni; con l’insalata la ingiallisce. Tieni le mele per conto loro.</p>
<h2>Due date</h2>
<p>«<strong>Da consumare entro</strong>» riguarda la sicurezza: dopo quel giorno si butta. «<strong>Da consumarsi preferibilmente entro</strong>» riguarda la qualità: una pasta o un legume, un mese dopo, sono gli stessi. Entrambe valgono a confezione chiusa. Dopo, conta l’indicazione «una volta aperto», e se manca puoi usare questi giorni:</p>
<ol>
<li>Ricotta e formaggi freschi: 2–3.</li>
<li>Affettati: 3–4, il salame intero settimane.</li>
<li>Passata e sughi in vetro: 4.</li>
<li>Pesto fresco: 5, coperto d’olio.</li>
<li>Sottoli: un mese, con i pezzi sempre sotto il livello.</li>
<li>Acciughe sott’olio: una settimana.</li>
</ol>
<h2>Il freezer</h2>
<p>Sotto i -18 °C i batteri si fermano, gli enzimi no. Il pane regge due mesi, i legumi cotti tre, la carne magra otto, il pesce grasso tre. Scrivi il giorno sul sacchetto, schiaccia l’aria, congela in porzioni piatte da due centimetri: si gelano in tre ore invece che in dodici e fanno cristalli piccoli. Si scongela in frigo, una notte.</p>
<h2>Cantina o balcone</h2>
<p>Se hai un posto a 10–14 gradi, buio e non secco, hai un secondo frigo gratis: vino, salami interi, forme di pecorino, zucche, agrumi. Basta guardarlo una volta la settimana.</p>`,
    en: `<p>A fridge set to 4 degrees has 2 at the bottom, above the drawer, and 8 or 9 in its door. Before buying any container, spend five euros on a thermometer, stand it in a glass of water and leave it one night on each shelf.</p>
<h2>Shelf by shelf</h2>
<ul>
<li><strong>Bottom, above the drawer (2–4 °C)</strong>: meat, fish, fresh sausage.</li>
<li><strong>Middle (4–5 °C)</strong>: fresh dairy, opened sliced meats, leftovers.</li>
<li><strong>Top (5–8 °C)</strong>: aged cheese, eggs, opened sauces.</li>
<li><strong>Drawer</strong>: salad and vegetables in perforated bags.</li>
<li><strong>Door</strong>: butter, drinks, acid condiments. Milk does not belong there.</li>
</ul>
<p>Nothing hot goes in. A stockpot at 60 degrees lifts the whole cabinet by three for a couple of hours, so cool it for twenty minutes in a sink of water first.</p>
<h2>What to keep out</h2>
<p>Tomatoes, basil, bananas and aubergines suffer below 10 to 12 °C: membranes break and flavour goes dim. <strong>Potatoes</strong> and onions want darkness at 7 to 10 degrees, apart from each other, since onions give off moisture and potatoes sprout. Bread stales. Honey, oil, chocolate and coffee take up smells or turn solid. A <a href="/products?category=formaggi">buffalo mozzarella</a> made today stays out until evening in its own liquid. Until tomorrow means the fridge, and ten minutes of its bag in warm water before serving.</p>
<h2>Ethylene</h2>
<p>Apples, pears, ripe bananas and tomatoes give off ethylene, a gas that ripens whatever is nearby. One apple among kiwis makes them ready in three days. Among salad leaves it makes them yellow. Give apples a bowl of their own.</p>
<h2>Two dates</h2>
<p>“<strong>Use by</strong>” concerns safety, and after that day the food goes in the bin. “<strong>Best before</strong>” concerns quality; pasta and pulses a month later are the same pasta and pulses. Both apply to a sealed pack. Afterwards follow “once opened”, and where it is missing use these figures, in days:</p>
<ol>
<li>Ricotta and fresh cheese: 2 or 3.</li>
<li>Sliced meats: 3 or 4, while whole salami lasts weeks.</li>
<li>Passata and sauces in glass: 4.</li>
<li>Fresh pesto: 5, under oil.</li>
<li>Vegetables in oil: a month, always below the surface.</li>
<li>Anchovies in oil: a week.</li>
</ol>
<h2>Freezer</h2>
<p>Below -18 °C bacteria stop, but enzymes carry on. Bread lasts two months, cooked pulses three, lean meat eight, oily fish three. Date the bag, press out air and freeze flat, two centimetres thick. Flat packs freeze in three hours instead of twelve and form small crystals. Thaw overnight in the fridge.</p>
<h2>Cellar or balcony</h2>
<p>Somewhere dark at 10 to 14 degrees and not too dry is a second fridge that costs nothing, good for wine, whole salami, pecorino, squash and citrus. Look it over once a week.</p>`,
    es: `<p>Una nevera puesta a 4 grados tiene 2 en el fondo, encima del cajón, y 8 o 9 en la puerta. Antes de comprar ningún recipiente, gasta 5 euros en un termómetro, mételo en un vaso de agua y déjalo una noche en cada balda.</p>
<h2>Balda por balda</h2>
<ul>
<li><strong>Abajo, sobre el cajón (2–4 °C)</strong>: carne, pescado, salchicha fresca.</li>
<li><strong>En medio (4–5 °C)</strong>: lácteos frescos, embutido en lonchas, sobras.</li>
<li><strong>Arriba (5–8 °C)</strong>: quesos curados, huevos, salsas abiertas.</li>
<li><strong>Cajón</strong>: hojas y verduras, en bolsa agujereada.</li>
<li><strong>Puerta</strong>: mantequilla, bebidas, salsas ácidas. La leche no.</li>
</ul>
<p>Nada caliente: una olla a 60 grados sube toda la nevera tres grados durante dos horas. Antes, veinte minutos en agua fría.</p>
<h2>Lo que se queda fuera</h2>
<p>Tomates, albahaca, plátanos y berenjenas: por debajo de 10–12 °C se rompen las membranas y se apaga el sabor. <strong>Patatas</strong> y cebollas: a oscuras, entre 7 y 10 grados y separadas, porque la cebolla suelta humedad y la patata brota. El pan se endurece. La miel, el aceite, el chocolate y el café cogen olores o se cuajan. Una <a href="/products?category=formaggi">mozzarella de búfala</a> del día se queda fuera hasta la noche, en su líquido; si es para mañana, nevera, y antes de servirla diez minutos con la bolsa en agua tibia.</p>
<h2>El etileno</h2>
<p>Manzanas, peras, plátanos maduros y tomates sueltan etileno, un gas que hace madurar a los vecinos. Una manzana entre kiwis los pone a punto en tres días; entre lechugas, las amarillea. Dales un cuenco aparte.</p>
<h2>Dos fechas</h2>
<p>«<strong>Fecha de caducidad</strong>» habla de seguridad: pasado el día, a la basura. «<strong>Consumir preferentemente antes de</strong>» habla de calidad: una pasta o una legumbre un mes después son las mismas. Las dos valen con el envase cerrado. Luego manda «una vez abierto» y, si no está, sirven estos días:</p>
<ol>
<li>Requesón y quesos frescos: 2–3.</li>
<li>Lonchas de embutido: 3–4; el salami entero, semanas.</li>
<li>Passata y salsas en vidrio: 4.</li>
<li>Pesto fresco: 5, cubierto de aceite.</li>
<li>Verduras en aceite: un mes, siempre por debajo del nivel.</li>
<li>Anchoas en aceite: una semana.</li>
</ol>
<h2>El congelador</h2>
<p>Por debajo de -18 °C las bacterias se paran, las enzimas no. El pan aguanta dos meses; las legumbres cocidas, tres; la carne magra, ocho; el pescado azul, tres. Apunta el día, saca el aire y congela plano, a dos centímetros: tarda tres horas en vez de doce y los cristales son pequeños. Se descongela en la nevera, de noche.</p>
<h2>Bodega o balcón</h2>
<p>Si tienes un sitio a 10–14 grados, oscuro y no seco, tienes otra nevera gratis: vino, salamis enteros, pecorino, calabazas, cítricos. Basta con echarle un vistazo a la semana.</p>`,
  },
  tags: ['cucina', 'etichette', 'salumi'],
  author: 'Elena Quartieri',
  publishedDaysAgo: 19,
  picture: 'post-conservare-la-spesa-in-casa.webp',
  products: [
    'cassetta-dell-orto-d-inverno',
    'patata-della-sila-igp-5-kg',
    'mozzarella-di-bufala-campana-dop',
    'salame-felino-igp',
  ],
}
