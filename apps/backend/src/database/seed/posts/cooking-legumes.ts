import type { SeedPost } from '../seed-post.ts'

export const cookingLegumes: SeedPost = {
  slug: { it: 'cuocere-i-legumi-secchi', en: 'cooking-dried-legumes', es: 'cocer-legumbres-secas' },
  title: {
    it: 'Cuocere i legumi secchi: ammollo, sale, tempo',
    en: 'Cooking dried legumes: soaking, salt and time',
    es: 'Cocer legumbres secas: remojo, sal y tiempo',
  },
  excerpt: {
    it: 'Il sale non indurisce i fagioli, il calcio sì. Tempi veri per ceci, cicerchie, borlotti e lenticchie, e che cosa fare con l’acqua dura.',
    en: 'Salt does not toughen beans, calcium does. Honest times for chickpeas, grass peas, borlotti and lentils, and a cure for hard water.',
    es: 'La sal no endurece las alubias, el calcio sí. Tiempos reales de garbanzos, almortas, borlotti y lentejas, y qué hacer con el agua dura.',
  },
  text: {
    it: `<p>Un etto di legumi secchi diventa fra 220 e 250 grammi da cotto. Costa meno di un barattolo, pesa un terzo da spedire e chiede soprattutto di pensarci la sera prima.</p>
<h2>L’ammollo</h2>
<p>L’acqua entra dall’ilo, la piccola cicatrice sul seme, e poi lungo la buccia. In dodici ore a temperatura di cucina un borlotto raddoppia il peso; dopo non ne prende più. D’estate metti la ciotola in frigo, altrimenti l’acqua fermenta.</p>
<ul>
<li><strong>Lenticchie piccole</strong>: nessun ammollo. Quelle di <a href="/products?category=ortofrutta">Castelluccio di Norcia IGP</a>, 3 millimetri di diametro, cuociono in 20–30 minuti.</li>
<li><strong>Fagioli borlotti</strong>: 12 ore, poi 50–70 minuti.</li>
<li><strong>Ceci</strong>: 12–18 ore, poi un’ora e mezza o due. I ceci piccoli di Navelli, che crescono a 700 metri senza irrigazione, hanno la buccia sottile e stanno sotto le due ore.</li>
<li><strong>Cicerchie</strong>: 24 ore con almeno due cambi d’acqua, che si butta; poi un’ora e un quarto.</li>
</ul>
<h2>Il sale</h2>
<p>L’idea che il sale indurisca i legumi è vecchia e sbagliata. Un cucchiaino per litro nell’acqua di ammollo fa il contrario: il sodio prende il posto del calcio nella pectina della buccia, che diventa più elastica e si rompe meno. Quello che indurisce davvero è il <strong>calcio</strong> dell’acqua, e subito dopo l’<strong>acido</strong>. Il pomodoro, il vino e l’aceto vanno messi a legume già tenero.</p>
<p>Se l’acqua del tuo rubinetto lascia il calcare nel bollitore, hai due strade: acqua in bottiglia a basso residuo, oppure mezzo cucchiaino di bicarbonato per litro nell’ammollo, da sciacquare via. Di più no, perché la buccia si disfa e resta un gusto di sapone.</p>
<h2>Il fuoco</h2>
<p>Si parte da acqua fredda, due dita sopra. Quando bolle, i fagioli devono bollire davvero per dieci minuti: crudi contengono una lectina, la fitoemoagglutinina, che il bollore distrugge e un calore mite no. Nella pentola elettrica a cottura lenta, quindi, fagioli solo dopo una bollitura sul fornello. Poi fiamma bassa, coperchio storto, niente mestolo: girando si rompono.</p>
<h2>Quando non si cuociono mai</h2>
<p>Un legume di tre o quattro anni, tenuto al caldo, resta duro anche dopo tre ore. La parete delle cellule si è fissata e non torna indietro. Guarda la data del raccolto: se il produttore la scrive, sei a posto. I legumi dell’ultima estate arrivano in vendita fra settembre e novembre.</p>
<h2>L’acqua e il freezer</h2>
<p>L’acqua di cottura dei ceci addensa una minestra e monta come un albume; quella dei borlotti, scura, serve per il risotto. I legumi cotti stanno quattro giorni in frigo nella loro acqua, tre mesi in freezer. Mezzo chilo la domenica fa sei porzioni per la settimana.</p>`,
    en: `<p>A hundred grams of dried pulses cook up to between 220 and 250. They cost less than a tin, weigh a third as much in a parcel, and mostly ask you to think of them the evening before.</p>
<h2>Soaking</h2>
<p>Water gets in through the hilum, the little scar on the seed, and then spreads under the skin. Within twelve hours in a cool kitchen a borlotto bean has doubled in weight, and beyond that it takes up no more. During summer move the bowl to the fridge, or it will ferment.</p>
<ul>
<li><strong>Small lentils</strong> need no soaking. Those from <a href="/products?category=ortofrutta">Castelluccio di Norcia PGI</a>, three millimetres across, are ready in 20 to 30 minutes.</li>
<li><strong>Borlotti</strong>: 12 hours in water, 50 to 70 minutes on the stove.</li>
<li><strong>Chickpeas</strong>: 12 to 18 hours, then an hour and a half to two. Small ones from Navelli grow unirrigated at 700 metres and have a thin skin, so they come in under two.</li>
<li><strong>Grass peas</strong> (<em>cicerchie</em>): 24 hours, at least two changes of water, all of it thrown away; then an hour and a quarter.</li>
</ul>
<h2>About salt</h2>
<p>That salt toughens beans is an old belief and a wrong one. A teaspoon per litre in the soak does the reverse: sodium replaces calcium in the pectin of the skin, which turns supple and bursts less. The culprits are <strong>calcium</strong> in the water, first, and <strong>acid</strong>, second. Tomato, wine and vinegar join the pot when the beans are already soft.</p>
<p>If your kettle furs up, you can use bottled water low in minerals, or add half a teaspoon of bicarbonate to each litre of soaking water and rinse it off. Resist adding more. Skins fall apart and everything tastes faintly of soap.</p>
<h2>On the fire</h2>
<p>Start cold, with water two fingers above the beans. Once it boils, let kidney-type beans boil hard for ten minutes. Raw ones contain a lectin called phytohaemagglutinin, which a rolling boil destroys and gentle heat does not. It follows that a slow cooker is safe only for beans that have already been boiled. After that turn the flame low, tilt the lid and leave the spoon alone, since stirring breaks them.</p>
<h2>When they never soften</h2>
<p>Beans kept warm for three or four years stay hard after three hours. Their cell walls have set for good. Look for a harvest year; a grower who prints it has nothing to hide. Last summer’s crop reaches the shops between September and November.</p>
<h2>Water and freezer</h2>
<p>Chickpea liquid thickens soup and whips like egg white; dark borlotti liquid is good in risotto. Cooked pulses keep four days in the fridge under their own water and three months frozen. Half a kilo on Sunday is six portions for the week.</p>`,
    es: `<p>Cien gramos de legumbre seca se convierten en 220 o 250 cocidos. Cuestan menos que un bote, pesan un tercio en el paquete y lo único que piden es acordarse la noche antes.</p>
<h2>El remojo</h2>
<p>El agua entra por el hilo, la cicatriz pequeña del grano, y corre bajo la piel. En doce horas, a temperatura de cocina, una alubia borlotto dobla su peso; a partir de ahí ya no bebe más. En verano deja el bol en la nevera o el agua fermentará.</p>
<ul>
<li><strong>Lentejas pequeñas</strong>: sin remojo. Las de <a href="/products?category=ortofrutta">Castelluccio di Norcia IGP</a>, de 3 milímetros, están en 20–30 minutos.</li>
<li><strong>Borlotti</strong>: 12 horas y luego 50–70 minutos.</li>
<li><strong>Garbanzos</strong>: 12–18 horas y de hora y media a dos de fuego. Los pequeños de Navelli, de secano a 700 metros, tienen la piel fina y no llegan a dos horas.</li>
<li><strong>Almortas</strong> (<em>cicerchie</em>): 24 horas con dos cambios de agua por lo menos, que se tira; después, hora y cuarto.</li>
</ul>
<h2>La sal</h2>
<p>Que la sal endurece las legumbres es una creencia antigua y equivocada. Una cucharadita por litro en el remojo hace lo contrario: el sodio ocupa el sitio del calcio en la pectina de la piel, que se vuelve flexible y se rompe menos. Lo que endurece es el <strong>calcio</strong> del agua y, en segundo lugar, el <strong>ácido</strong>. El tomate, el vino y el vinagre se echan cuando la legumbre ya está tierna.</p>
<p>Si tu grifo deja cal en el hervidor, tienes dos salidas: agua embotellada de mineralización débil o media cucharadita de bicarbonato por litro en el remojo, y luego aclarar. Más no, porque la piel se deshace y queda sabor a jabón.</p>
<h2>El fuego</h2>
<p>Se empieza en agua fría, dos dedos por encima. Cuando rompe a hervir, las alubias tienen que hervir fuerte diez minutos: crudas contienen una lectina, la fitohemaglutinina, que el hervor destruye y el calor suave no. Por tanto, en la olla eléctrica lenta solo entran alubias ya hervidas. Después, fuego bajo, tapa ladeada y nada de cuchara, que las rompe.</p>
<h2>Cuando no se ablandan nunca</h2>
<p>Una legumbre de tres o cuatro años guardada al calor sigue dura tras tres horas de olla. La pared de sus células se ha fijado y no hay vuelta atrás. Mira el año de cosecha: quien lo imprime no tiene nada que esconder. La del último verano llega a la venta entre septiembre y noviembre.</p>
<h2>El agua y el congelador</h2>
<p>El agua de los garbanzos espesa una sopa y se monta como la clara; la de los borlotti, oscura, va bien en un risotto. Las legumbres cocidas aguantan cuatro días en la nevera cubiertas de su caldo y tres meses congeladas. Medio kilo el domingo son seis raciones para la semana.</p>`,
  },
  tags: ['orto', 'cucina'],
  author: 'Elena Quartieri',
  publishedDaysAgo: 287,
  picture: 'post-cuocere-i-legumi-secchi.webp',
  products: [
    'ceci-di-navelli',
    'lenticchia-castelluccio-di-norcia-igp',
    'cicerchie-della-murgia',
    'fagioli-borlotti-secchi',
  ],
}
