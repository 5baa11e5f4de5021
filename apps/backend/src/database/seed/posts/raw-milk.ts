import type { SeedPost } from '../seed-post.ts'

export const rawMilk: SeedPost = {
  slug: {
    it: 'che-cosa-vuol-dire-latte-crudo',
    en: 'what-raw-milk-means-on-a-cheese',
    es: 'que-significa-leche-cruda-en-un-queso',
  },
  title: {
    it: 'Che cosa vuol dire «latte crudo» su un formaggio',
    en: 'What “raw milk” means on a cheese',
    es: 'Qué significa «leche cruda» en un queso',
  },
  excerpt: {
    it: 'Sotto i 40 gradi è crudo, a 72 per 15 secondi è pastorizzato. In mezzo c’è la termizzazione, e l’etichetta lo deve dire.',
    en: 'Below 40 degrees it is raw, at 72 for 15 seconds it is pasteurised. Something lies in between, and labels have to say so.',
    es: 'Por debajo de 40 grados es cruda; a 72 durante 15 segundos, pasteurizada. Entre medias hay otra cosa, y la etiqueta avisa.',
  },
  text: {
    it: `<p>Il regolamento europeo è asciutto: è crudo il latte che non è stato riscaldato a più di 40 °C e non ha subito altri trattamenti con effetto equivalente. Quaranta gradi sono di poco sopra la temperatura della mucca. Tutto quello che succede dopo, in caldaia, è un’altra faccenda: un formaggio può essere a latte crudo e cotto a 55 °C, come le forme da grattugia, perché la cottura riguarda la cagliata.</p>
<h2>Tre strade</h2>
<ul>
<li><strong>Crudo</strong>: la flora del latte resta tutta, quella buona e quella che non si vuole. Il casaro guida la prima con il siero o il latte innesto e tiene fuori la seconda con la pulizia della stalla.</li>
<li><strong>Termizzato</strong>: fra 57 e 68 °C per una quindicina di secondi almeno. Abbatte una parte dei batteri, non tutti. Per legge non è più crudo e non è ancora pastorizzato.</li>
<li><strong>Pastorizzato</strong>: 72 °C per 15 secondi, o 63 °C per mezz’ora. Si riparte quasi da zero e si aggiungono fermenti scelti.</li>
</ul>
<p>Il latte pastorizzato dà un formaggio uguale ogni giorno. Quello crudo cambia: la stessa <a href="/products?category=formaggi&amp;region=valle-d-aosta">Fontina</a> d’alpeggio a luglio, con l’erba in fiore, è più gialla di quella fatta a gennaio con il fieno, perché i carotenoidi dell’erba passano nel grasso.</p>
<h2>I numeri che deve avere</h2>
<p>Il latte crudo di vacca può contenere al massimo 100.000 germi per millilitro e 400.000 cellule somatiche, in media mobile. Per pecora e capra il limite di germi è più alto, un milione e mezzo, che scende a 500.000 quando il formaggio si fa senza trattamento termico. Una buona stalla sta sotto i 20.000. Si munge e si trasforma in fretta: il disciplinare della Fontina vuole la caseificazione entro due ore da ogni mungitura, senza passare dal frigorifero.</p>
<h2>Chi lo usa per regola</h2>
<p>Fontina, Bitto, Castelmagno, Fiore Sardo, Ragusano e Parmigiano Reggiano sono a latte crudo per disciplinare. Il Gorgonzola si fa con latte pastorizzato. Il Pecorino Romano ammette latte crudo o termizzato: lo decide il caseificio, e lo scrive.</p>
<h2>Che cosa trovi in etichetta</h2>
<p>Quando il processo non prevede alcun trattamento termico deve comparire «fatto con latte crudo». Se la frase non c’è, il latte è stato scaldato. Il latte crudo da bere, venduto ai distributori, porta invece l’obbligo di indicare che va consumato dopo bollitura.</p>
<p>C’è una cautela che vale la pena di ripetere. Nei formaggi freschi o poco stagionati a latte crudo possono sopravvivere batteri come alcuni ceppi di <em>Escherichia coli</em>; per questo le autorità sanitarie li sconsigliano ai bambini piccoli, in gravidanza e a chi ha difese immunitarie basse. Con la stagionatura lunga la pasta si asciuga e si acidifica, e il problema si riduce molto. Se hai dubbi, chiedi al produttore l’età minima e le analisi: chi lavora a crudo le tiene nel cassetto.</p>`,
    en: `<p>European law is brief about it. Milk is raw when it has not been heated above 40 °C nor treated in any way with the same effect. Forty degrees is a shade warmer than the cow. Whatever happens in the vat afterwards is a different matter: a cheese may be made from raw milk and still have its curd cooked at 55 °C, as large grating wheels are.</p>
<h2>Three routes</h2>
<ul>
<li><strong>Raw</strong> keeps the whole flora, the part you want and the part you don’t. The maker steers the former with saved whey or cultured milk and keeps the latter out by having a clean barn.</li>
<li><strong>Thermised</strong> milk spends at least 15 seconds between 57 and 68 °C. Some bacteria go, others stay. It has stopped being raw without becoming pasteurised.</li>
<li><strong>Pasteurised</strong> milk gets 72 °C for 15 seconds or 63 °C for half an hour. The dairy starts almost from nothing and adds cultures it has chosen.</li>
</ul>
<p>Pasteurised milk gives the same cheese every day. Raw milk moves with the pasture. An alpine <a href="/products?category=formaggi&amp;region=valle-d-aosta">Fontina</a> made in July, when meadows are in flower, is yellower than January’s hay-fed one, because carotenoids in grass end up in the fat.</p>
<h2>Limits in figures</h2>
<p>Raw cow’s milk may hold no more than 100,000 germs per millilitre and 400,000 somatic cells, as rolling averages. Ewe’s and goat’s milk are allowed 1.5 million germs, but just 500,000 if the cheese will have no heat treatment. A careful farm stays under 20,000. Speed matters as much: Fontina has to be in the vat within two hours of each milking, which rules out the refrigerated tank.</p>
<h2>Who must use it</h2>
<p>Fontina, Bitto, Castelmagno, Fiore Sardo, Ragusano and Parmigiano Reggiano are raw-milk cheeses by specification. Gorgonzola is made from pasteurised milk. Pecorino Romano allows raw or thermised; each dairy decides and declares.</p>
<h2>On the label</h2>
<p>If no step in the process involves heating, the words “made with raw milk” are compulsory. When you cannot find them, the milk was heated. Raw drinking milk from Italian vending machines carries the opposite instruction: it must be boiled first.</p>
<p>One caution bears repeating. Fresh and barely aged raw-milk cheeses can harbour bacteria, among them certain strains of <em>Escherichia coli</em>. Health authorities therefore advise against them for small children, during pregnancy and for anyone with weak defences. Long ageing dries and acidifies the paste, and the concern shrinks a great deal with it. When in doubt, ask the producer for the minimum age and the laboratory results. People who work with raw milk have both to hand, since their next batch depends on them as much as your dinner does.</p>`,
    es: `<p>El reglamento europeo lo resuelve en una línea: es cruda la leche que no se ha calentado a más de 40 °C ni ha recibido otro tratamiento de efecto equivalente. Cuarenta grados es poco más que la temperatura de la vaca. Lo que pase luego en la caldera es otro asunto: un queso puede ser de leche cruda y tener la cuajada cocida a 55 °C, como las grandes ruedas de rallar.</p>
<h2>Tres caminos</h2>
<ul>
<li><strong>Cruda</strong>: conserva toda su flora, la que se busca y la que no. El quesero conduce la primera con suero o leche fermentada y deja fuera la segunda con una cuadra limpia.</li>
<li><strong>Termizada</strong>: al menos unos 15 segundos entre 57 y 68 °C. Caen parte de las bacterias. Legalmente ya no es cruda y tampoco pasteurizada.</li>
<li><strong>Pasteurizada</strong>: 72 °C durante 15 segundos o 63 °C durante media hora. Se empieza casi de cero y se añaden fermentos elegidos.</li>
</ul>
<p>La pasteurizada da el mismo queso todos los días. La cruda cambia con el prado: una <a href="/products?category=formaggi&amp;region=valle-d-aosta">Fontina</a> de alta montaña hecha en julio, con la hierba en flor, es más amarilla que la de enero, de vacas a heno, porque los carotenos de la hierba acaban en la grasa.</p>
<h2>Los números que debe cumplir</h2>
<p>La leche cruda de vaca no puede superar de media 100.000 gérmenes por mililitro ni 400.000 células somáticas. Para oveja y cabra se admite millón y medio de gérmenes, que baja a 500.000 si el queso no va a tener tratamiento térmico. Una granja cuidadosa no llega a 20.000. También cuenta la prisa: la Fontina tiene que estar en la caldera antes de dos horas desde cada ordeño, así que no hay tiempo para el tanque de frío.</p>
<h2>Quién está obligado</h2>
<p>Fontina, Bitto, Castelmagno, Fiore Sardo, Ragusano y Parmigiano Reggiano son de leche cruda por pliego. El Gorgonzola se hace con leche pasteurizada. El Pecorino Romano permite cruda o termizada: elige la quesería y lo declara.</p>
<h2>Qué pone en la etiqueta</h2>
<p>Si en todo el proceso no hay calentamiento, es obligatorio el texto «elaborado con leche cruda». Si no lo encuentras, la leche se calentó. La leche cruda para beber que se vende en máquinas en Italia lleva la advertencia contraria: hay que hervirla antes.</p>
<p>Una cautela que merece repetirse. En los quesos frescos o poco curados de leche cruda pueden sobrevivir bacterias, entre ellas algunas cepas de <em>Escherichia coli</em>; por eso las autoridades sanitarias los desaconsejan a niños pequeños, durante el embarazo y a quien tiene las defensas bajas. Una curación larga seca y acidifica la pasta, y el problema se reduce mucho. Si dudas, pide al productor la edad mínima y los análisis. Quien trabaja en crudo los tiene a mano, porque de ellos depende también su próxima caldera.</p>`,
  },
  tags: ['formaggi', 'etichette', 'produttori'],
  author: 'Lucia Fontanari',
  publishedDaysAgo: 409,
  picture: 'post-che-cosa-vuol-dire-latte-crudo.webp',
  products: ['fontina-dop-alpeggio', 'bitto-dop-12-mesi', 'fiore-sardo-dop', 'castelmagno-dop'],
}
