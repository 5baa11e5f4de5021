import type { SeedPost } from '../seed-post.ts'

export const guancialeNduja: SeedPost = {
  slug: {
    it: 'guanciale-pancetta-nduja',
    en: 'guanciale-pancetta-and-nduja',
    es: 'guanciale-panceta-y-nduja',
  },
  title: {
    it: 'Guanciale, pancetta, ’nduja: tre modi di tenere il grasso',
    en: 'Guanciale, pancetta and ’nduja: three ways to keep fat',
    es: 'Guanciale, panceta y ’nduja: tres maneras de guardar la grasa',
  },
  excerpt: {
    it: 'Gola, pancia, rifilature: che cosa cambia nel taglio, nella stagionatura e in padella. E quanta ’nduja serve davvero.',
    en: 'Jowl, belly, trimmings: how the cut, the ageing and the pan differ. And how much ’nduja a plate of pasta really takes.',
    es: 'Papada, vientre y recortes: qué cambia en el corte, en la curación y en la sartén. Y cuánta ’nduja hace falta de verdad.',
  },
  text: {
    it: `<p>Il grasso del maiale non è uno solo. Quello della gola è duro e fonde piano, quello della pancia è tenero e a strati, quello che resta dalle rifilature è morbido abbastanza da spalmarsi. In Italia ciascuno ha trovato il suo salume.</p>
<h2>Guanciale</h2>
<p>È il muscolo della guancia con il grasso della gola, un triangolo di un chilo, un chilo e mezzo. Si massaggia con sale e pepe, riposa al freddo una settimana, si lava, si riveste di pepe o peperoncino e si appende per due o tre mesi. Perde circa il 30 % del peso. Di magro ce n’è poco, un terzo quando va bene, in una o due vene.</p>
<p>Il grasso della gola contiene tessuto connettivo che in padella diventa crosticina fuori e resta cremoso dentro. Taglialo a strisce spesse mezzo centimetro, mettilo in padella fredda senza olio e alza il fuoco poco alla volta: in otto minuti cede metà del suo grasso, che è il condimento. La ricetta dell’<strong>Amatriciana tradizionale STG</strong> prevede guanciale, non pancetta, e niente cipolla.</p>
<h2>Pancetta</h2>
<p>È il ventre: strati di grasso e magro alternati. <strong>Tesa</strong>, cioè piatta, stagiona da 30 a 60 giorni e si usa a dadini. <strong>Arrotolata</strong>, si lega stretta, si mette in budello e aspetta tre mesi o più: si mangia a fette sottili. Quella di Calabria e quella piacentina hanno una DOP. Affumicata è un’altra cosa ancora, e sta meglio con i piatti del Nord. Al posto del guanciale funziona, ma fonde prima: cuoci due minuti in meno e aggiungi un cucchiaio d’olio.</p>
<h2>’Nduja</h2>
<p>Viene da Spilinga, sotto il monte Poro, in provincia di Vibo Valentia. Grasso di guanciale, pancetta e lardo macinati con sale e peperoncino calabrese, che pesa dal 20 al 30 % dell’impasto. Il peperoncino è anche il conservante: con il sale e l’asciugatura tiene a bada i batteri, e non servono nitriti, che comunque qualcuno aggiunge. Si insacca nell’<em>orba</em>, il budello cieco, prende qualche giorno di fumo leggero e stagiona da tre mesi a un anno. Resta spalmabile perché il grasso supera la metà del peso.</p>
<p>È un PAT, cioè sta nell’elenco nazionale dei prodotti tradizionali, ma il nome non è protetto da una DOP: la zona la garantisce chi la fa.</p>
<h2>Quanto usarne</h2>
<ul>
<li><strong>Guanciale</strong>: 50 grammi a testa per una pasta.</li>
<li><strong>Pancetta</strong>: 40 grammi, o tre fette sul pane.</li>
<li><strong>’Nduja</strong>: un cucchiaino, 10 grammi, sciolto nell’olio tiepido con uno spicchio d’aglio. Il doppio copre tutto il resto.</li>
</ul>
<h2>Come si tengono</h2>
<p>Un pezzo di <a href="/products?category=salumi">salume</a> intero sta in un luogo fresco, appeso, anche un mese; iniziato, in frigo avvolto in un panno. Se il grasso ingiallisce e sa di noce vecchia, si è ossidato. La ’nduja in vasetto, aperta, si copre con un dito d’olio e si finisce in un mese. Il grasso fuso che avanza dal guanciale va in un barattolo: la prossima patata al forno lo aspetta.</p>`,
    en: `<p>A pig carries more than one kind of fat. That of the jowl is hard and slow to melt, that of the belly tender and layered, and what is left after trimming can be soft enough to spread. Italy found a use for each.</p>
<h2>Guanciale</h2>
<p>It is the cheek muscle with the fat of the throat, a triangle of a kilo or so. Makers rub it with salt and pepper, rest it a week in the cold, wash it, coat it in pepper or chilli and hang it for two or three months. Some 30 % of its weight goes. There is little lean, a third at most, running through in one or two veins.</p>
<p>Connective tissue in jowl fat crisps at the edges and stays creamy in the middle. Cut strips half a centimetre thick, put them in a cold pan without oil and bring up the heat by degrees. In eight minutes half of the fat has run, and that is your dressing. The registered recipe of <strong>Amatriciana tradizionale TSG</strong> calls for guanciale rather than pancetta, and for no onion.</p>
<h2>Pancetta</h2>
<p>This one is belly, fat and lean by turns. Flat, or <strong>tesa</strong>, it ages 30 to 60 days and is diced. Rolled, or <strong>arrotolata</strong>, it is tied tight, cased and left for three months and beyond, then sliced thin. The versions from Calabria and Piacenza are PDOs. Smoked pancetta is something else again and fits northern dishes better. It can stand in for guanciale, although it melts sooner: cook two minutes less and add a spoonful of oil.</p>
<h2>’Nduja</h2>
<p>Spilinga, below Monte Poro in the province of Vibo Valentia, is where it comes from. Jowl, belly and back fat are ground with salt and Calabrian chilli, which makes up 20 to 30 % of the mix. Chilli does some preserving too: along with salt and drying it holds bacteria back, so nitrites are not needed, though certain makers add them. The paste is stuffed into the blind gut, known as <em>orba</em>, gets a few days of light smoke and matures from three months to a year. More than half of it is fat, so it never sets hard.</p>
<p>It is listed as a PAT, a traditional product, but no PDO guards the name. Ask where it was made.</p>
<h2>How much</h2>
<ul>
<li><strong>Guanciale</strong>: 50 grams a head for pasta.</li>
<li><strong>Pancetta</strong>: 40 grams, or three slices on bread.</li>
<li><strong>’Nduja</strong>: one teaspoon, 10 grams, loosened in warm oil with a clove of garlic. Twice that and you taste nothing else.</li>
</ul>
<h2>Keeping them</h2>
<p>A whole <a href="/products?category=salumi">cured piece</a> hangs happily in a cool place for a month; once cut, wrap it in cloth and refrigerate. Yellowed fat that smells of old walnuts has oxidised. Cover an open jar of ’nduja with a finger of oil and finish it within the month. As for the fat left over from guanciale, pour it into a pot. Your next tray of potatoes knows what to do.</p>`,
    es: `<p>El cerdo no tiene una sola grasa. La de la papada es dura y funde despacio, la del vientre es tierna y va en capas, y la que sobra de los recortes es tan blanda que se unta. En Italia cada una encontró su oficio.</p>
<h2>Guanciale</h2>
<p>Es el músculo del carrillo con la grasa de la garganta, un triángulo de un kilo o kilo y medio. Se frota con sal y pimienta, reposa una semana en frío, se lava, se cubre de pimienta o guindilla y se cuelga dos o tres meses. Pierde un 30 % del peso. Lleva poco magro, un tercio con suerte, en una o dos vetas.</p>
<p>La grasa de la papada tiene tejido conectivo: en la sartén se tuesta por fuera y queda cremosa por dentro. Córtalo en tiras de medio centímetro, ponlo en frío y sin aceite, y sube el fuego poco a poco. En ocho minutos suelta la mitad de su grasa, que es la salsa. La receta registrada de la <strong>Amatriciana tradizionale ETG</strong> pide guanciale, no panceta, y nada de cebolla.</p>
<h2>Panceta</h2>
<p>Es el vientre, grasa y magro alternos. <strong>Tesa</strong>, o sea plana, cura de 30 a 60 días y se usa en dados. <strong>Arrotolata</strong>, enrollada, se ata fuerte, se embute y espera tres meses o más: se come en lonchas finas. Las de Calabria y Piacenza tienen DOP. La ahumada es otra historia y casa mejor con los platos del norte. En lugar del guanciale sirve, pero funde antes: dale dos minutos menos y una cucharada de aceite.</p>
<h2>’Nduja</h2>
<p>Viene de Spilinga, al pie del monte Poro, en la provincia de Vibo Valentia. Grasa de papada, vientre y tocino picados con sal y guindilla calabresa, que pesa del 20 al 30 % de la masa. La guindilla también conserva: junto con la sal y el secado frena las bacterias, y no hacen falta nitritos, aunque hay quien los pone. Se embute en la <em>orba</em>, el intestino ciego, recibe unos días de humo ligero y madura de tres meses a un año. Se unta porque más de la mitad es grasa.</p>
<p>Está en la lista nacional de productos tradicionales (PAT), pero ninguna DOP protege el nombre. Pregunta dónde se ha hecho.</p>
<h2>Cuánto poner</h2>
<ul>
<li><strong>Guanciale</strong>: 50 gramos por persona para una pasta.</li>
<li><strong>Panceta</strong>: 40 gramos, o tres lonchas con pan.</li>
<li><strong>’Nduja</strong>: una cucharadita, 10 gramos, deshecha en aceite templado con un diente de ajo. Con el doble ya no sabe a otra cosa.</li>
</ul>
<h2>Cómo se guardan</h2>
<p>Una pieza entera de <a href="/products?category=salumi">embutido</a> aguanta colgada en sitio fresco un mes; empezada, a la nevera y envuelta en un paño. Si la grasa amarillea y huele a nuez vieja, se ha oxidado. El tarro abierto de ’nduja se cubre con un dedo de aceite y se termina en un mes. La grasa que sobra del guanciale guárdala en un bote: la próxima bandeja de patatas la espera.</p>`,
  },
  tags: ['salumi', 'cucina'],
  author: 'Saverio Mancuso',
  publishedDaysAgo: 304,
  picture: 'post-guanciale-pancetta-nduja.webp',
  products: ['nduja-di-spilinga', 'amatriciana-tradizionale-stg', 'pecorino-romano-dop'],
}
