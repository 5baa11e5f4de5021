import type { SeedPost } from '../seed-post.ts'

export const durumWheat: SeedPost = {
  slug: { it: 'grano-duro-in-puglia', en: 'durum-wheat-in-puglia', es: 'trigo-duro-en-apulia' },
  title: {
    it: 'Il grano duro in Puglia, dalla semina alla semola',
    en: 'Durum wheat in Puglia, from sowing to semolina',
    es: 'El trigo duro en Apulia, de la siembra a la sémola',
  },
  excerpt: {
    it: 'Si semina a novembre e si trebbia a giugno. Che cosa cambia fra Capitanata e Murgia, e perché la semola è gialla.',
    en: 'Sown in November, threshed in June. What changes between the Capitanata plain and the Murgia, and why semolina is yellow.',
    es: 'Se siembra en noviembre y se trilla en junio. Qué cambia entre la Capitanata y la Murgia, y por qué la sémola es amarilla.',
  },
  text: {
    it: `<p>In Italia il grano duro occupa poco più di un milione di ettari, e la Puglia da sola ne semina circa un terzo. Il grosso sta in Capitanata, la piana intorno a Foggia; il resto sale verso la Murgia, dove la terra è bassa e sotto c’è la roccia.</p>
<h2>Un anno in campo</h2>
<p>Si semina da metà novembre a dicembre, con 180–220 chili di seme per ettaro. A fine inverno la pianta accestisce, cioè fa più steli da un solo chicco; ad aprile mette la spiga; a maggio il chicco si riempie. Fra il 5 e il 25 giugno passano le mietitrebbie. Dopo il raccolto il terreno riposa fino all’autunno, o riceve un legume: favino, lenticchia, cece. Il legume lascia azoto e rompe il ciclo delle malattie del piede.</p>
<p>Una buona annata in piana dà 35–40 quintali per ettaro; sulla Murgia venti sono già un raccolto. La pioggia che conta cade fra marzo e aprile. Un vento caldo a fine maggio, invece, «stringe» il chicco: il sacco pesa meno, ma la percentuale di proteine sale.</p>
<h2>Duro non vuol dire forte</h2>
<p>Il chicco di grano duro ha un cuore vitreo, color ambra. Al mulino si spezza in granelli invece di sfarinarsi: i granelli sono la semola. Il giallo viene dai carotenoidi, soprattutto luteina. Il glutine è tenace e poco elastico: ottimo per una forma che non deve cedere nell’acqua bollente, meno comodo per un pane alto. Da un quintale di grano si ricavano 65–70 chili di semola; ripassandola fra i cilindri si ottiene la <strong>semola rimacinata</strong>, più fine, che è quella del pane.</p>
<h2>Le varietà</h2>
<ul>
<li><strong>Senatore Cappelli</strong>: selezionata da Nazareno Strampelli a Foggia e rilasciata nel 1915. Alta un metro e mezzo, si alletta con il vento, rende la metà di una varietà moderna.</li>
<li><strong>Creso</strong>: iscritta nel 1974, bassa e produttiva. Per vent’anni è stata il grano della pasta.</li>
<li><strong>Simeto, Duilio, Arcangelo, Appulo</strong>: le quattro che il disciplinare del <a href="/categories/forno">Pane di Altamura DOP</a> vuole, da sole o insieme, per almeno l’80 %.</li>
</ul>
<p>Un grano antico non ha per forza più proteine né meno glutine. Ha la paglia più lunga, radici più profonde e un prezzo più alto perché rende poco. Il sapore lo decidono anche il mulino e il tempo passato dal raccolto.</p>
<h2>Come si paga</h2>
<p>Il mulino guarda tre numeri: peso ettolitrico (un buon lotto supera gli 80 chili per ettolitro), proteine e umidità, che sotto il 13 % si conserva senza trattamenti. Poi la borsa merci di Foggia, che quota ogni settimana e nell’ultimo decennio ha visto il quintale oscillare fra i 20 e i 55 euro. Chi semina a novembre non sa quanto prenderà a luglio: è il motivo per cui molti firmano contratti di filiera a prezzo minimo prima ancora di arare.</p>`,
    en: `<p>Italy grows a little over a million hectares of durum wheat, and Puglia sows about a third of it. Most lies in the Capitanata, the plain around Foggia. The remainder climbs towards the Murgia plateau, where soil is shallow and limestone begins a hand’s width down.</p>
<h2>A year in the field</h2>
<p>Seed goes in from mid-November to December, 180 to 220 kilos a hectare. As winter ends each plant tillers, sending up several stems from one grain; ears appear in April and fill during May. Combines work between roughly the 5th and the 25th of June. Afterwards the ground rests until autumn or carries a legume such as field beans, lentils or chickpeas, which leaves nitrogen behind and starves the diseases that live in stubble.</p>
<p>A good year on the plain gives 3.5 to 4 tonnes per hectare. On the Murgia two tonnes is a harvest. March and April rain makes the crop; a hot wind at the end of May shrivels it, so that sacks weigh less while the share of protein climbs.</p>
<h2>Hard is not the same as strong</h2>
<p>A durum kernel has a glassy, amber heart. Between the rollers it cracks into grits instead of turning to powder, and those grits are semolina. The yellow comes from carotenoids, lutein above all. Its gluten is tough rather than stretchy, which suits a shape that must hold in boiling water and makes a tall loaf harder work. A hundred kilos of grain give 65 to 70 of semolina. Send it through the rollers once more and you have <em>semola rimacinata</em>, fine enough for bread.</p>
<h2>Names on the sack</h2>
<ul>
<li><strong>Senatore Cappelli</strong> was bred by Nazareno Strampelli in Foggia and released in 1915. It stands a metre and a half tall, falls over in wind and yields half of what modern wheat does.</li>
<li><strong>Creso</strong>, registered in 1974, was short and productive, and spent twenty years as the pasta wheat of Italy.</li>
<li><strong>Simeto, Duilio, Arcangelo and Appulo</strong> are the four varieties that must make up at least 80 % of a <a href="/categories/forno">Pane di Altamura PDO</a>.</li>
</ul>
<p>Old wheat does not automatically carry more protein or less gluten. What it has is longer straw, deeper roots and a higher price, because there is less of it. Flavour also depends on the mill and on how long ago the grain was threshed.</p>
<h2>How it is paid</h2>
<p>Millers look at three figures: test weight (a good lot passes 80 kilos per hectolitre), protein, and moisture, since grain below 13 % keeps untreated. Then they look at the Foggia exchange, which quotes weekly and over the last decade has moved between about 200 and 550 euros a tonne. Whoever sows in November cannot know July’s price. Many therefore sign a contract with a guaranteed minimum before they plough.</p>`,
    es: `<p>Italia cultiva algo más de un millón de hectáreas de trigo duro, y Apulia siembra cerca de un tercio. La mayor parte está en la Capitanata, la llanura de Foggia; el resto sube hacia la Murgia, una meseta de poca tierra con la caliza a un palmo.</p>
<h2>Un año en el campo</h2>
<p>Se siembra de mediados de noviembre a diciembre, con 180–220 kilos de semilla por hectárea. Al final del invierno la planta ahíja, es decir, saca varios tallos de un solo grano; en abril espiga y en mayo el grano se llena. Las cosechadoras trabajan entre el 5 y el 25 de junio. Después la tierra descansa hasta el otoño o recibe una legumbre, habas, lentejas o garbanzos, que deja nitrógeno y corta el paso a las enfermedades del rastrojo.</p>
<p>En la llanura, un buen año da de 3,5 a 4 toneladas por hectárea; en la Murgia, dos ya son cosecha. La lluvia que cuenta es la de marzo y abril. Un viento caliente a finales de mayo encoge el grano: el saco pesa menos, pero el porcentaje de proteína sube.</p>
<h2>Duro no es lo mismo que fuerte</h2>
<p>El grano de trigo duro tiene un corazón vítreo, color ámbar. En el molino se parte en gránulos en lugar de hacerse polvo, y esos gránulos son la sémola. El amarillo lo ponen los carotenoides, sobre todo la luteína. Su gluten es tenaz y poco elástico: perfecto para una forma que no debe ceder en agua hirviendo, incómodo para un pan alto. De cien kilos de trigo salen 65–70 de sémola; si se pasa otra vez por los cilindros se obtiene la <em>semola rimacinata</em>, más fina, que es la del pan.</p>
<h2>Los nombres del saco</h2>
<ul>
<li><strong>Senatore Cappelli</strong>: la seleccionó Nazareno Strampelli en Foggia y se difundió en 1915. Mide metro y medio, el viento la tumba y rinde la mitad que una variedad de hoy.</li>
<li><strong>Creso</strong>: registrada en 1974, baja y productiva. Durante veinte años fue el trigo de la pasta italiana.</li>
<li><strong>Simeto, Duilio, Arcangelo y Appulo</strong>: las cuatro que deben sumar al menos el 80 % en el <a href="/categories/forno">Pane di Altamura DOP</a>.</li>
</ul>
<p>Un trigo antiguo no tiene por fuerza más proteína ni menos gluten. Tiene la paja más larga, raíces más hondas y un precio más alto, porque da poco. En el sabor mandan también el molino y los meses que han pasado desde la trilla.</p>
<h2>Cómo se paga</h2>
<p>El molinero mira tres números: el peso específico (un buen lote supera los 80 kilos por hectolitro), la proteína y la humedad, que por debajo del 13 % permite guardar el grano sin tratarlo. Luego mira la lonja de Foggia, que publica precios cada semana y en diez años ha ido de unos 200 a 550 euros por tonelada. Quien siembra en noviembre no sabe qué cobrará en julio. Por eso muchos firman un contrato con precio mínimo antes de arar.</p>`,
  },
  tags: ['pasta', 'orto', 'produttori'],
  author: 'Irene Castaldi',
  publishedDaysAgo: 148,
  picture: 'post-grano-duro-in-puglia.webp',
  products: ['orecchiette-di-semola', 'pane-di-altamura-dop-1-kg', 'friselle-di-grano-duro'],
}
