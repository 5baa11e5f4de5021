import type { SeedPost } from '../seed-post.ts'

export const marksByLaw: SeedPost = {
  slug: {
    it: 'dop-igp-stg-pat-bio-che-cosa-garantiscono',
    en: 'pdo-pgi-tsg-pat-organic-what-they-guarantee',
    es: 'dop-igp-etg-pat-bio-que-garantizan',
  },
  title: {
    it: 'DOP, IGP, STG, PAT, BIO: che cosa garantiscono per legge',
    en: 'PDO, PGI, TSG, PAT, organic: what the law guarantees',
    es: 'DOP, IGP, ETG, PAT, BIO: qué garantiza la ley',
  },
  excerpt: {
    it: 'Tre marchi europei, un elenco nazionale e un metodo di coltivazione: chi controlla, che cosa promette ciascuno e che cosa no.',
    en: 'Three European marks, one national list and one way of farming: who checks, what each one promises and what none does.',
    es: 'Tres marcas europeas, una lista nacional y una forma de cultivar: quién controla, qué promete cada una y qué no.',
  },
  text: {
    it: `<p>Cinque sigle, cinque promesse diverse. Nessuna dice che una cosa è buona; ognuna dice che è stata fatta in un certo modo, in un certo posto, e che qualcuno pagato per questo è andato a vedere.</p>
<h2>DOP</h2>
<p><strong>Denominazione di origine protetta.</strong> Tutte le fasi, produzione, trasformazione ed elaborazione, avvengono nella zona indicata, e anche la materia prima viene da lì, salvo poche deroghe scritte. Il latte del Pecorino Toscano è delle pecore di Toscana e dei comuni confinanti ammessi, e il formaggio si fa lì.</p>
<h2>IGP</h2>
<p><strong>Indicazione geografica protetta.</strong> Basta che una fase essenziale avvenga nella zona, e che una qualità o la reputazione siano dovute al luogo. Le cosce dello <a href="/products?category=salumi">Speck Alto Adige</a> possono arrivare da altri paesi: sale, fumo e stagionatura sono altoatesini. Non è un segreto né un inganno, è nel disciplinare; saperlo serve a non attribuire alla sigla quello che non dice.</p>
<h2>STG</h2>
<p><strong>Specialità tradizionale garantita.</strong> Protegge una ricetta, non un territorio: si può fare ovunque in Europa, seguendo il metodo. La mozzarella STG, la pizza napoletana e l’amatriciana sono le italiane più note.</p>
<h2>PAT</h2>
<p><strong>Prodotto agroalimentare tradizionale.</strong> È un elenco del ministero, nato con un decreto del 1999: più di 5.000 voci, inserite dalle Regioni quando un metodo è praticato da almeno 25 anni. Non c’è un ente che controlla, non c’è un bollino e il nome non è riservato a nessuno. Vale come memoria, non come garanzia.</p>
<h2>BIO</h2>
<p>Il regolamento 2018/848 fissa come si coltiva e si alleva: niente concimi di sintesi, elenco chiuso di sostanze ammesse, rotazioni, spazio agli animali. Un prodotto trasformato è biologico se lo sono almeno il 95 % degli ingredienti agricoli. Sulla confezione, nello stesso campo visivo, devono stare la foglia europea, il codice dell’organismo (IT-BIO più tre cifre) e l’origine, «Agricoltura Italia», «UE» o «non UE». Senza certificato la parola <em>bio</em> non si può usare, neppure in un nome di fantasia.</p>
<h2>Chi controlla</h2>
<p>Per DOP, IGP e STG un <strong>organismo terzo</strong> autorizzato dal ministero visita aziende e lotti; il consorzio, che è fatto dai produttori, tutela il nome ma non certifica sé stesso. Il regolamento 2024/1143 ha riunito le regole, e dal 14 maggio 2026 il nome del produttore sta accanto alla denominazione.</p>
<p>È vietata anche l’<strong>evocazione</strong>: non solo copiare il nome, ma farlo venire in mente. «Tipo», «stile», «alla maniera di» davanti a un nome protetto non salvano nessuno.</p>
<h2>Tre controlli in un minuto</h2>
<ol>
<li>Il nome per intero: le parole contano, «toscano» da solo no.</li>
<li>Il nome dell’organismo di controllo, quasi sempre in fondo.</li>
<li>Il registro europeo, eAmbrosia: gratuito, con zona e disciplinare di tutti. L’Italia ne ha più di 850, fra cibi e vini.</li>
</ol>`,
    en: `<p>Five sets of initials, five separate promises. None of them says that a food is good. Each says that it was made in a certain way, at times in a certain place, and in most cases that somebody was paid to go and look.</p>
<h2>PDO (DOP)</h2>
<p><strong>Protected designation of origin.</strong> Every stage of production, processing and preparation happens inside a defined area, and raw materials come from there as well, a few written exceptions apart. Milk for Pecorino Toscano is given by ewes in Tuscany and the neighbouring municipalities listed, and that is where it becomes cheese.</p>
<h2>PGI (IGP)</h2>
<p><strong>Protected geographical indication.</strong> One essential stage inside the area is enough, provided that some quality or reputation is owed to the place. Legs for <a href="/products?category=salumi">Speck Alto Adige</a> may come from other countries, while salt, smoke and ageing are South Tyrolean. Nobody is being deceived: the specification says so. Knowing it prevents you from reading into those letters what they leave out.</p>
<h2>TSG (STG)</h2>
<p><strong>Traditional speciality guaranteed.</strong> This covers a recipe rather than a territory, so anyone in Europe can follow the method. Mozzarella, Neapolitan pizza and amatriciana are the best-known Italian ones.</p>
<h2>PAT</h2>
<p><strong>Traditional agri-food product.</strong> A list kept by the Italian ministry since a decree of 1999, with over 5,000 entries, put forward by regions when a method has been in use for 25 years. No body inspects, no seal exists and no name is reserved. Treat it as a record, not as a warranty.</p>
<h2>Organic (BIO)</h2>
<p>Regulation 2018/848 lays down how to grow and rear: no synthetic fertiliser, a closed list of substances, rotations, room for animals. Processed food is organic if at least 95 % of its farm ingredients are. In one field of vision there must be the European leaf, the code of the control body (IT-BIO and three digits) and the origin, “Italy Agriculture”, “EU” or “non-EU”. Without a certificate nobody may use the word, even inside a brand name.</p>
<h2>Who checks</h2>
<p>For PDO, PGI and TSG an <strong>independent body</strong> approved by the ministry inspects farms and batches. A consortium, which consists of the producers, defends the name but does not certify itself. Regulation 2024/1143 gathered the rules together, and since 14 May 2026 the producer’s name has had to appear beside the designation.</p>
<p><strong>Evocation</strong> is banned as well, meaning not only copying a name but bringing it to mind. “Style”, “type” and “after the manner of” in front of a protected name rescue nobody.</p>
<h2>Three checks in a minute</h2>
<ol>
<li>The whole name. Words count; “Tuscan” by itself is worth nothing.</li>
<li>The control body, generally in small type at the bottom.</li>
<li>The public register, eAmbrosia, which is free and has an area and a specification for each. Italy has more than 850 entries, food and wine together.</li>
</ol>`,
    es: `<p>Cinco siglas y cinco promesas distintas. Ninguna dice que algo esté bueno; cada una dice que se ha hecho de cierta manera, a veces en cierto lugar, y casi siempre que alguien cobra por ir a comprobarlo.</p>
<h2>DOP</h2>
<p><strong>Denominación de origen protegida.</strong> Todas las fases, producción, transformación y elaboración, se hacen en la zona, y también la materia prima es de allí, salvo pocas excepciones escritas. La leche del Pecorino Toscano la dan ovejas de Toscana y de los municipios vecinos admitidos, y allí se hace queso.</p>
<h2>IGP</h2>
<p><strong>Indicación geográfica protegida.</strong> Basta con que una fase esencial ocurra en la zona y que una cualidad o la fama se deban al lugar. Los perniles del <a href="/products?category=salumi">Speck Alto Adige</a> pueden venir de otros países: la sal, el humo y la curación son del Alto Adigio. No es un secreto ni una trampa, está en el pliego; saberlo evita pedirle a la sigla lo que no dice.</p>
<h2>ETG (STG en italiano)</h2>
<p><strong>Especialidad tradicional garantizada.</strong> Protege una receta y no un territorio: se puede hacer en cualquier punto de Europa siguiendo el método. La mozzarella, la pizza napolitana y la amatriciana son las italianas más conocidas; en España, el jamón serrano.</p>
<h2>PAT</h2>
<p><strong>Producto agroalimentario tradicional.</strong> Es una lista del ministerio italiano, nacida de un decreto de 1999: más de 5.000 fichas que presentan las regiones cuando un método lleva al menos 25 años en uso. Nadie inspecciona, no hay sello y el nombre no se reserva a nadie. Sirve de memoria, no de garantía.</p>
<h2>BIO</h2>
<p>El reglamento 2018/848 fija cómo se cultiva y se cría: sin abonos de síntesis, con una lista cerrada de sustancias, rotaciones y espacio para los animales. Un elaborado es ecológico si lo es al menos el 95 % de sus ingredientes agrarios. En el mismo campo visual van la hoja europea, el código del organismo (IT-BIO y tres cifras) y el origen, «Agricultura Italia», «UE» o «no UE». Sin certificado no se puede usar la palabra, ni siquiera dentro de una marca.</p>
<h2>Quién controla</h2>
<p>En DOP, IGP y ETG, un <strong>organismo independiente</strong> autorizado por el ministerio visita fincas y lotes; el consorcio, que son los propios productores, defiende el nombre pero no se certifica a sí mismo. El reglamento 2024/1143 juntó las normas, y desde el 14 de mayo de 2026 el nombre del productor acompaña a la denominación.</p>
<p>También está prohibida la <strong>evocación</strong>: no solo copiar un nombre, sino hacer pensar en él. «Tipo», «estilo» o «a la manera de» delante de un nombre protegido no salvan a nadie.</p>
<h2>Tres comprobaciones en un minuto</h2>
<ol>
<li>El nombre completo: «toscano» a secas no vale.</li>
<li>El organismo de control, casi siempre abajo y en pequeño.</li>
<li>El registro europeo, eAmbrosia: gratuito, con la zona y el pliego de cada uno. Italia tiene más de 850, entre alimentos y vinos.</li>
</ol>`,
  },
  tags: ['etichette', 'produttori', 'salumi'],
  author: 'Marco Bertelè',
  publishedDaysAgo: 125,
  picture: 'post-dop-igp-stg-pat-bio-che-cosa-garantiscono.webp',
  products: [
    'pecorino-toscano-dop-stagionato',
    'speck-alto-adige-igp',
    'amatriciana-tradizionale-stg',
    'nduja-di-spilinga',
  ],
}
