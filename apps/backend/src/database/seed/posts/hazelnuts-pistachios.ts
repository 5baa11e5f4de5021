import type { SeedPost } from '../seed-post.ts'

export const hazelnutsPistachios: SeedPost = {
  slug: { it: 'nocciole-e-pistacchi', en: 'hazelnuts-and-pistachios', es: 'avellanas-y-pistachos' },
  title: {
    it: 'Nocciole e pistacchi: dal guscio alla crema',
    en: 'Hazelnuts and pistachios: from shell to spread',
    es: 'Avellanas y pistachos: de la cáscara a la crema',
  },
  excerpt: {
    it: 'Tonda Gentile, Giffoni, Bronte negli anni dispari: resa, tostatura e la percentuale da cercare su una crema.',
    en: 'Tonda Gentile, Giffoni, and Bronte in odd years only: yields, roasting, and the percentage to look for on a spread.',
    es: 'Tonda Gentile, Giffoni y Bronte en años impares: rendimiento, tueste y el porcentaje que hay que buscar en una crema.',
  },
  text: {
    it: `<p>L’Italia è il secondo produttore di nocciole al mondo dopo la Turchia, che ne fa più della metà. Nei pistacchi invece contiamo poco: Bronte copre circa l’uno per cento del mercato mondiale. Due frutti, due economie, e un problema in comune: quando diventano crema, nessuno li riconosce più.</p>
<h2>La nocciola</h2>
<p>In agosto cade da sola. Si rastrella o si aspira da terra, si asciuga fino al 6 % di umidità e si tiene in guscio, dove dura un anno. Cento chili in guscio danno fra 40 e 48 chili di seme, secondo la varietà.</p>
<ul>
<li><strong>Tonda Gentile</strong>, Langhe e Monferrato: è la <strong>Nocciola del Piemonte IGP</strong>. Tonda, guscio sottile, la pellicina vola via con la tostatura.</li>
<li><strong>Tonda di Giffoni</strong>, Salernitano: <strong>IGP</strong> dal 1997, polpa bianca, adatta a restare intera.</li>
<li><strong>Tonda Gentile Romana</strong>, Viterbese: è quella della pasticceria industriale, e ha una DOP.</li>
</ul>
<p>Si tosta fra 140 e 160 °C per 20–30 minuti. Sotto restano erba e amido; sopra il grasso, che è il 60 % del seme, comincia a irrancidire nel giro di settimane.</p>
<h2>Il pistacchio</h2>
<p>A Bronte, sul lato ovest dell’Etna, gli alberi sono innestati sul terebinto selvatico e crescono in mezzo alla lava, dove nessuna macchina passa. Si raccoglie a mano, fra fine agosto e settembre, <strong>negli anni dispari</strong>: in quelli pari si tolgono le gemme, perché la pianta alterna comunque e così riposa insieme a tutte le altre. Si smalla, si asciuga al sole per tre o quattro giorni, si conserva in guscio.</p>
<p>Il verde viene dalla clorofilla, che nella varietà locale resta fino alla maturazione perché il frutto si coglie presto e in quota. Il <strong>Pistacchio Verde di Bronte DOP</strong> costa due o tre volte quello californiano o iraniano. Una differenza di prezzo così invita alla frode: il colore si può copiare, la tracciabilità un po’ meno.</p>
<h2>Leggere una crema</h2>
<p>La regola europea dice che l’ingrediente nominato o raffigurato va accompagnato dalla sua <strong>percentuale</strong>. Quindi:</p>
<ul>
<li><strong>15–20 %</strong>: è una crema di zucchero e grassi con un sapore.</li>
<li><strong>30–45 %</strong>: il frutto comincia a sentirsi; controlla quale grasso c’è in mezzo.</li>
<li><strong>100 %</strong>: è una pasta, non dolce, da usare in cucina.</li>
</ul>
<p>«Crema al pistacchio» con un seme di Bronte in etichetta deve dire quanto di quello. Il <a href="/products?category=miele-e-dolci">gianduia</a> ha una regola sua: nel cioccolato che porta quel nome le nocciole stanno fra il 20 e il 40 % e il cacao non scende sotto il 32.</p>
<h2>A casa</h2>
<ol>
<li>Semi crudi o tostati in vetro, al buio, meglio in frigo: sei mesi.</li>
<li>Se sono crudi, dieci minuti a 150 °C li risvegliano.</li>
<li>L’olio in superficie a una crema è un buon segno: mescola.</li>
<li>Il pistacchio nei dolci va aggiunto tardi, sopra i 160 gradi diventa marrone.</li>
</ol>
<p>Nocciole e pistacchi sono fra gli allergeni da evidenziare, e la lista lo fa con il nome preciso del frutto.</p>`,
    en: `<p>Italy is the world’s second grower of hazelnuts after Turkey, which produces well over half. In pistachios it barely registers: Bronte supplies about one per cent of the world market. Two nuts and two economies, with one trouble in common. Once ground into a spread, neither can be recognised.</p>
<h2>Hazelnuts</h2>
<p>In August they drop by themselves. They are raked or sucked up from the ground, dried to 6 % moisture and kept in the shell, where they last a year. A hundred kilos in shell yield 40 to 48 of kernels, according to variety.</p>
<ul>
<li><strong>Tonda Gentile</strong>, from the Langhe and Monferrato hills, is the <strong>Nocciola del Piemonte PGI</strong>: round, thin-shelled, with a skin that blows off after roasting.</li>
<li><strong>Tonda di Giffoni</strong>, from the Salerno area, a <strong>PGI</strong> since 1997, is white inside and good for staying whole.</li>
<li><strong>Tonda Gentile Romana</strong>, from Viterbo, feeds industrial confectionery and has a PDO.</li>
</ul>
<p>Roasting happens between 140 and 160 °C for 20 to 30 minutes. Lower than that leaves grass and starch. Higher sets the oil, 60 % of the kernel, on its way to rancidity in a matter of weeks.</p>
<h2>Pistachios</h2>
<p>Around Bronte, on the west flank of Etna, trees are grafted on wild terebinth and grow out of lava where no machine can go. Picking is by hand, from the end of August through September and <strong>in odd years only</strong>. In even years the buds are pulled off. The tree alternates anyway, and this way every grove rests together. Nuts are hulled, sunned for three or four days and stored in shell.</p>
<p>The green is chlorophyll, which the local variety keeps to the end because it is gathered early and high up. <strong>Pistacchio Verde di Bronte PDO</strong> costs two or three times what Californian or Iranian nuts do. Such a gap invites fraud. Colour can be copied, paperwork less easily.</p>
<h2>Reading a spread</h2>
<p>European law demands that an ingredient named or pictured be given with its <strong>percentage</strong>. So:</p>
<ul>
<li><strong>15 to 20 %</strong> is sugar and fat with a flavour.</li>
<li><strong>30 to 45 %</strong> begins to taste of the nut; check which fat carries it.</li>
<li><strong>100 %</strong> is a paste, unsweetened, for cooking.</li>
</ul>
<p>A pistachio cream that mentions Bronte should state how much of it is from there. <a href="/products?category=miele-e-dolci">Gianduia</a> has a rule of its own: chocolate under that name contains 20 to 40 % hazelnuts and not less than 32 % cocoa.</p>
<h2>At home</h2>
<ol>
<li>Keep kernels in glass, dark and preferably refrigerated, up to six months.</li>
<li>Ten minutes at 150 °C wakes up raw ones.</li>
<li>Oil on top of a spread is a good sign. Stir it in.</li>
<li>Add pistachios late when baking, since they brown above 160 degrees.</li>
</ol>
<p>Both are allergens that must stand out in a list of ingredients, by the exact name of the nut.</p>`,
    es: `<p>Italia es el segundo productor de avellana del mundo tras Turquía, que da más de la mitad. En pistacho apenas cuenta: Bronte cubre cerca del uno por ciento del mercado mundial. Dos frutos, dos economías y un problema común: cuando se hacen crema, ya no los reconoce nadie.</p>
<h2>La avellana</h2>
<p>En agosto cae sola. Se rastrilla o se aspira del suelo, se seca hasta el 6 % de humedad y se guarda con cáscara, donde dura un año. Cien kilos con cáscara dan de 40 a 48 de grano, según la variedad.</p>
<ul>
<li><strong>Tonda Gentile</strong>, de las Langhe y el Monferrato: es la <strong>Nocciola del Piemonte IGP</strong>. Redonda, de cáscara fina, con una piel que vuela al tostar.</li>
<li><strong>Tonda di Giffoni</strong>, de Salerno: <strong>IGP</strong> desde 1997, blanca por dentro, buena para dejarla entera.</li>
<li><strong>Tonda Gentile Romana</strong>, de Viterbo: la de la pastelería industrial, con DOP.</li>
</ul>
<p>Se tuesta entre 140 y 160 °C de 20 a 30 minutos. Por debajo sabe a hierba y almidón; por encima, el aceite, que es el 60 % del grano, se enrancia en semanas.</p>
<h2>El pistacho</h2>
<p>En Bronte, en la cara oeste del Etna, los árboles se injertan sobre terebinto silvestre y crecen entre la lava, donde no entra ninguna máquina. Se recoge a mano, de finales de agosto a septiembre, <strong>en años impares</strong>: en los pares se quitan las yemas, porque el árbol alterna de todos modos y así descansan todos juntos. Se pela, se seca al sol tres o cuatro días y se guarda con cáscara.</p>
<p>El verde es clorofila, que la variedad local conserva hasta el final porque se coge pronto y en altura. El <strong>Pistacchio Verde di Bronte DOP</strong> cuesta dos o tres veces más que el californiano o el iraní. Una diferencia así llama al fraude: el color se copia, los papeles no tanto.</p>
<h2>Leer una crema</h2>
<p>La norma europea obliga a dar el <strong>porcentaje</strong> del ingrediente que se nombra o se dibuja. Por tanto:</p>
<ul>
<li><strong>15–20 %</strong>: azúcar y grasa con un sabor.</li>
<li><strong>30–45 %</strong>: el fruto empieza a notarse; mira qué grasa lo acompaña.</li>
<li><strong>100 %</strong>: es una pasta, sin azúcar, para cocinar.</li>
</ul>
<p>Una crema de pistacho que menciona Bronte debe decir cuánto hay de allí. El <a href="/products?category=miele-e-dolci">gianduia</a> tiene norma propia: el chocolate con ese nombre lleva de 20 a 40 % de avellana y no menos de 32 % de cacao.</p>
<h2>En casa</h2>
<ol>
<li>El grano, en vidrio, a oscuras y mejor en la nevera: seis meses.</li>
<li>Si está crudo, diez minutos a 150 °C lo despiertan.</li>
<li>El aceite en la superficie de una crema es buena señal: remueve.</li>
<li>En repostería, el pistacho se pone tarde; por encima de 160 grados se vuelve marrón.</li>
</ol>
<p>Avellanas y pistachos son alérgenos que la lista de ingredientes tiene que resaltar, con el nombre exacto del fruto.</p>`,
  },
  tags: ['dolci', 'etichette', 'stagioni'],
  author: 'Marco Bertelè',
  publishedDaysAgo: 71,
  picture: 'post-nocciole-e-pistacchi.webp',
  products: [
    'nocciola-del-piemonte-igp-tostata',
    'nocciola-di-giffoni-igp',
    'pistacchio-verde-di-bronte-dop',
    'crema-di-pistacchio-45',
  ],
}
