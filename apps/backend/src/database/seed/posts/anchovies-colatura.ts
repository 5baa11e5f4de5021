import type { SeedPost } from '../seed-post.ts'

export const anchoviesColatura: SeedPost = {
  slug: {
    it: 'acciughe-sotto-sale-e-colatura',
    en: 'salted-anchovies-and-colatura',
    es: 'anchoas-en-sal-y-colatura',
  },
  title: {
    it: 'Acciughe sotto sale e colatura: che cosa fa il sale a un pesce azzurro',
    en: 'Salted anchovies and colatura: what salt does to a small fish',
    es: 'Anchoas en sal y colatura: lo que hace la sal con un pescado azul',
  },
  excerpt: {
    it: 'Quaranta giorni in un vaso o nove mesi in un botticino: la maturazione, la pulizia e il cucchiaino di colatura nella pasta.',
    en: 'Forty days in a jar or nine months in a cask: how they mature, how you clean them, and one spoonful of colatura on spaghetti.',
    es: 'Cuarenta días en un tarro o nueve meses en un barril: cómo maduran, cómo se limpian y la cucharada de colatura en la pasta.',
  },
  text: {
    it: `<p>Acciuga e alice sono lo stesso animale, <em>Engraulis encrasicolus</em>. Nel Tirreno si pesca dalla primavera all’autunno, di notte, con la lampara: la luce raduna il banco, una rete a cerchio lo chiude. Prima dell’alba il pesce deve essere a terra, perché la salagione comincia entro poche ore.</p>
<h2>Il vaso</h2>
<p>In Liguria la testa si stacca con le dita e porta via le viscere. Le acciughe si sistemano a raggiera in un vaso o in un barile di castagno, uno strato di pesce e uno di sale, poi un disco e un peso. Il sale tira fuori l’acqua, che diventa salamoia e copre tutto. Nelle settimane dopo gli enzimi del pesce stesso tagliano le proteine: la carne da grigia diventa rosata, e l’odore passa da mare a qualcosa fra il prosciutto e il brodo. L’<strong>IGP del mar Ligure</strong> chiede un minimo di 40 giorni. Un’acciuga cotta dal sale si stacca dalla lisca con le dita; se oppone resistenza, non era pronta.</p>
<h2>Come si puliscono</h2>
<ol>
<li>Sciacqua il sale in una ciotola d’acqua fredda, in fretta: meno di un minuto.</li>
<li>Apri dal ventre con il pollice e togli la lisca partendo dalla coda.</li>
<li>Passa i filetti in acqua e poco aceto, asciugali su carta.</li>
<li>Coprili d’olio. Durano una settimana in frigo.</li>
</ol>
<p>Lasciate a bagno mezz’ora, come si legge spesso, perdono sale e insieme il sapore. Da un etto di acciughe intere vengono 60–65 grammi di filetti.</p>
<h2>La colatura</h2>
<p>A Cetara, sulla costa di Amalfi, le alici pescate da fine marzo a luglio nel golfo di Salerno si mettono nel <em>terzigno</em>, una botticella che è un terzo di un barile. Passano almeno nove mesi, spesso di più. Poi si pratica un foro sul fondo: il liquido, che ha attraversato tutti gli strati, cola goccia a goccia, di un ambra scuro. La <strong>Colatura di alici di Cetara</strong> è DOP dal 2020. Il parente antico è il <em>garum</em>, che però si faceva al sole e anche con le interiora.</p>
<p>Un litro contiene più di 200 grammi di sale disciolto. Quindi: niente sale nell’acqua degli spaghetti, e niente fuoco. In una ciotola metti un cucchiaio scarso di colatura a testa, due d’olio, aglio schiacciato, peperoncino e prezzemolo; scola la pasta, versala dentro, gira con un po’ della sua acqua.</p>
<h2>Altri usi</h2>
<p>Qualche goccia su scarola saltata, su patate lesse, nell’impasto di una polpetta di <a href="/products?category=ortofrutta">verdure</a>. Sostituisce il sale, non si aggiunge al sale. Il vaso di acciughe, aperto, sta in frigo anche tre mesi se il pesce resta sotto la salamoia; se manca, la rifai con 300 grammi di sale per litro d’acqua bollita e raffreddata. La colatura si tiene al buio, in dispensa.</p>`,
    en: `<p>Acciuga and alice are two Italian names for one fish, <em>Engraulis encrasicolus</em>. In the Tyrrhenian it is caught from spring into autumn, at night and by lamp. Light gathers the shoal, a ring net closes round it, and boats are back before dawn, since salting has to begin within hours.</p>
<h2>The jar</h2>
<p>In Liguria heads are pinched off by hand so that the guts come with them. Fish are laid like spokes in a glass jar or chestnut barrel, a layer of anchovies and a layer of salt, under a disc and a weight. Salt draws water out, water becomes brine, and brine covers everything. In the following weeks the fish’s own enzymes cut its proteins up: flesh goes from grey to pink, and the smell moves from harbour to something between ham and stock. The <strong>Ligurian PGI</strong> asks for forty days or more. A ripe anchovy comes off its backbone between two fingers. One that resists was opened too soon.</p>
<h2>Cleaning them</h2>
<ol>
<li>Rinse the salt off in a bowl of cold water, fast, in less than a minute.</li>
<li>Open the belly with your thumb and lift out the spine from the tail end.</li>
<li>Pass the fillets through water with a little vinegar and dry them on paper.</li>
<li>Cover with oil. They will keep a week in the fridge.</li>
</ol>
<p>Half an hour of soaking, as many recipes suggest, washes out flavour together with salt. A hundred grams of whole fish give 60 to 65 of fillets.</p>
<h2>Colatura</h2>
<p>At Cetara on the Amalfi coast, anchovies netted in the gulf of Salerno between late March and July go into a <em>terzigno</em>, a small cask holding a third of a barrel. At least nine months go by, frequently more. A hole is then pierced in the bottom, and liquid that has passed through every layer falls out drop by drop, dark amber. <strong>Colatura di alici di Cetara</strong> has been a PDO since 2020. Its Roman relative, <em>garum</em>, was made in the sun and included entrails.</p>
<p>Each litre carries over 200 grams of dissolved salt. So leave the spaghetti water unsalted, and keep the stuff away from heat. Put a scant tablespoon a head in a bowl with two of oil, crushed garlic, chilli and parsley. Tip in the drained pasta and toss with some of its water.</p>
<h2>Elsewhere</h2>
<p>A few drops season sautéed escarole, boiled potatoes or <a href="/products?category=ortofrutta">vegetable</a> fritters. Use it in place of salt rather than on top of it. An opened jar of anchovies lasts three months in the fridge as long as brine covers the fish; when it runs low, make more with 300 grams of salt to a litre of water, boiled and cooled. Colatura wants a dark cupboard and nothing else.</p>`,
    es: `<p>En italiano <em>acciuga</em> y <em>alice</em> son el mismo animal, <em>Engraulis encrasicolus</em>: boquerón cuando está fresco, anchoa cuando ha pasado por la sal. En el Tirreno se pesca de primavera a otoño, de noche y con luz. La lámpara reúne el banco, una red de cerco lo cierra y el barco vuelve antes del alba, porque hay que salar en pocas horas.</p>
<h2>El tarro</h2>
<p>En Liguria la cabeza se arranca con los dedos y arrastra las tripas. Los peces se colocan como radios en un tarro de vidrio o en un barril de castaño, capa de pescado y capa de sal, con un disco y un peso encima. La sal saca el agua, el agua se hace salmuera y lo cubre todo. En las semanas siguientes las enzimas del propio pescado cortan sus proteínas: la carne pasa de gris a rosada y el olor, de puerto a algo entre el jamón y el caldo. La <strong>IGP del mar de Liguria</strong> exige 40 días. Una anchoa hecha se separa de la espina con dos dedos; si se resiste, le faltaba tiempo.</p>
<h2>Cómo se limpian</h2>
<ol>
<li>Quita la sal en un bol de agua fría, deprisa, en menos de un minuto.</li>
<li>Abre por el vientre con el pulgar y saca la espina desde la cola.</li>
<li>Pasa los filetes por agua con un poco de vinagre y sécalos en papel.</li>
<li>Cúbrelos de aceite. Aguantan una semana en la nevera.</li>
</ol>
<p>La media hora de remojo que piden muchas recetas se lleva la sal y también el sabor. De cien gramos de pescado entero quedan 60–65 de filete.</p>
<h2>La colatura</h2>
<p>En Cetara, en la costa de Amalfi, los boquerones pescados de finales de marzo a julio en el golfo de Salerno van al <em>terzigno</em>, un barrilito que es un tercio de barril. Pasan nueve meses por lo menos, y muchas veces más. Entonces se abre un agujero en el fondo y el líquido, que ha cruzado todas las capas, cae gota a gota, de un ámbar oscuro. La <strong>Colatura di alici di Cetara</strong> es DOP desde 2020. Su antepasado romano, el <em>garum</em>, se hacía al sol y llevaba vísceras.</p>
<p>En cada litro hay más de 200 gramos de sal disuelta. Así que ni sal en el agua de los espaguetis ni fuego para ella. En un bol pon una cucharada escasa por persona, dos de aceite, ajo machacado, guindilla y perejil; echa la pasta escurrida y mueve con algo de su agua.</p>
<h2>Otros usos</h2>
<p>Unas gotas en escarola salteada, en patatas cocidas o en unas croquetas de <a href="/products?category=ortofrutta">verdura</a>. Sustituye a la sal, no se le suma. El tarro de anchoas abierto dura tres meses en la nevera si la salmuera lo cubre; si falta, se hace más con 300 gramos de sal por litro de agua hervida y enfriada. La colatura solo pide un armario oscuro.</p>`,
  },
  tags: ['mare', 'cucina'],
  author: 'Saverio Mancuso',
  publishedDaysAgo: 192,
  picture: 'post-acciughe-sotto-sale-e-colatura.webp',
  products: [
    'acciughe-sotto-sale-mar-ligure-igp',
    'colatura-di-alici-di-cetara-dop',
    'capperi-sotto-sale-calibro-piccolo',
  ],
}
