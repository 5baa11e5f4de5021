import type { SeedPost } from '../seed-post.ts'

export const artichokeSeason: SeedPost = {
  slug: { it: 'la-stagione-del-carciofo', en: 'the-artichoke-season', es: 'la-temporada-de-la-alcachofa' },
  title: {
    it: 'La stagione del carciofo, da ottobre a maggio',
    en: 'The artichoke season, October to May',
    es: 'La temporada de la alcachofa, de octubre a mayo',
  },
  excerpt: {
    it: 'Con le spine a novembre, Romaneschi a marzo, carciofini ad aprile: come si riconosce, si pulisce e quanto se ne butta.',
    en: 'Spined in November, Romanesco in March, tiny ones in April: how to choose and clean them, and how much goes in the bin.',
    es: 'Con espinas en noviembre, romanescas en marzo, alcachofitas en abril: cómo elegir, cómo limpiar y cuánto se tira.',
  },
  text: {
    it: `<p>Il carciofo è un fiore che non lasciamo aprire. La pianta, <em>Cynara cardunculus</em>, vive quattro o cinque anni, dorme d’estate e lavora d’inverno. L’Italia ne produce quasi 400.000 tonnellate l’anno, quasi tutte fra Puglia, Sardegna e Sicilia.</p>
<h2>Il calendario</h2>
<ul>
<li><strong>Ottobre–gennaio</strong>: le varietà rifiorenti, Spinoso sardo, Violetto di Sicilia, Catanese. Chi ne ha a ottobre ha irrigato ad agosto, per svegliare la pianta due mesi prima.</li>
<li><strong>Febbraio–maggio</strong>: le primaverili, che fioriscono una volta sola. Il <strong>Carciofo Romanesco del Lazio IGP</strong>, tondo e senza spine, il <strong>Paestum IGP</strong>, il Violetto di Toscana.</li>
<li><strong>Aprile–giugno</strong>: i carciofini, capolini laterali da 30–40 grammi. Sono quelli che finiscono <a href="/products?category=conserve">sott’olio</a>.</li>
</ul>
<p>Ogni pianta fa un capolino grosso in cima, il <em>cimarolo</em> o mamma, poi due o tre più piccoli, i figli, poi i nipoti. Il prezzo segue la parentela. Una pianta rifiorente dà 8–10 capolini nella stagione, una primaverile 5–7.</p>
<h2>Come si sceglie</h2>
<p>Premi: deve essere duro. Piega una brattea: deve spezzarsi con uno schiocco. Guarda il gambo: se è verde e umido, è stato tagliato da un giorno o due; se è nero e molle, da una settimana. Le punte brunite non sono un difetto, spesso è il gelo; un carciofo con la fioritura avanzata ha invece le brattee aperte e la barba, cioè il fiore che sta nascendo.</p>
<p>Il carciofo con le spine ha più amaro, più consistenza e si mangia crudo. Quello tondo senza spine è da riempire e da cuocere intero.</p>
<h2>Pulirlo</h2>
<ol>
<li>Prepara acqua e mezzo limone. Il taglio ossida in un minuto per colpa di un enzima che l’acido blocca; il prezzemolo fa lo stesso, senza il gusto di limone.</li>
<li>Togli le brattee esterne finché compare il giallo. Sono più di quante ti sembri giusto.</li>
<li>Taglia la punta, un terzo o la metà, tornisci il fondo, pela il gambo: sotto la scorza è dolce come il cuore.</li>
<li>Apri e togli il fieno, se c’è.</li>
</ol>
<p>Di un carciofo con le spine si mangia il 35–40 % del peso; di un carciofino quasi tutto. Dodici pezzi da 150 grammi danno 700 grammi netti, cioè quattro contorni. Gli scarti fanno un brodo per il risotto, colato con cura.</p>
<h2>Tre cotture</h2>
<p>A fette sottili con olio, limone e scaglie di pecorino, in cinque minuti. In tegame, a testa in giù, con mentuccia, aglio, acqua e olio, coperti, mezz’ora. Interi nella brace, quaranta minuti, con sale e olio fra le brattee: si butta il nero fuori e il cuore resta affumicato.</p>
<h2>Tenerli</h2>
<p>Con il gambo lungo, in un vaso d’acqua come un mazzo di fiori, tre giorni sul balcone. In frigo, in un sacchetto di carta, una settimana. Una nota per il vino: la cinarina fa sembrare dolce quello che bevi subito dopo. Meglio un bianco asciutto, o acqua.</p>`,
    en: `<p>An artichoke is a flower that nobody allows to open. The plant, <em>Cynara cardunculus</em>, lives four or five years, sleeps through summer and works all winter. Italy grows almost 400,000 tonnes a year, nearly all of it in Puglia, Sardinia and Sicily.</p>
<h2>A calendar</h2>
<ul>
<li><strong>October to January</strong> belongs to repeat-flowering kinds: Spinoso sardo, Violetto di Sicilia, Catanese. Heads in October mean that someone began watering in August, to wake the plants two months early.</li>
<li><strong>February to May</strong> brings those that flower once: <strong>Carciofo Romanesco del Lazio PGI</strong>, round and spineless, <strong>Paestum PGI</strong> and the Tuscan violet.</li>
<li><strong>April to June</strong> is for baby artichokes, side buds of 30 to 40 grams, which end up <a href="/products?category=conserve">under oil</a>.</li>
</ul>
<p>Every plant makes one big head on top, known as the <em>cimarolo</em> or mother, then two or three smaller children, then grandchildren. Prices follow the family tree. A repeat-flowerer gives eight to ten heads in a season, a spring type five to seven.</p>
<h2>Choosing</h2>
<p>Squeeze it; it should be hard. Bend a bract; it should snap. A green, moist stalk was cut a day or two ago, a black limp one last week. Browned tips are usually frost and no fault. Once bracts gape and there is fuzz in the middle, flowering has gone too far.</p>
<p>Spined artichokes are more bitter, have more bite and are good raw. Round spineless ones are for stuffing and cooking whole.</p>
<h2>Cleaning</h2>
<ol>
<li>Set out a bowl of water with half a lemon. Cut surfaces brown within a minute because of an enzyme that acid blocks; parsley does the same without tasting of lemon.</li>
<li>Pull off outer bracts until you see yellow. It will be more than feels right.</li>
<li>Cut away the top third or half, turn the base, peel the stalk. Beneath its skin it is as sweet as the heart.</li>
<li>Open up and scrape out the choke, if there is one.</li>
</ol>
<p>Of a spined artichoke you eat 35 to 40 % by weight; of a baby one, practically all. Twelve heads at 150 grams give 700 grams clean, which is four side dishes. Trimmings make stock for risotto if you strain it well.</p>
<h2>Three ways to cook</h2>
<p>Shaved thin with oil, lemon and flakes of pecorino, they take five minutes. Upside down in a covered pan with wild mint, garlic, water and oil, half an hour. Whole in embers, forty minutes, with salt and oil pushed between the bracts: throw away the black, and a smoky heart is left.</p>
<h2>Storage</h2>
<p>With long stalks, keep them in a vase like a bunch of flowers, three days on a cold balcony. In a paper bag in the fridge they last a week. A word on wine: cynarin makes whatever you drink next seem sweet. A dry white copes, and so does water.</p>`,
    es: `<p>Una alcachofa es una flor a la que no dejamos abrirse. La planta, <em>Cynara cardunculus</em>, vive cuatro o cinco años, duerme en verano y trabaja en invierno. Italia produce casi 400.000 toneladas al año, casi todas entre Apulia, Cerdeña y Sicilia.</p>
<h2>El calendario</h2>
<ul>
<li><strong>Octubre–enero</strong>: las que reflorecen, Spinoso sardo, Violetto di Sicilia, Catanese. Quien tiene en octubre regó en agosto, para despertar la planta dos meses antes.</li>
<li><strong>Febrero–mayo</strong>: las de primavera, que florecen una sola vez. El <strong>Carciofo Romanesco del Lazio IGP</strong>, redondo y sin espinas, el de <strong>Paestum IGP</strong>, la violeta de Toscana.</li>
<li><strong>Abril–junio</strong>: las alcachofitas, capítulos laterales de 30–40 gramos, que acaban <a href="/products?category=conserve">en aceite</a>.</li>
</ul>
<p>Cada planta da una cabeza grande arriba, el <em>cimarolo</em> o madre; luego dos o tres menores, los hijos, y después los nietos. El precio sigue el parentesco. Una planta que reflorece da de 8 a 10 cabezas por temporada, una de primavera de 5 a 7.</p>
<h2>Cómo se elige</h2>
<p>Aprieta: tiene que estar dura. Dobla una bráctea: tiene que partirse. Mira el tallo: verde y húmedo, cortado hace uno o dos días; negro y blando, hace una semana. Las puntas pardas suelen ser del hielo y no importan. Si las brácteas se abren y en medio asoma pelusa, la flor va demasiado adelantada.</p>
<p>La de espinas amarga más, tiene más cuerpo y se come cruda. La redonda sin espinas es para rellenar y cocer entera.</p>
<h2>Limpiarla</h2>
<ol>
<li>Prepara agua con medio limón. El corte se oxida en un minuto por una enzima que el ácido bloquea; el perejil hace lo mismo sin saber a limón.</li>
<li>Quita brácteas de fuera hasta ver el amarillo. Son más de las que parece razonable.</li>
<li>Corta un tercio o la mitad de la punta, tornea la base y pela el tallo: por dentro es dulce como el corazón.</li>
<li>Ábrela y saca la pelusa, si la hay.</li>
</ol>
<p>De una alcachofa con espinas se come el 35–40 % del peso; de una pequeña, casi todo. Doce piezas de 150 gramos dan 700 limpios, o sea cuatro guarniciones. Con los recortes, bien colados, sale un caldo para risotto.</p>
<h2>Tres cocciones</h2>
<p>En láminas finas con aceite, limón y lascas de pecorino, cinco minutos. Boca abajo en cazuela tapada, con menta, ajo, agua y aceite, media hora. Enteras en la brasa, cuarenta minutos, con sal y aceite entre las brácteas: se tira lo negro y queda un corazón ahumado.</p>
<h2>Guardarlas</h2>
<p>Con tallo largo, en un jarrón con agua, como un ramo, tres días en el balcón. En la nevera, en bolsa de papel, una semana. Un apunte sobre el vino: la cinarina hace que parezca dulce lo que bebes después. Mejor un blanco seco, o agua.</p>`,
  },
  tags: ['orto', 'stagioni', 'cucina'],
  author: 'Elena Quartieri',
  publishedDaysAgo: 96,
  picture: 'post-la-stagione-del-carciofo.webp',
  products: ['carciofi-con-spine-12-pezzi', 'carciofi-sott-olio-alla-brace'],
}
