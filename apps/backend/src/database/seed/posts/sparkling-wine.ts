import type { SeedPost } from '../seed-post.ts'

export const sparklingWine: SeedPost = {
  slug: {
    it: 'metodo-classico-e-metodo-martinotti',
    en: 'classic-method-and-tank-method',
    es: 'metodo-clasico-y-metodo-charmat',
  },
  title: {
    it: 'Bollicine: metodo classico, metodo Martinotti e quanto zucchero c’è',
    en: 'Sparkling wine: bottle, tank and how much sugar',
    es: 'Espumosos: botella, depósito y cuánto azúcar llevan',
  },
  excerpt: {
    it: 'Trenta giorni o sessanta mesi, tre atmosfere o sei, zero o trenta grammi di zucchero: le parole dell’etichetta tradotte in numeri.',
    en: 'Thirty days or sixty months, three bar or six, zero or thirty grams of sugar: the words on the label turned into numbers.',
    es: 'Treinta días o sesenta meses, tres bares o seis, cero o treinta gramos de azúcar: la etiqueta traducida a números.',
  },
  text: {
    it: `<p>Una bolla è anidride carbonica che non è riuscita a scappare. I lieviti la fanno in ogni fermentazione; in uno spumante la seconda volta succede in un recipiente chiuso. Che il recipiente sia una bottiglia o un’autoclave decide quasi tutto, prezzo compreso.</p>
<h2>In bottiglia</h2>
<p>Il <strong>metodo classico</strong> prende un vino base, aggiunge zucchero e lieviti (24 grammi di zucchero per litro danno circa 6 bar) e tappa. Dopo la rifermentazione i lieviti muoiono, si depositano e per mesi cedono al vino il sapore di crosta di pane. Poi le bottiglie si ruotano a testa in giù, il collo si congela, il deposito salta via con la pressione e si rabbocca.</p>
<p>I tempi minimi sui lieviti sono legge di ogni disciplinare:</p>
<ul>
<li><strong>Franciacorta</strong>: 18 mesi, Satèn 24, millesimato 30, riserva 60.</li>
<li><strong>Trento DOC</strong>: 15, millesimato 24, riserva 36.</li>
<li><strong>Alta Langa</strong>: 30, la riserva 36.</li>
<li><strong>Oltrepò Pavese metodo classico</strong>: 15, millesimato 24.</li>
</ul>
<h2>In autoclave</h2>
<p>Federico Martinotti, ad Asti, brevettò nel 1895 la rifermentazione in grandi recipienti; Eugène Charmat la costruì in acciaio nel 1907. In un serbatoio a pressione bastano poche settimane: 30 giorni sui lieviti sono il minimo, se l’autoclave ha un agitatore. Il risultato è l’opposto del pane: pera, mela, glicine, cioè l’uva. Il <strong>Prosecco</strong> si fa quasi sempre in questo modo, da Glera per almeno l’85 %, e l’Asti pure, fermando però i lieviti prima che finiscano lo zucchero.</p>
<p>Nessuno dei due metodi è il migliore: un moscato in bottiglia per tre anni perderebbe il moscato.</p>
<h2>Quanta pressione</h2>
<p><strong>Frizzante</strong> va da 1 a 2,5 bar; <strong>spumante</strong> parte da 3, e quelli DOP di solito da 3,5. Un metodo classico sta sui 5–6. Il vino <em>col fondo</em> rifermenta in bottiglia ma non viene sboccato: è torbido, e va bene così.</p>
<h2>Quanto zucchero</h2>
<p>Non tutti sanno che «extra dry» è più dolce di «brut». I grammi per litro sono questi:</p>
<ul>
<li><strong>Pas dosé, brut nature</strong>: meno di 3, nessuna aggiunta</li>
<li><strong>Extra brut</strong>: da 0 a 6</li>
<li><strong>Brut</strong>: meno di 12</li>
<li><strong>Extra dry</strong>: da 12 a 17</li>
<li><strong>Dry</strong>: da 17 a 32</li>
<li><strong>Demi-sec</strong>: da 32 a 50</li>
<li><strong>Dolce</strong>: oltre 50</li>
</ul>
<h2>Servire</h2>
<ol>
<li>Tre ore in frigo o venti minuti in acqua e ghiaccio: 6–8 °C per un Prosecco, 8–10 per un metodo classico.</li>
<li>Bicchiere a tulipano. La coppa disperde, il flûte strozza.</li>
<li>Gira la bottiglia, non il tappo: deve sospirare.</li>
</ol>
<p>Le <a href="/products?category=vini">bottiglie</a> stanno in piedi o coricate, al buio, sotto i 15 gradi. Un Prosecco si beve entro due anni dalla vendemmia; un metodo classico, dopo la <strong>sboccatura</strong> che trovi scritta dietro, regge altri due o tre.</p>
<p>Ordini vino solo se sei maggiorenne, e al corriere può servire un documento.</p>`,
    en: `<p>A bubble is carbon dioxide that failed to get away. Yeast makes it in every fermentation; with sparkling wine the second round takes place in a closed vessel. Bottle or steel tank: that choice settles nearly everything, price included.</p>
<h2>In the bottle</h2>
<p>For the <strong>classic method</strong> a still wine gets sugar and yeast (24 grams of sugar per litre produce about 6 bar) and is sealed. Afterwards the yeast dies, settles and over many months lends the wine its taste of bread crust. Bottles are then turned neck down, the neck is frozen, the plug of sediment flies out under pressure and the bottle is topped up.</p>
<p>Minimum time on the lees is a matter of law in each specification:</p>
<ul>
<li><strong>Franciacorta</strong>: 18 months, Satèn 24, vintage 30, riserva 60.</li>
<li><strong>Trento DOC</strong>: 15, vintage 24, riserva 36.</li>
<li><strong>Alta Langa</strong>: 30, riserva 36.</li>
<li><strong>Oltrepò Pavese</strong> classic method: 15, vintage 24.</li>
</ul>
<h2>In the tank</h2>
<p>Federico Martinotti of Asti patented second fermentation in large vessels in 1895, and Eugène Charmat built it in steel in 1907. A pressurised tank needs weeks; the minimum on yeast is thirty days if the tank has a stirrer. You get the reverse of bread: pear, apple, wisteria, in short the grape. <strong>Prosecco</strong> is nearly always made like this, with at least 85 % Glera. So is Asti, where yeast is stopped before the sugar has gone.</p>
<p>Neither method is better. Three years on lees would cost a muscat everything that makes it muscat.</p>
<h2>How much pressure</h2>
<p><strong>Frizzante</strong> runs from 1 to 2.5 bar. <strong>Spumante</strong> starts at 3, and at 3.5 for most with a designation, while the classic method reaches 5 or 6. <em>Col fondo</em> referments in bottle without being disgorged, so it is cloudy, and meant to be.</p>
<h2>How much sugar</h2>
<p>Few people know that “extra dry” is sweeter than “brut”. In grams per litre:</p>
<ul>
<li><strong>Pas dosé, brut nature</strong>: under 3, none added</li>
<li><strong>Extra brut</strong>: 0 to 6</li>
<li><strong>Brut</strong>: under 12</li>
<li><strong>Extra dry</strong>: 12 to 17</li>
<li><strong>Dry</strong>: 17 to 32</li>
<li><strong>Demi-sec</strong>: 32 to 50</li>
<li><strong>Dolce</strong>: over 50</li>
</ul>
<h2>Serving</h2>
<ol>
<li>Three hours in a fridge or twenty minutes in iced water: 6 to 8 °C for Prosecco, 8 to 10 for the classic method.</li>
<li>Use a tulip glass. Coupes let bubbles out and flutes keep the smell in.</li>
<li>Twist the bottle and hold the cork still. It ought to sigh.</li>
</ol>
<p>Keep <a href="/products?category=vini">bottles</a> dark and below 15 degrees, upright or lying down. Drink Prosecco within two years of its harvest. A classic-method wine is good for two or three more after <strong>disgorgement</strong>, a date you will find on the back label.</p>
<p>You must be of age to order wine, and the courier may ask for a document at the door.</p>`,
    es: `<p>Una burbuja es dióxido de carbono que no pudo escapar. Las levaduras lo hacen en toda fermentación; en un espumoso, la segunda ocurre en un recipiente cerrado. Que sea botella o depósito lo decide casi todo, también el precio.</p>
<h2>En botella</h2>
<p>El <strong>método clásico</strong>, el de la cava, parte de un vino base con azúcar y levaduras (24 gramos por litro dan unos 6 bares) y un tapón. Después las levaduras mueren, se posan y durante meses ceden el sabor a corteza de pan. Luego se giran las botellas boca abajo, se congela el cuello, el poso salta con la presión y se rellena.</p>
<p>El tiempo mínimo sobre lías lo fija cada pliego:</p>
<ul>
<li><strong>Franciacorta</strong>: 18 meses, Satèn 24, añada 30, riserva 60.</li>
<li><strong>Trento DOC</strong>: 15, añada 24, riserva 36.</li>
<li><strong>Alta Langa</strong>: 30, y la riserva 36.</li>
<li><strong>Oltrepò Pavese</strong> método clásico: 15, añada 24.</li>
</ul>
<h2>En depósito</h2>
<p>Federico Martinotti, en Asti, patentó en 1895 la segunda fermentación en grandes recipientes; Eugène Charmat la construyó en acero en 1907. En un depósito a presión bastan semanas: el mínimo sobre levaduras es de 30 días si el depósito lleva agitador. El resultado es lo contrario del pan: pera, manzana, glicinia, es decir, la uva. El <strong>Prosecco</strong> se hace casi siempre así, con un 85 % de Glera como mínimo, y el Asti también, aunque en este se paran las levaduras antes de que acaben el azúcar.</p>
<p>Ningún método es mejor. Un moscatel tres años sobre lías dejaría de ser moscatel.</p>
<h2>Cuánta presión</h2>
<p><strong>Frizzante</strong>: de 1 a 2,5 bares. <strong>Spumante</strong>: desde 3, y desde 3,5 en la mayoría de las DOP. Un método clásico llega a 5–6. El <em>col fondo</em> refermenta en botella sin degüelle: es turbio, y así tiene que ser.</p>
<h2>Cuánto azúcar</h2>
<p>Poca gente sabe que «extra dry» es más dulce que «brut». En gramos por litro:</p>
<ul>
<li><strong>Pas dosé, brut nature</strong>: menos de 3, sin añadir</li>
<li><strong>Extra brut</strong>: de 0 a 6</li>
<li><strong>Brut</strong>: menos de 12</li>
<li><strong>Extra dry</strong>: de 12 a 17</li>
<li><strong>Dry</strong>: de 17 a 32</li>
<li><strong>Demi-sec</strong>: de 32 a 50</li>
<li><strong>Dolce</strong>: más de 50</li>
</ul>
<h2>Servir</h2>
<ol>
<li>Tres horas de nevera o veinte minutos en agua con hielo: 6–8 °C el Prosecco, 8–10 el método clásico.</li>
<li>Copa de tulipa. La ancha dispersa y la flauta ahoga.</li>
<li>Gira la botella y sujeta el corcho: tiene que suspirar.</li>
</ol>
<p>Las <a href="/products?category=vini">botellas</a>, a oscuras y por debajo de 15 grados, de pie o tumbadas. El Prosecco se bebe antes de dos años de la vendimia; un método clásico aguanta dos o tres más desde el <strong>degüelle</strong>, cuya fecha va detrás.</p>
<p>Para pedir vino tienes que ser mayor de edad, y el repartidor puede pedirte un documento.</p>`,
  },
  tags: ['vino', 'etichette'],
  author: 'Saverio Mancuso',
  publishedDaysAgo: 334,
  picture: 'post-metodo-classico-e-metodo-martinotti.webp',
  products: ['prosecco-doc-brut', 'soave-doc-2025'],
}
