import type { SeedPost } from '../seed-post.ts'

export const modicaChocolate: SeedPost = {
  slug: { it: 'il-cioccolato-di-modica', en: 'modica-chocolate', es: 'el-chocolate-de-modica' },
  title: {
    it: 'Il cioccolato di Modica si sgretola, ed è giusto così',
    en: 'Modica chocolate crumbles, and it should',
    es: 'El chocolate de Módica se desmiga, y así debe ser',
  },
  excerpt: {
    it: 'Niente concaggio, zucchero che non si scioglie, nessun burro di cacao aggiunto. Dalla massa alla barretta in sei passaggi.',
    en: 'No conching, sugar that never melts, no added cocoa butter. From cocoa mass to bar in six steps.',
    es: 'Sin conchado, azúcar que no se funde, sin manteca de cacao añadida. De la pasta a la tableta en seis pasos.',
  },
  text: {
    it: `<p>La prima volta che ne apri una barretta pensi che sia invecchiata male: è opaca, a volte chiazzata di bianco, e sotto i denti lo zucchero scricchiola. È fatta così. Il <strong>Cioccolato di Modica</strong> è stato, nel 2018, il primo cioccolato europeo con un’indicazione geografica.</p>
<h2>Che cosa manca</h2>
<p>Il cioccolato di tutti i giorni passa per tre macchine. La raffinatrice riduce le particelle sotto i 20 millesimi di millimetro, così la lingua non le sente. La conca mescola per ore o giorni intorno ai 60 gradi, e manda via l’acido. La temperatrice fa cristallizzare il burro di cacao in modo ordinato, e dà lucentezza e schiocco. A Modica le prime due non ci sono, e la terza è ridotta al minimo.</p>
<p>La ragione è la storia. La lavorazione arrivò in Contea con gli spagnoli, che dal Messico avevano portato la pietra curva, il <em>metate</em>, chiamata qui «valata ra ciucculatti». Nell’Ottocento altrove arrivò la fabbrica; a Modica no.</p>
<h2>Sei passaggi</h2>
<ol>
<li>La <strong>massa di cacao</strong>, fave tostate e macinate con tutto il loro burro, si scalda fino a diventare liquida.</li>
<li>Si aggiunge zucchero, semolato o di canna, e se serve una spezia.</li>
<li>Si mescola tenendosi intorno ai 40 gradi, sotto il punto in cui lo zucchero si scioglierebbe nella poca acqua presente. I granelli restano interi.</li>
<li>Si versa in stampi di latta da cento grammi.</li>
<li>Si battono gli stampi su un tavolo, finché la pasta si distende e le bolle salgono. È il rumore che senti per strada.</li>
<li>Si raffredda e si incarta.</li>
</ol>
<p>Il disciplinare vuole almeno il 50 % di massa di cacao. Non si aggiungono burro di cacao, latte in polvere, grassi vegetali né lecitina, e per questo una tavoletta ha tre ingredienti, a volte due.</p>
<h2>La macchia bianca</h2>
<p>Il velo chiaro in superficie è burro di cacao che affiora, perché non è stato temperato. Non è muffa e non è vecchiaia. Passando il dito, scompare.</p>
<h2>Che cosa sceglie chi lo fa</h2>
<ul>
<li><strong>La fava</strong>: Ecuador, Ghana, Perù. Senza concaggio l’acidità e l’amaro restano tutti, e una fava mediocre non ha dove nascondersi.</li>
<li><strong>La grana dello zucchero</strong>: più è grossa, più scricchiola.</li>
<li><strong>La spezia</strong>: cannella e vaniglia sono quelle antiche; peperoncino, sale, agrumi e pistacchio sono venuti dopo.</li>
</ul>
<h2>Come si mangia</h2>
<p>A temperatura ambiente, a pezzi piccoli, lasciandolo andare. Con un bicchiere di Marsala o un caffè. Una barretta in mezzo litro di acqua o latte caldo, frullata, fa quattro tazze di cioccolata: era l’uso originario.</p>
<p>Sopporta il caldo un poco meglio di quello lucido, perché non ha una tempera da perdere, ma sopra i 34 °C si scioglie come tutti. Per questo da giugno a settembre chi lo spedisce usa un pacco refrigerato. In dispensa dura 18 mesi; il frigo lo riempie di odori.</p>`,
    en: `<p>Open your first bar and you may think it has aged badly. It is dull, sometimes blotched with white, and sugar crunches between your teeth. That is how it is made. In 2018 <strong>Cioccolato di Modica</strong> became the first European chocolate with a geographical indication.</p>
<h2>What is left out</h2>
<p>Ordinary chocolate goes through three machines. A refiner brings particles below 20 thousandths of a millimetre so that no tongue can feel them. A conche stirs for hours or days at about 60 degrees and drives acid off. A tempering unit makes cocoa butter crystallise in good order, for gloss and snap. Modica skips the first two and uses very little of the third.</p>
<p>History explains it. The method reached this corner of Sicily with the Spanish, who had brought a curved grinding stone, the <em>metate</em>, back from Mexico. In the nineteenth century factories took over elsewhere and passed Modica by.</p>
<h2>Six steps</h2>
<ol>
<li><strong>Cocoa mass</strong>, roasted beans ground with all their butter, is warmed until it flows.</li>
<li>Sugar is added, white or cane, with a spice if wanted.</li>
<li>Everything is mixed at around 40 degrees, below the point at which sugar would dissolve in what little water there is. Grains stay whole.</li>
<li>The paste is spooned into hundred-gram tin moulds.</li>
<li>Moulds are beaten on a table until the paste spreads and bubbles rise. That is the noise you hear from the street.</li>
<li>It cools and is wrapped.</li>
</ol>
<p>Half or more must be cocoa mass, says the specification. No cocoa butter, milk powder, vegetable fat or lecithin goes in, so a bar has three ingredients and occasionally two.</p>
<h2>White patches</h2>
<p>The pale film is cocoa butter that has come to the surface because nobody tempered it. It is neither mould nor age, and a finger wipes it away.</p>
<h2>What the maker decides</h2>
<ul>
<li><strong>The bean</strong>: Ecuador, Ghana, Peru. Without conching, acidity and bitterness all remain, and mediocre beans have nowhere to hide.</li>
<li><strong>Sugar grain</strong>: bigger means crunchier.</li>
<li><strong>Spice</strong>: cinnamon and vanilla are the old ones. Chilli, salt, citrus and pistachio came later.</li>
</ul>
<h2>Eating it</h2>
<p>At room temperature, in small pieces, letting each one go. A glass of Marsala helps, and so does coffee. One bar whisked into half a litre of hot water or milk gives four cups of drinking chocolate, which was its first purpose.</p>
<p>It stands heat slightly better than glossy chocolate, having no temper to lose, although above 34 °C it melts like any other. From June to September senders therefore use a chilled parcel. In the larder it lasts eighteen months. A fridge only fills it with smells.</p>
<p>There is one test for a fake. Bend a piece: if it snaps clean and shines at the break, it was tempered in a factory and merely printed with the name of a town.</p>`,
    es: `<p>Al abrir la primera tableta piensas que se ha estropeado: es mate, a veces con manchas blancas, y el azúcar cruje entre los dientes. Está hecha así. En 2018 el <strong>Cioccolato di Modica</strong> fue el primer chocolate europeo con indicación geográfica.</p>
<h2>Lo que no tiene</h2>
<p>El chocolate de cada día pasa por tres máquinas. La refinadora deja las partículas por debajo de 20 milésimas de milímetro, para que la lengua no las note. La concha remueve horas o días a unos 60 grados y se lleva el ácido. La templadora ordena los cristales de la manteca de cacao y da brillo y chasquido. En Módica faltan las dos primeras y de la tercera queda lo justo.</p>
<p>La explicación es histórica. La técnica llegó a este rincón de Sicilia con los españoles, que habían traído de México la piedra curva, el <em>metate</em>. En el siglo XIX, en otras partes, llegó la fábrica; a Módica no.</p>
<h2>Seis pasos</h2>
<ol>
<li>La <strong>pasta de cacao</strong>, habas tostadas y molidas con toda su manteca, se calienta hasta que fluye.</li>
<li>Se añade azúcar, blanco o de caña, y una especia si se quiere.</li>
<li>Se mezcla a unos 40 grados, por debajo del punto en que el azúcar se disolvería en la poca agua que hay. Los granos quedan enteros.</li>
<li>Se reparte en moldes de hojalata de cien gramos.</li>
<li>Los moldes se golpean en la mesa hasta que la pasta se extiende y suben las burbujas. Es el ruido que se oye desde la calle.</li>
<li>Se enfría y se envuelve.</li>
</ol>
<p>El pliego pide un 50 % de pasta de cacao como mínimo. No se añade manteca de cacao, leche en polvo, grasa vegetal ni lecitina; por eso una tableta tiene tres ingredientes, y a veces dos.</p>
<h2>La mancha blanca</h2>
<p>El velo claro es manteca de cacao que aflora, porque no se templó. No es moho ni vejez. Con el dedo se va.</p>
<h2>Lo que decide quien lo hace</h2>
<ul>
<li><strong>El haba</strong>: Ecuador, Ghana, Perú. Sin conchado se quedan toda la acidez y todo el amargor, y un haba mediocre no tiene dónde esconderse.</li>
<li><strong>El grano del azúcar</strong>: cuanto más grueso, más cruje.</li>
<li><strong>La especia</strong>: la canela y la vainilla son las antiguas; guindilla, sal, cítricos y pistacho vinieron después.</li>
</ul>
<h2>Cómo se come</h2>
<p>A temperatura ambiente, en trozos pequeños, dejando que se deshaga. Con una copa de Marsala o un café. Una tableta batida en medio litro de agua o leche caliente da cuatro tazas: ese fue su primer uso.</p>
<p>Aguanta el calor un poco mejor que el brillante, porque no tiene temple que perder, pero por encima de 34 °C se funde como todos. Por eso, de junio a septiembre, se envía en paquete refrigerado. En la despensa dura 18 meses; la nevera lo llena de olores.</p>
<p>Hay una prueba para reconocer la imitación: parte un trozo. Si el corte es limpio y brilla, alguien lo templó en una fábrica y se limitó a imprimir el nombre de un pueblo.</p>`,
  },
  tags: ['dolci', 'produttori'],
  author: 'Lucia Fontanari',
  publishedDaysAgo: 451,
  picture: 'post-il-cioccolato-di-modica.webp',
  products: [
    'cioccolato-di-modica-igp-70',
    'cioccolato-di-modica-igp-cannella',
    'tavoletta-gianduia-con-nocciole-intere',
  ],
}
