import type { SeedPost } from '../seed-post.ts'

export const allergensOnLabels: SeedPost = {
  slug: { it: 'gli-allergeni-in-etichetta', en: 'allergens-on-labels', es: 'los-alergenos-en-la-etiqueta' },
  title: {
    it: 'Gli allergeni in etichetta: quattordici gruppi, una regola',
    en: 'Allergens on labels: fourteen groups, one rule',
    es: 'Los alérgenos en la etiqueta: catorce grupos, una regla',
  },
  excerpt: {
    it: 'Che cosa va evidenziato, che cosa vuol dire «può contenere» e dove si nascondono latte, uovo e pesce nei prodotti italiani.',
    en: 'What must stand out, what “may contain” really means, and where milk, egg and fish hide in Italian food.',
    es: 'Qué hay que resaltar, qué significa «puede contener» y dónde se esconden leche, huevo y pescado en la comida italiana.',
  },
  text: {
    it: `<p>Il regolamento europeo 1169 del 2011 elenca quattordici gruppi di sostanze che causano la maggior parte delle allergie e intolleranze. Se uno di questi è un ingrediente, deve stare nella lista con un carattere diverso: grassetto, maiuscolo o sottolineato. Vale anche per chi vende online, e l’informazione va data <strong>prima</strong> dell’acquisto.</p>
<h2>I quattordici</h2>
<ul>
<li>Cereali che contengono <strong>glutine</strong>: grano, segale, orzo, avena, farro</li>
<li><strong>Crostacei</strong></li>
<li><strong>Uova</strong></li>
<li><strong>Pesce</strong></li>
<li><strong>Arachidi</strong></li>
<li><strong>Soia</strong></li>
<li><strong>Latte</strong>, lattosio compreso</li>
<li><strong>Frutta a guscio</strong>: mandorle, nocciole, noci, pistacchi e le altre</li>
<li><strong>Sedano</strong></li>
<li><strong>Senape</strong></li>
<li><strong>Sesamo</strong></li>
<li><strong>Anidride solforosa e solfiti</strong> oltre 10 milligrammi per chilo o litro</li>
<li><strong>Lupini</strong></li>
<li><strong>Molluschi</strong></li>
</ul>
<p>Pinoli, castagne e cocco non ci sono. Per i pinoli molti si stupiscono: botanicamente sono semi di conifera, e la legge non li mette tra la frutta a guscio.</p>
<h2>Il nome preciso</h2>
<p>Non basta scrivere «amido» o «farina»: deve essere «amido di <strong>grano</strong>», «farina di <strong>farro</strong>». Non basta «frutta a guscio»: va detto quale. Se la lista non c’è, come per un vino, si scrive «contiene <strong>solfiti</strong>». Non serve ripeterlo quando il nome dell’alimento lo dice già: sul latte e sul burro nessuno lo pretende.</p>
<h2>Dove si nascondono</h2>
<ol>
<li><strong>Pesto</strong>: formaggio (latte), spesso anacardi al posto dei pinoli.</li>
<li><strong>Formaggi a grana</strong>: alcuni usano lisozima, che viene dall’<strong>uovo</strong>.</li>
<li><strong>Mortadella e salami</strong>: a volte pistacchio, latte in polvere, lattosio.</li>
<li><strong>Orecchiette e pasta secca</strong>: solo <strong>grano</strong>, ma spesso nello stabilimento si fa anche pasta all’uovo.</li>
<li><strong>Gelati, biscotti, creme</strong>: nocciole, soia come lecitina.</li>
<li><strong>Vini e sottaceti</strong>: solfiti.</li>
<li><strong>Ragù e brodi</strong>: sedano, quasi sempre.</li>
<li><strong>Caponata e salse tonnate</strong>: pesce, sedano, a volte senape.</li>
</ol>
<p>Alcuni derivati sono esclusi perché la proteina non c’è più, come lo sciroppo di glucosio da grano o l’olio di soia del tutto raffinato.</p>
<h2>«Può contenere»</h2>
<p>Non è un obbligo, è una dichiarazione volontaria del produttore su una contaminazione possibile: la stessa macchina, la stessa aria. Deve avere una ragione; metterla per prudenza su tutto la rende inutile. Se manca, non è una prova di assenza: se la tua reazione è seria, scrivi a chi produce e chiedi della linea.</p>
<p>«Senza glutine» invece è una misura: meno di 20 milligrammi per chilo. «Senza lattosio» in Italia significa sotto 0,1 grammi per 100.</p>
<h2>Sfuso e al banco</h2>
<p>Per il pane, i <a href="/products?category=formaggi">formaggi</a> tagliati, il gelato non c’è la lista sulla confezione, ma gli allergeni vanno indicati per iscritto, su un cartello o un registro consultabile. Nelle nostre pagine sono segnati in ogni scheda, e puoi escluderli uno per uno nei filtri dell’elenco. Prima di mangiare rileggi comunque la confezione: una ricetta può cambiare da un lotto all’altro.</p>`,
    en: `<p>European Regulation 1169 of 2011 lists fourteen groups of substances behind most allergies and intolerances. If one of them is an ingredient it has to stand out in the list, by bold, capitals or underlining. Online sellers are covered too, and must tell you <strong>before</strong> you buy.</p>
<h2>The fourteen</h2>
<ul>
<li>Cereals containing <strong>gluten</strong>: wheat, rye, barley, oats, spelt</li>
<li><strong>Crustaceans</strong></li>
<li><strong>Eggs</strong></li>
<li><strong>Fish</strong></li>
<li><strong>Peanuts</strong></li>
<li><strong>Soybeans</strong></li>
<li><strong>Milk</strong>, lactose included</li>
<li><strong>Nuts</strong>: almonds, hazelnuts, walnuts, pistachios and others named in the law</li>
<li><strong>Celery</strong></li>
<li><strong>Mustard</strong></li>
<li><strong>Sesame</strong></li>
<li><strong>Sulphur dioxide and sulphites</strong> above 10 milligrams per kilo or litre</li>
<li><strong>Lupin</strong></li>
<li><strong>Molluscs</strong></li>
</ul>
<p>Pine nuts, chestnuts and coconut are absent. Pine nuts surprise people; they are conifer seeds and the law does not count them among nuts.</p>
<h2>Names in full</h2>
<p>“Starch” or “flour” will not do. It must be “<strong>wheat</strong> starch” or “<strong>spelt</strong> flour”. Nor will “nuts”, since the kind has to be stated. Where there is no list, as on some wines, the label says “contains <strong>sulphites</strong>”. Repetition is unnecessary when the product’s own name gives it away, so nobody expects it on butter.</p>
<h2>Where they hide</h2>
<ol>
<li><strong>Pesto</strong> contains cheese (milk), and often cashews instead of pine nuts.</li>
<li><strong>Hard grating cheeses</strong> may use lysozyme, which comes from <strong>egg</strong>.</li>
<li><strong>Mortadella and salami</strong> may include pistachio, milk powder or lactose.</li>
<li><strong>Orecchiette and dried pasta</strong> are wheat alone, but the same factory often makes egg pasta.</li>
<li><strong>Ice cream, biscuits and spreads</strong> bring hazelnut, and soy as lecithin.</li>
<li><strong>Wine and pickles</strong> bring sulphites.</li>
<li><strong>Ragù and stock</strong> nearly always contain celery.</li>
<li><strong>Caponata and tuna sauces</strong> bring fish, celery and at times mustard.</li>
</ol>
<p>Certain derivatives are exempt because no protein is left in them, wheat glucose syrup and fully refined soybean oil among others.</p>
<h2>“May contain”</h2>
<p>This is not compulsory. It is a producer’s voluntary statement about possible contamination from a shared machine or shared air. It needs a reason; printed everywhere out of prudence it tells nobody anything. Its absence is no proof either. If your reaction is a serious one, write to the maker and ask what else runs on that line.</p>
<p>“Gluten-free”, by contrast, is a measurement: under 20 milligrams per kilo. “Lactose-free” in Italy means under 0.1 grams per 100.</p>
<h2>Loose goods</h2>
<p>Bread, cut <a href="/products?category=formaggi">cheese</a> and ice cream carry no list on the wrapper, but allergens have to be given in writing, on a notice or in a register you may consult. On our pages they are marked for each product, and filters let you exclude them one at a time. Read the pack again before eating all the same, as a recipe can change between one batch and the next.</p>`,
    es: `<p>El reglamento europeo 1169 de 2011 recoge catorce grupos de sustancias que causan la mayoría de alergias e intolerancias. Si una de ellas es ingrediente, tiene que verse distinta en la lista: en negrita, en mayúsculas o subrayada. También obliga a quien vende por internet, y la información se da <strong>antes</strong> de comprar.</p>
<h2>Los catorce</h2>
<ul>
<li>Cereales con <strong>gluten</strong>: trigo, centeno, cebada, avena, espelta</li>
<li><strong>Crustáceos</strong></li>
<li><strong>Huevos</strong></li>
<li><strong>Pescado</strong></li>
<li><strong>Cacahuetes</strong></li>
<li><strong>Soja</strong></li>
<li><strong>Leche</strong>, incluida la lactosa</li>
<li><strong>Frutos de cáscara</strong>: almendras, avellanas, nueces, pistachos y los demás que cita la norma</li>
<li><strong>Apio</strong></li>
<li><strong>Mostaza</strong></li>
<li><strong>Sésamo</strong></li>
<li><strong>Dióxido de azufre y sulfitos</strong> por encima de 10 miligramos por kilo o litro</li>
<li><strong>Altramuces</strong></li>
<li><strong>Moluscos</strong></li>
</ul>
<p>Los piñones, las castañas y el coco no están. Con los piñones mucha gente se extraña: son semillas de conífera y la ley no los cuenta entre los frutos de cáscara.</p>
<h2>El nombre exacto</h2>
<p>No basta «almidón» ni «harina»: tiene que ser «almidón de <strong>trigo</strong>», «harina de <strong>espelta</strong>». Tampoco vale «frutos secos»: hay que decir cuál. Si no hay lista, como en algunos vinos, se escribe «contiene <strong>sulfitos</strong>». No hace falta repetirlo cuando el nombre ya lo dice: en la mantequilla nadie lo exige.</p>
<h2>Dónde se esconden</h2>
<ol>
<li><strong>Pesto</strong>: queso (leche) y a menudo anacardos en lugar de piñones.</li>
<li><strong>Quesos de rallar</strong>: algunos llevan lisozima, que se saca del <strong>huevo</strong>.</li>
<li><strong>Mortadela y salamis</strong>: a veces pistacho, leche en polvo, lactosa.</li>
<li><strong>Orecchiette y pasta seca</strong>: solo trigo, pero en la misma fábrica suele hacerse pasta al huevo.</li>
<li><strong>Helados, galletas, cremas</strong>: avellana, y soja en forma de lecitina.</li>
<li><strong>Vinos y encurtidos</strong>: sulfitos.</li>
<li><strong>Ragús y caldos</strong>: apio, casi siempre.</li>
<li><strong>Caponata y salsas de atún</strong>: pescado, apio, alguna vez mostaza.</li>
</ol>
<p>Hay derivados exentos porque ya no queda proteína, como el jarabe de glucosa de trigo o el aceite de soja refinado del todo.</p>
<h2>«Puede contener»</h2>
<p>No es obligatorio: es una declaración voluntaria sobre una contaminación posible, por la misma máquina o el mismo aire. Debe tener un motivo; puesta en todo por si acaso, no sirve. Que falte tampoco demuestra nada: si tu reacción es seria, escribe al productor y pregunta qué más pasa por esa línea.</p>
<p>«Sin gluten», en cambio, es una medida: menos de 20 miligramos por kilo. «Sin lactosa» significa en Italia menos de 0,1 gramos por 100.</p>
<h2>A granel</h2>
<p>El pan, los <a href="/products?category=formaggi">quesos</a> al corte o el helado no llevan lista en el envoltorio, pero los alérgenos se indican por escrito, en un cartel o un registro que puedes consultar. En nuestras páginas aparecen en cada ficha, y con los filtros los excluyes uno a uno.</p>`,
  },
  tags: ['etichette', 'cucina'],
  author: 'Lucia Fontanari',
  publishedDaysAgo: 166,
  picture: 'post-gli-allergeni-in-etichetta.webp',
  products: ['pesto-genovese-con-basilico-dop', 'mortadella-bologna-igp', 'orecchiette-di-semola'],
}
