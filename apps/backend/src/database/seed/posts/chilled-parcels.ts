import type { SeedPost } from '../seed-post.ts'

export const chilledParcels: SeedPost = {
  slug: {
    it: 'come-viaggia-un-pacco-freddo',
    en: 'how-a-chilled-parcel-travels',
    es: 'como-viaja-un-paquete-frio',
  },
  title: {
    it: 'Come viaggia un pacco freddo',
    en: 'How a chilled parcel travels',
    es: 'Cómo viaja un paquete frío',
  },
  excerpt: {
    it: 'Tre chili di ghiaccio, tre centimetri di polistirolo, dal lunedì al mercoledì: la fisica di una burrata spedita a 900 chilometri.',
    en: 'Three kilos of ice, three centimetres of foam, Monday to Wednesday: the physics of sending a burrata 900 kilometres.',
    es: 'Tres kilos de hielo, tres centímetros de espuma, de lunes a miércoles: la física de enviar una burrata a 900 kilómetros.',
  },
  text: {
    it: `<p>Una burrata esce dal caseificio di Andria a 4 gradi alle undici del mattino e arriva a Torino il giorno dopo. In mezzo ci sono un furgone, un centro di smistamento, un camion di notte e un altro furgone. Quasi mai sono refrigerati per tutto il percorso: il freddo viaggia dentro la scatola.</p>
<h2>Il conto</h2>
<p>Prendi una scatola di polistirolo da 40 × 30 × 25 centimetri, con pareti di 3. La superficie è circa 0,6 metri quadrati. Se fuori ci sono in media 18 gradi e dentro 3, passano poco più di 10 watt: come una lampadina a led accesa. In ventiquattro ore fanno 0,9 megajoule. Un chilo di ghiaccio che si scioglie ne assorbe 0,33, quindi servono <strong>2,7 chili di ghiaccio al giorno</strong>, e un po’ di più per il margine.</p>
<p>D’estate, con 32 gradi sul furgone, il conto raddoppia. Ecco perché lo stesso pacco pesa 4 chili a gennaio e 7 a luglio, e perché chi spedisce cambia misura, o si ferma una settimana a ferragosto.</p>
<p>Le mattonelle di gel sciolgono a 0 gradi come il ghiaccio; quelle per surgelati contengono sali e stanno a -21. La differenza è importante: con quelle sbagliate una mozzarella gela, e una mozzarella gelata si sbriciola.</p>
<h2>Che cosa non si mescola</h2>
<p>Fresco (0/+4), ambiente e surgelato (sotto i -18) non stanno nella stessa scatola. Se ordini pasta e <a href="/products?category=formaggi">burrata</a> allo stesso produttore, ti arrivano due colli, oppure uno solo e la pasta viaggia al freddo, che non le fa niente. Il contrario non si fa mai.</p>
<h2>I giorni</h2>
<ul>
<li><strong>Lunedì, martedì, mercoledì</strong>: si spedisce.</li>
<li><strong>Giovedì</strong>: solo dove la consegna è sicura in un giorno.</li>
<li><strong>Venerdì</strong>: no. Un pacco fermo in deposito fino a lunedì consuma tutto il ghiaccio.</li>
</ul>
<p>Nelle settimane con una festa il calendario si accorcia. Verso Sicilia, Sardegna e Calabria si contano 48–72 ore, quindi più ghiaccio; verso le isole minori molti freschi non partono proprio. In ogni scheda trovi la data, non «2–3 giorni».</p>
<h2>Quando arriva</h2>
<ol>
<li>Apri subito, anche se lo metti via dopo.</li>
<li>Tocca il prodotto: deve essere freddo. Se hai un termometro, fra due confezioni, sotto gli 8 gradi per un latticino.</li>
<li>Il ghiaccio sciolto non è un problema, è il suo lavoro.</li>
<li>Se è tiepido o aperto, fotografa prima di toccare altro e scrivi al produttore nello stesso giorno.</li>
</ol>
<p>Il fresco che si deteriora in fretta non ha diritto di recesso; la garanzia su una cosa arrivata male, sì, sempre.</p>
<h2>Dopo</h2>
<p>Il polistirolo si ricicla con la plastica dove il comune lo accetta. Le mattonelle si lavano e tornano utili in gita; il gel non va nel lavandino. Parecchi produttori sono passati a scatole di lana, paglia o cartone ondulato con intercapedine: isolano da un terzo a metà meno a parità di spessore, e si compensa con più ghiaccio.</p>`,
    en: `<p>A burrata leaves its dairy in Andria at 4 degrees at eleven in the morning and reaches Turin the following day. In between come a van, a sorting hub, a lorry by night and a second van. Seldom are all of these refrigerated, so the cold has to travel in the box.</p>
<h2>Sums</h2>
<p>Picture a foam box of 40 × 30 × 25 centimetres with walls 3 thick. Its surface is around 0.6 square metres. If the air outside averages 18 degrees and the inside is at 3, slightly over 10 watts come through, as much as a burning LED bulb. Over twenty-four hours that makes 0.9 megajoules. Each kilo of melting ice soaks up 0.33. You need <strong>2.7 kilos of ice a day</strong>, then, plus a margin.</p>
<p>In summer, at 32 degrees in the van, the figure doubles. That is why one and the same order weighs 4 kilos in January and 7 in July, and why senders change the box, or close for a week in mid-August.</p>
<p>Gel packs melt at 0 like ice. Packs meant for frozen food contain salts and hold -21. Confuse them and mozzarella freezes, and frozen mozzarella falls to crumbs.</p>
<h2>What cannot share</h2>
<p>Chilled (0 to +4), ambient and frozen (below -18) never share a box. Order pasta and <a href="/products?category=formaggi">burrata</a> from one producer and you will receive two parcels, or else one in which pasta rides in the cold, which does it no harm. Nobody does it the other way round.</p>
<h2>Days of the week</h2>
<ul>
<li><strong>Monday to Wednesday</strong>: parcels go out.</li>
<li><strong>Thursday</strong>: only where one-day delivery is certain.</li>
<li><strong>Friday</strong>: no. Anything left in a depot until Monday will have used up its ice.</li>
</ul>
<p>Public holidays shorten the week. Sicily, Sardinia and Calabria take 48 to 72 hours, hence extra ice, and much fresh food is not sent to the small islands at all. Every product page gives a date rather than “2–3 days”.</p>
<h2>On arrival</h2>
<ol>
<li>Open it at once, even if you unpack later.</li>
<li>Touch the food. It should be cold: below 8 degrees for dairy, with a thermometer between two packs.</li>
<li>Melted ice means that the ice has done its work.</li>
<li>If things are lukewarm or burst, take a photograph before moving anything and write to the producer on the same day.</li>
</ol>
<p>Food that spoils quickly carries no right of withdrawal. Your guarantee against goods that arrive in bad condition stays with you always.</p>
<h2>Afterwards</h2>
<p>Foam is recycled with plastics where your council takes it. Gel packs rinse clean and are handy for picnics, although the gel must not go down a sink. A number of producers have moved to boxes of wool, straw or layered cardboard. At equal thickness these insulate a third to a half less, and extra ice makes up for it.</p>`,
    es: `<p>Una burrata sale de la quesería de Andria a 4 grados, a las once de la mañana, y llega a Turín al día siguiente. Entre medias hay una furgoneta, un centro de clasificación, un camión de noche y otra furgoneta. Casi nunca van refrigerados todos: el frío viaja dentro de la caja.</p>
<h2>La cuenta</h2>
<p>Imagina una caja de poliestireno de 40 × 30 × 25 centímetros, con paredes de 3. Su superficie es de unos 0,6 metros cuadrados. Si fuera hay 18 grados de media y dentro 3, entran algo más de 10 vatios: como una bombilla led encendida. En veinticuatro horas suman 0,9 megajulios. Un kilo de hielo al fundirse absorbe 0,33, así que hacen falta <strong>2,7 kilos de hielo al día</strong>, y algo más por si acaso.</p>
<p>En verano, con 32 grados en la furgoneta, la cuenta se dobla. Por eso el mismo pedido pesa 4 kilos en enero y 7 en julio, y por eso quien envía cambia de caja o cierra una semana a mediados de agosto.</p>
<p>Las placas de gel se funden a 0 grados, como el hielo; las de congelados llevan sales y se quedan en -21. Importa: con las equivocadas la mozzarella se hiela, y una mozzarella helada se desmiga.</p>
<h2>Lo que no se mezcla</h2>
<p>Fresco (0/+4), ambiente y congelado (bajo -18) no comparten caja. Si pides pasta y <a href="/products?category=formaggi">burrata</a> al mismo productor, recibes dos bultos, o uno solo con la pasta en frío, que no le hace nada. Al revés, nunca.</p>
<h2>Los días</h2>
<ul>
<li><strong>Lunes, martes y miércoles</strong>: se envía.</li>
<li><strong>Jueves</strong>: solo donde la entrega en un día es segura.</li>
<li><strong>Viernes</strong>: no. Un paquete parado hasta el lunes gasta todo el hielo.</li>
</ul>
<p>Con un festivo la semana se acorta. A Sicilia, Cerdeña y Calabria se cuentan 48–72 horas, con más hielo; a las islas pequeñas muchos frescos ni salen. En cada ficha tienes una fecha, no un «2–3 días».</p>
<h2>Cuando llega</h2>
<ol>
<li>Ábrelo enseguida, aunque lo guardes más tarde.</li>
<li>Toca el producto: tiene que estar frío. Con un termómetro entre dos envases, menos de 8 grados en un lácteo.</li>
<li>Que el hielo esté fundido no es un fallo, es su trabajo.</li>
<li>Si está tibio o reventado, haz una foto antes de mover nada y escribe al productor el mismo día.</li>
</ol>
<p>Lo fresco que se estropea deprisa no tiene derecho de desistimiento; la garantía sobre algo que llega mal la tienes siempre.</p>
<h2>Después</h2>
<p>El poliestireno se recicla con los plásticos donde el ayuntamiento lo admite. Las placas se lavan y sirven para una excursión; el gel no se tira por el fregadero. Bastantes productores han pasado a cajas de lana, paja o cartón con cámara: a igual grosor aíslan entre un tercio y la mitad menos, y se compensa con más hielo.</p>`,
  },
  tags: ['produttori', 'formaggi'],
  author: 'Irene Castaldi',
  publishedDaysAgo: 78,
  picture: 'post-come-viaggia-un-pacco-freddo.webp',
  products: [
    'burrata-di-andria-igp',
    'mozzarella-di-bufala-campana-dop',
    'squacquerone-di-romagna-dop',
    'sfogliatelle-ricce-surgelate',
  ],
}
