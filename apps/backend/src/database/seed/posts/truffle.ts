import type { SeedPost } from '../seed-post.ts'

export const truffle: SeedPost = {
  slug: { it: 'tartufo-che-cosa-credere', en: 'truffles-what-to-believe', es: 'trufa-que-creer' },
  title: {
    it: 'Tartufo: che cosa credere e che cosa no',
    en: 'Truffles: what to believe and what not to',
    es: 'Trufa: qué creer y qué no',
  },
  excerpt: {
    it: 'Nove specie in legge, quattro stagioni, una molecola che imita tutto. Come si compra un tartufo vero senza farsi incantare.',
    en: 'Nine species in law, four seasons, one molecule that fakes the lot. How to buy a real truffle without being charmed.',
    es: 'Nueve especies en la ley, cuatro temporadas y una molécula que lo imita todo. Cómo comprar una trufa de verdad.',
  },
  text: {
    it: `<p>Il tartufo è il frutto sotterraneo di un fungo che vive attaccato alle radici di querce, noccioli, tigli e pioppi. Maturando emette odore perché un animale lo mangi e ne sparga le spore. Il mercato intero si regge su quel richiamo, che comincia a spegnersi appena il tartufo esce da terra.</p>
<h2>Le specie</h2>
<p>La legge italiana 752 del 1985 ammette alla vendita nove specie, con i loro nomi. Contano soprattutto queste:</p>
<ul>
<li><strong><em>Tuber magnatum</em></strong>, bianco pregiato: da fine settembre a fine gennaio, secondo la regione. Dai 1.500 ai 5.000 euro al chilo, a volte oltre. Si affetta crudo.</li>
<li><strong><em>Tuber melanosporum</em></strong>, nero pregiato: da metà novembre a metà marzo. Da 500 a 1.200 euro. Sopporta un po’ di calore.</li>
<li><strong><em>Tuber uncinatum</em></strong>, uncinato: da ottobre a dicembre, 150–400 euro, nocciola e sottobosco.</li>
<li><strong><em>Tuber aestivum</em></strong>, scorzone o estivo: da maggio ad agosto, 80–250 euro, profumo lieve.</li>
<li><strong><em>Tuber borchii</em></strong>, bianchetto: gennaio–aprile, sa d’aglio, e somiglia al bianco quanto basta a confondere.</li>
</ul>
<p>Uncinato ed estivo sono geneticamente la stessa specie: cambia quando maturano. Il nero si coltiva in tartufaie di noccioli e lecci, e la Spagna ne è la prima produttrice; il bianco quasi non si coltiva, e per questo il prezzo va dietro alla pioggia d’agosto.</p>
<h2>La molecola</h2>
<p>L’odore che molti chiamano «tartufo» è bis(metiltio)metano, un composto che nel bianco c’è davvero, insieme a decine d’altri. Si produce anche per sintesi, costa pochi euro al litro d’olio, e sta in quasi tutti gli oli e in molte salse. È lecito: in etichetta compare come <strong>aroma</strong>. Un olio con un pezzetto di tartufo secco sul fondo e la parola «aroma» nella lista deve il suo profumo alla parola. Il tartufo vero, in olio, perde odore in qualche settimana.</p>
<p>In una <a href="/products?category=conserve">salsa</a> guarda la percentuale. «Tartufo estivo 5 %» con funghi coltivati al primo posto è normale, e può essere buona; basta saperlo.</p>
<h2>Comprarlo</h2>
<ol>
<li>Chiedi il nome latino e la data di scavo. Dopo dieci giorni un bianco è vecchio, un nero ne regge quindici.</li>
<li>Deve essere sodo e pulito quel tanto da vedere i buchi: la terra si paga a peso d’oro.</li>
<li>Il calo è di circa il 3–5 % al giorno. Su 20 grammi, in tre giorni, se ne vanno due.</li>
<li>Un prezzo molto sotto il listino di Alba o di Acqualagna ha una spiegazione.</li>
</ol>
<h2>A casa</h2>
<p>Avvolto in carta assorbente, cambiata ogni giorno, in un barattolo chiuso, nel punto meno freddo del frigo. Mettici accanto due uova: il guscio è poroso e prendono il profumo gratis. Niente riso, che lo asciuga. Si lava un minuto prima, con spazzolino e poca acqua.</p>
<p>Dieci grammi di bianco a testa su tagliolini al burro, uovo o fonduta. Cinque di nero, grattugiato in un fondo tiepido. Il grasso è indispensabile, perché gli aromi si sciolgono lì; il formaggio abbondante li copre.</p>`,
    en: `<p>A truffle is the underground fruit of a fungus living on the roots of oak, hazel, lime and poplar. As it ripens it gives off a smell so that some animal will eat it and scatter its spores. The whole trade rests on that signal, which starts to fade the moment the truffle leaves the ground.</p>
<h2>Species</h2>
<p>Italian law 752 of 1985 lets nine species be sold, each under its own name. These are the ones that matter:</p>
<ul>
<li><strong><em>Tuber magnatum</em></strong>, white: late September to the end of January, depending on region. From 1,500 to 5,000 euros a kilo, occasionally more. Sliced raw.</li>
<li><strong><em>Tuber melanosporum</em></strong>, prized black: mid-November to mid-March, 500 to 1,200 euros. It tolerates a little heat.</li>
<li><strong><em>Tuber uncinatum</em></strong>, Burgundy: October to December, 150 to 400 euros, hazelnut and leaf litter.</li>
<li><strong><em>Tuber aestivum</em></strong>, summer: May to August, 80 to 250 euros, faint.</li>
<li><strong><em>Tuber borchii</em></strong>, bianchetto: January to April, garlicky, and just pale enough to be passed off as white.</li>
</ul>
<p>Burgundy and summer truffles are genetically one species that ripens at two times of year. Black ones are farmed under hazel and holm oak, with Spain in the lead. White ones are hardly farmed anywhere, which is why their price follows August rain.</p>
<h2>A molecule</h2>
<p>What many people call truffle smell is bis(methylthio)methane. White truffles really do contain it, among dozens of other compounds. It can also be synthesised for a few euros per litre of flavoured oil, and nearly every oil and many sauces use it. This is lawful: the label says <strong>flavouring</strong>. Where you find a dry chip at the bottom of a bottle and that word in the list, the perfume belongs to the word. Real truffle under oil loses its scent within weeks.</p>
<p>On a <a href="/products?category=conserve">sauce</a> look for the percentage. “Summer truffle 5 %” after cultivated mushrooms is ordinary and can be good, provided you knew.</p>
<h2>Buying</h2>
<ol>
<li>Ask for the Latin name and the day it was dug. A white is old after ten days; a black lasts fifteen.</li>
<li>It should be firm, and clean enough to show holes, for soil is sold at the same price.</li>
<li>Weight falls by about 3 to 5 % a day. Twenty grams lose two in three days.</li>
<li>A figure far below the Alba or Acqualagna list has an explanation.</li>
</ol>
<h2>At home</h2>
<p>Wrap it in kitchen paper, changed daily, inside a closed jar in the mildest part of the fridge. Put two eggs beside it; shells are porous and the eggs take up scent for nothing. Leave rice out, as it dries the truffle. Wash a minute before use, with a brush and hardly any water.</p>
<p>Ten grams of white per person go over buttered tagliolini, an egg or fonduta. Five of black are grated into a barely warm base. Fat is essential because aromas dissolve in it. A heap of cheese will bury them.</p>`,
    es: `<p>La trufa es el fruto subterráneo de un hongo que vive unido a las raíces de robles, avellanos, tilos y álamos. Al madurar huele para que un animal se la coma y esparza las esporas. Todo el mercado se apoya en esa llamada, que empieza a apagarse en cuanto sale de la tierra.</p>
<h2>Las especies</h2>
<p>La ley italiana 752 de 1985 permite vender nueve, cada una con su nombre. Las que importan son estas:</p>
<ul>
<li><strong><em>Tuber magnatum</em></strong>, blanca: de finales de septiembre a finales de enero, según la región. De 1.500 a 5.000 euros el kilo, a veces más. Se lamina en crudo.</li>
<li><strong><em>Tuber melanosporum</em></strong>, negra: de mediados de noviembre a mediados de marzo, 500–1.200 euros. Aguanta algo de calor.</li>
<li><strong><em>Tuber uncinatum</em></strong>, de otoño: octubre–diciembre, 150–400 euros, avellana y hojarasca.</li>
<li><strong><em>Tuber aestivum</em></strong>, de verano: mayo–agosto, 80–250 euros, aroma leve.</li>
<li><strong><em>Tuber borchii</em></strong>, bianchetto: enero–abril, huele a ajo y se parece a la blanca lo justo para confundir.</li>
</ul>
<p>La de otoño y la de verano son genéticamente la misma especie, que madura en dos momentos. La negra se cultiva con avellanos y encinas, y España es el primer productor, con Teruel a la cabeza; la blanca apenas se cultiva, y por eso su precio sigue a las lluvias de agosto.</p>
<h2>La molécula</h2>
<p>Lo que muchos llaman olor a trufa es bis(metiltio)metano. En la blanca existe de verdad, junto a decenas de compuestos. También se fabrica por síntesis, cuesta unos euros por litro de aceite y está en casi todos los aceites y en muchas salsas. Es lícito: en la etiqueta aparece como <strong>aroma</strong>. Si en el fondo de la botella hay un trocito seco y en la lista está esa palabra, el perfume lo pone la palabra. La trufa auténtica en aceite pierde el olor en pocas semanas.</p>
<p>En una <a href="/products?category=conserve">salsa</a> mira el porcentaje. «Trufa de verano 5 %», con champiñón en primer lugar, es lo normal y puede estar rica; basta con saberlo.</p>
<h2>Comprarla</h2>
<ol>
<li>Pregunta el nombre latino y el día en que se sacó. Una blanca es vieja a los diez días; una negra aguanta quince.</li>
<li>Tiene que estar firme y lo bastante limpia para ver los agujeros: la tierra se paga al mismo precio.</li>
<li>Pierde entre un 3 y un 5 % diario. De 20 gramos, en tres días, se van dos.</li>
<li>Un precio muy por debajo de la lonja de Alba o de Acqualagna tiene su explicación.</li>
</ol>
<h2>En casa</h2>
<p>Envuélvela en papel de cocina, que cambiarás a diario, dentro de un bote cerrado y en la zona menos fría de la nevera. Pon al lado dos huevos: la cáscara es porosa y cogen el aroma gratis. Arroz no, que la seca. Se lava un minuto antes, con cepillo y muy poca agua.</p>
<p>Diez gramos de blanca por persona sobre unos <em>tagliolini</em> con mantequilla, un huevo o una fondue. Cinco de negra, rallada en una base templada. La grasa es imprescindible, porque ahí se disuelven los aromas; un montón de queso los tapa.</p>`,
  },
  tags: ['stagioni', 'cucina', 'etichette'],
  author: 'Marco Bertelè',
  publishedDaysAgo: 384,
  picture: 'post-tartufo-che-cosa-credere.webp',
  products: ['tartufo-bianco-20-g', 'tartufo-nero-uncinato-50-g', 'salsa-al-tartufo-estivo'],
}
