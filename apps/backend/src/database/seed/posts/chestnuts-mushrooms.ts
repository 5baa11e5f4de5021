import type { SeedPost } from '../seed-post.ts'

export const chestnutsMushrooms: SeedPost = {
  slug: {
    it: 'castagne-e-porcini-secchi',
    en: 'chestnuts-and-dried-porcini',
    es: 'castanas-y-boletus-secos',
  },
  title: {
    it: 'Castagne e porcini secchi, le due dispense del bosco',
    en: 'Chestnuts and dried porcini, two larders of the wood',
    es: 'Castañas y boletus secos, las dos despensas del bosque',
  },
  excerpt: {
    it: 'Marroni o castagne, la novena nell’acqua, il metato. E perché un chilo di porcini secchi ne nasconde dodici freschi.',
    en: 'Marroni or chestnuts, nine days in water, the smoking hut. And why a kilo of dried porcini hides twelve of fresh ones.',
    es: 'Marrones o castañas, nueve días en agua, la choza de humo. Y por qué un kilo de boletus secos esconde doce frescos.',
  },
  text: {
    it: `<p>Fra la fine di settembre e i primi di novembre il bosco dell’Appennino paga due volte: con quello che cade dai castagni e con quello che spunta sotto. Tutt’e due le cose durano pochi giorni, e da secoli il lavoro consiste nel farle arrivare a primavera.</p>
<h2>Marrone o castagna</h2>
<p>Apri un riccio. Se contiene tre frutti, piatti e scuri, con la pellicina che entra nelle pieghe, sono <strong>castagne</strong>. Se ne contiene uno o due, ovali, striati di chiaro, con la pellicina che si stacca, sono <strong>marroni</strong>: la regola commerciale vuole che al massimo il 12 % abbia il seme diviso. Il marrone è da glassa e da arrosto; la castagna è più piccola, più dolce, da farina. Mugello, Castel del Rio, Combai e Vallerano hanno un marchio europeo, e anche la Castagna di Montella.</p>
<h2>Farle durare</h2>
<p>Metà del frutto è acqua, e dentro può esserci un verme. Si usa la <strong>novena</strong>: nove giorni in acqua fredda, cambiata spesso. Vanno a galla le bacate, parte una fermentazione leggera che ferma le muffe, poi si asciugano all’ombra. Così stanno un mese in cantina e due in frigo, in un sacchetto di carta.</p>
<p>Per l’anno intero c’è il <strong>metato</strong>, una casetta di pietra con un graticcio a due metri e un fuoco di ceppi sotto, senza fiamma, per 30–40 giorni. Da tre chili freschi ne esce uno secco, che si sbuccia e va al mulino. La farina di castagne è dolce da sola: quella nuova arriva a dicembre e in estate prende le farfalline.</p>
<p>Dal 2002 una piccola vespa arrivata dalla Cina, il cinipide, ha dimezzato i raccolti; l’ha riportata sotto controllo un altro insetto, liberato apposta. Ci sono voluti dieci anni.</p>
<h2>Arrosto</h2>
<ol>
<li>Incidi la pancia per il largo, fino alla polpa.</li>
<li>Mezz’ora in acqua tiepida.</li>
<li>Forno a 220 °C, 20–25 minuti, o padella bucata, scuotendo.</li>
<li>Dieci minuti chiuse in un panno umido: il vapore stacca la pelle.</li>
</ol>
<h2>I porcini</h2>
<p>Sotto la parola «porcino» la legge mette <em>Boletus edulis</em> e i suoi parenti stretti, <em>aereus</em>, <em>reticulatus</em>, <em>pinophilus</em>. Chi li raccoglie ha un tesserino regionale e un limite, in genere tre chili al giorno; chi li vende freschi deve farli controllare da un micologo. Il <strong>Fungo di Borgotaro IGP</strong> viene dall’alta val di Taro.</p>
<p>Si affettano a mezzo centimetro e si asciugano sotto i 50 gradi. Ne servono da 10 a 12 chili per uno secco. Sul sacchetto trovi una categoria: <strong>extra</strong>, fette intere e chiare; <strong>speciali</strong>, meno regolari; <strong>commerciali</strong>, pezzi e briciole. Molti porcini secchi venduti in Italia vengono dai Balcani o dalla Cina: l’origine, se c’è, è lì accanto.</p>
<h2>Usarli</h2>
<p>Trenta grammi per quattro persone. Acqua tiepida, 20 minuti, poi si strizzano; l’acqua, filtrata in un panno per fermare la terra, entra nel risotto o nella <a href="/products?category=pasta-e-riso">polenta</a>. Il vasetto sta al buio, ben chiuso; una foglia d’alloro dentro tiene lontani gli insetti.</p>`,
    en: `<p>From the end of September to early November an Apennine wood pays out twice, in what drops from its chestnut trees and in what comes up beneath. Neither keeps longer than a few days. For centuries the work has been to make both of them last until spring.</p>
<h2>Marrone or castagna</h2>
<p>Open a burr. Three dark flat nuts whose inner skin runs into the folds are <strong>castagne</strong>. One or two oval, pale-striped nuts whose skin lifts away are <strong>marroni</strong>; trade rules allow at most 12 % of them to have a divided seed. Marroni are for glazing and roasting. Castagne are smaller and sweeter and go for flour. Mugello, Castel del Rio, Combai and Vallerano carry European marks, and so does Montella for its castagna.</p>
<h2>Making them last</h2>
<p>Half of a chestnut is water, and there may be a grub inside. Hence the <em>novena</em>: nine days in cold water, changed often. Wormy ones float, a slight fermentation holds back mould, and the nuts are dried in the shade. After that they last a month in a cellar or two in the fridge, in paper.</p>
<p>For a whole year you need a <em>metato</em>, a stone hut with slats two metres up and a log fire smouldering below for 30 to 40 days. Three kilos fresh make one dried, to be shelled and taken to a mill. Chestnut flour is sweet without sugar. The new season’s arrives in December, and by summer moths have usually found what you forgot.</p>
<p>In 2002 a small wasp from China, the gall wasp, turned up near Cuneo and went on to halve harvests. A second insect, released on purpose, brought it under control. That took ten years.</p>
<h2>Roasting</h2>
<ol>
<li>Slit the rounded side across, down to the flesh.</li>
<li>Soak for half an hour in lukewarm water.</li>
<li>Roast at 220 °C for 20 to 25 minutes, or in a pierced pan, shaking.</li>
<li>Wrap in a damp cloth for ten minutes so that steam loosens the skin.</li>
</ol>
<h2>Porcini</h2>
<p>Under that one word Italian law puts <em>Boletus edulis</em> and its near relations <em>aereus</em>, <em>reticulatus</em> and <em>pinophilus</em>. Pickers hold a regional permit with a limit, normally three kilos a day, and whoever sells them fresh must have them checked by a mycologist. <strong>Fungo di Borgotaro PGI</strong> grows in the upper Taro valley.</p>
<p>Slices half a centimetre thick are dried below 50 degrees; a kilo takes 10 to 12 of fresh. Bags state a grade. <strong>Extra</strong> means whole pale slices, <strong>speciali</strong> less even ones, <strong>commerciali</strong> pieces and crumbs. A good part of what Italy sells was picked in the Balkans or in China, so look for an origin beside the grade.</p>
<h2>Cooking with them</h2>
<p>Thirty grams feed four. Soak for 20 minutes in lukewarm water and squeeze. Strain the liquid through a cloth, which stops the grit, and use it in risotto or <a href="/products?category=pasta-e-riso">polenta</a>. Store the jar closed and dark; a bay leaf in it discourages insects.</p>`,
    es: `<p>Entre finales de septiembre y primeros de noviembre el bosque de los Apeninos paga dos veces: con lo que cae de los castaños y con lo que sale debajo. Ni lo uno ni lo otro aguanta más de unos días, y desde hace siglos el trabajo consiste en que lleguen a la primavera.</p>
<h2>Marrón o castaña</h2>
<p>Abre un erizo. Si lleva tres frutos planos y oscuros, con la piel interior metida en los pliegues, son <strong>castañas</strong>. Si lleva uno o dos, ovalados, con vetas claras y una piel que se desprende, son <strong>marrones</strong>: la norma comercial admite como mucho un 12 % de semillas divididas. El marrón es para glasear y asar; la castaña, más pequeña y dulce, para harina. Mugello, Castel del Rio, Combai y Vallerano tienen sello europeo, y también la castaña de Montella.</p>
<h2>Que duren</h2>
<p>Media castaña es agua, y dentro puede haber un gusano. Por eso se hace la <em>novena</em>: nueve días en agua fría que se cambia a menudo. Las picadas flotan, arranca una fermentación ligera que frena el moho y luego se secan a la sombra. Así aguantan un mes en la bodega y dos en la nevera, en bolsa de papel.</p>
<p>Para el año entero está el <em>metato</em>, una caseta de piedra con un enrejado a dos metros y un fuego de tocones sin llama, de 30 a 40 días. De tres kilos frescos sale uno seco, que se pela y va al molino. La harina de castaña es dulce sin azúcar; la nueva llega en diciembre, y la que olvides coge polillas en verano.</p>
<p>En 2002 apareció cerca de Cuneo una avispilla de China que partió por la mitad las cosechas. La puso a raya otro insecto, soltado a propósito. Costó diez años.</p>
<h2>Asadas</h2>
<ol>
<li>Corta la panza a lo ancho hasta la pulpa.</li>
<li>Media hora en agua tibia.</li>
<li>Horno a 220 °C, 20–25 minutos, o sartén agujereada sin dejar de mover.</li>
<li>Diez minutos envueltas en un paño húmedo: el vapor despega la piel.</li>
</ol>
<h2>Los boletus</h2>
<p>Bajo la palabra <em>porcino</em> la ley italiana admite <em>Boletus edulis</em> y sus parientes cercanos <em>aereus</em>, <em>reticulatus</em> y <em>pinophilus</em>. Quien los coge lleva permiso regional y un tope, por lo general tres kilos diarios; quien los vende frescos tiene que pasar por un micólogo. El <strong>Fungo di Borgotaro IGP</strong> viene del alto valle del Taro.</p>
<p>Se cortan a medio centímetro y se secan por debajo de 50 grados. Hacen falta de 10 a 12 kilos para uno seco. La bolsa indica una categoría: <strong>extra</strong>, láminas enteras y claras; <strong>speciali</strong>, menos regulares; <strong>commerciali</strong>, trozos y migas. Muchos de los que se venden en Italia vienen de los Balcanes o de China: el origen, si está, va al lado.</p>
<h2>Usarlos</h2>
<p>Treinta gramos para cuatro. Agua tibia, 20 minutos, y se escurren; el líquido, colado con un paño para dejar la tierra, va al risotto o a la <a href="/products?category=pasta-e-riso">polenta</a>. El tarro, cerrado y a oscuras; una hoja de laurel espanta a los insectos.</p>`,
  },
  tags: ['stagioni', 'cucina', 'orto'],
  author: 'Irene Castaldi',
  publishedDaysAgo: 26,
  picture: 'post-castagne-e-porcini-secchi.webp',
  products: [
    'castagne-fresche-2-kg',
    'funghi-porcini-secchi-50-g',
    'fungo-di-borgotaro-igp-fresco',
    'farina-per-polenta-rustica',
  ],
}
