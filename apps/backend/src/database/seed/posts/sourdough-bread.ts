import type { SeedPost } from '../seed-post.ts'

export const sourdoughBread: SeedPost = {
  slug: {
    it: 'lievito-madre-focaccia-friselle',
    en: 'sourdough-focaccia-and-friselle',
    es: 'masa-madre-focaccia-y-friselle',
  },
  title: {
    it: 'Lievito madre, focaccia, friselle: tre modi di usare acqua e farina',
    en: 'Sourdough, focaccia, friselle: three ways with flour and water',
    es: 'Masa madre, focaccia, friselle: tres maneras de usar harina y agua',
  },
  excerpt: {
    it: 'Idratazione, tempi e percentuali per un pane che dura una settimana, una focaccia da mangiare subito e una frisella che dura mesi.',
    en: 'Hydration, hours and percentages for a loaf that lasts a week, a focaccia to eat at once and a frisella that keeps for months.',
    es: 'Hidratación, horas y porcentajes para un pan de una semana, una focaccia para hoy y una frisella que dura meses.',
  },
  text: {
    it: `<p>Un fornaio non ragiona in grammi ma in percentuali sul peso della farina. Farina 100, acqua 65, sale 2, lievito madre 20: con quattro numeri hai descritto un pane. Cambiane uno e cambia il mestiere.</p>
<h2>Lievito madre</h2>
<p>È farina e acqua abitate da lieviti e batteri lattici, in un rapporto di circa uno a cento. I lieviti fanno gas, i batteri fanno acido: lattico, morbido, quando fa caldo e l’impasto è molle; acetico, pungente, quando è sodo e fresco. Si rinfresca con farina e acqua nuove finché raddoppia in tre o quattro ore a 28 °C. Se ci mette otto ore, l’impasto di domani sarà acido e basso.</p>
<p>L’acidità rallenta le muffe e il raffermamento: per questo un pane a lievito madre da un chilo è buono per cinque o sette giorni, uno a lievito di birra per due. La pagnotta grande aiuta: più mollica, meno crosta in proporzione.</p>
<h2>Due pani, due regole</h2>
<p>Il <strong>Pane di Altamura DOP</strong> vuole semola rimacinata di grano duro, lievito madre al 20 %, acqua al 60 %, sale al 2 %, forma da almeno mezzo chilo e crosta spessa tre millimetri o più. Il <strong>Pane Toscano DOP</strong> si fa con farina tenera tipo 0 con il germe, lievito madre e niente sale. Si dice «sciocco», e ha senso: lo accompagnano prosciutto salato e pecorino, e resta ottimo per ribollita e panzanella.</p>
<h2>Focaccia</h2>
<p>In Liguria l’impasto ha farina di media forza, acqua 55–60, olio 6–8, sale 2. La differenza si fa in teglia: si stende, si aspetta, si affondano i polpastrelli e si versa una <strong>salamoia</strong> di acqua, olio e sale che riempie i buchi. In forno a 230 °C per un quarto d’ora, dove c’è liquido resta bianco e morbido, dove non c’è diventa croccante. È buona per sei ore. Dopo, la scaldi cinque minuti, a secco.</p>
<p>Quella di Recco col formaggio, IGP, non lievita affatto: due veli di pasta tirata e crescenza in mezzo.</p>
<h2>Friselle</h2>
<p>Un anello di semola cotto due volte. Alla prima cottura l’impasto esce come un pane qualsiasi; si taglia a metà in orizzontale con un filo, che lascia la faccia ruvida, e si rimette in forno a 120–150 °C finché l’acqua scende sotto il 10 %. Così dura mesi, e per questo la portavano pescatori e pastori.</p>
<ol>
<li>Immergila in acqua fredda: tre secondi per grano duro, sei per l’orzo.</li>
<li>Aspetta due minuti: l’acqua si distribuisce da sola.</li>
<li><a href="/products?category=ortofrutta">Pomodoro</a> schiacciato, sale, origano, olio.</li>
</ol>
<p>Chi la lascia in acqua finché è molle ha fatto una zuppa.</p>
<h2>Conservare</h2>
<p>Pane in un sacchetto di tela o carta, taglio in giù, mai in frigo: fra 0 e 5 gradi l’amido rafferma più in fretta che in cucina. In freezer, a fette, va benissimo.</p>`,
    en: `<p>Bakers think in percentages of flour weight, not in grams. Flour 100, water 65, salt 2, sourdough 20: four numbers make a loaf. Alter one and you have a different trade.</p>
<h2>The starter</h2>
<p>Flour and water are home to yeasts and lactic bacteria, about a hundred of the latter to one of the former. Yeasts make gas and bacteria make acid. Warm and slack dough leans to lactic acid, which is mild; cool stiff dough to acetic, which is sharp. A starter is fed with fresh flour and water until it doubles within three or four hours at 28 °C. If it takes eight, tomorrow’s bread will be sour and squat.</p>
<p>Acidity slows mould and staling, so a kilo loaf raised on sourdough stays good five to seven days, against two for baker’s yeast. Size helps as well, since a big loaf has more crumb for its crust.</p>
<h2>Two loaves, two rulebooks</h2>
<p><strong>Pane di Altamura PDO</strong> demands re-milled durum semolina, 20 % starter, 60 % water, 2 % salt, a weight of half a kilo upwards and a crust at least three millimetres thick. <strong>Pane Toscano PDO</strong> is made with soft wheat flour that keeps its germ, sourdough and no salt whatever. Tuscans call it <em>sciocco</em>. It makes sense beside salty ham and pecorino, and nothing is better for ribollita and panzanella.</p>
<h2>Focaccia</h2>
<p>In Liguria dough has medium flour, 55 to 60 water, 6 to 8 oil and 2 salt. What matters happens in the tin. You stretch it, wait, press your fingertips right down and pour over a brine of water, oil and salt that fills the dimples. After fifteen minutes at 230 °C the wet spots are white and soft and the rest is crisp. It is at its best for six hours. Later, give it five minutes in a dry oven.</p>
<p>The cheese focaccia of Recco, a PGI, does not rise at all: two veils of stretched dough enclose fresh crescenza.</p>
<h2>Friselle</h2>
<p>A frisella is a ring of semolina baked twice. It first comes out as ordinary bread. Someone then cuts it across with a wire, which leaves the face rough, and sends it back at 120 to 150 °C until less than 10 % water is left. It will last for months, and fishermen and shepherds carried it for that reason.</p>
<ol>
<li>Dip it in cold water, three seconds for durum wheat, six for barley.</li>
<li>Wait two minutes while the water spreads by itself.</li>
<li>Crush a <a href="/products?category=ortofrutta">tomato</a> on top, with salt, oregano and oil.</li>
</ol>
<p>Whoever leaves it in until soft has made soup.</p>
<h2>Storage</h2>
<p>Keep bread in a cloth or paper bag, cut side down, and out of the fridge: between 0 and 5 degrees starch stales faster than it does on the table. Sliced and frozen it does very well.</p>`,
    es: `<p>Un panadero no piensa en gramos, sino en porcentajes sobre la harina. Harina 100, agua 65, sal 2, masa madre 20: con cuatro números está descrito un pan. Cambia uno y cambias de oficio.</p>
<h2>La masa madre</h2>
<p>Es harina y agua con inquilinos: levaduras y bacterias lácticas, más o menos una por cada cien. Las levaduras hacen gas y las bacterias, ácido: láctico y suave si hace calor y la masa es blanda; acético y punzante si es dura y está fresca. Se refresca con harina y agua nuevas hasta que dobla en tres o cuatro horas a 28 °C. Si tarda ocho, el pan de mañana saldrá agrio y bajo.</p>
<p>La acidez retrasa el moho y el endurecimiento: una hogaza de un kilo con masa madre está buena de cinco a siete días; con levadura de panadería, dos. El tamaño ayuda, porque hay más miga por corteza.</p>
<h2>Dos panes, dos reglamentos</h2>
<p>El <strong>Pane di Altamura DOP</strong> exige sémola remolida de trigo duro, 20 % de masa madre, 60 % de agua, 2 % de sal, medio kilo como mínimo y tres milímetros de corteza o más. El <strong>Pane Toscano DOP</strong> se hace con harina de trigo blando con su germen, masa madre y nada de sal. Lo llaman <em>sciocco</em>, soso, y tiene lógica: va con jamón salado y pecorino, y es el de la <em>ribollita</em> y la <em>panzanella</em>.</p>
<h2>Focaccia</h2>
<p>En Liguria la masa lleva harina de fuerza media, 55–60 de agua, 6–8 de aceite y 2 de sal. Lo importante pasa en la bandeja: se estira, se espera, se hunden las yemas de los dedos y se vierte una <strong>salmuera</strong> de agua, aceite y sal que llena los hoyos. A 230 °C, un cuarto de hora: donde hay líquido queda blanca y tierna, y el resto cruje. Está en su punto seis horas. Después, cinco minutos de horno seco.</p>
<p>La de Recco con queso, IGP, no fermenta: son dos velos de masa estirada con crescenza dentro.</p>
<h2>Friselle</h2>
<p>Un aro de sémola cocido dos veces. La primera sale como un pan cualquiera; entonces se corta en horizontal con un hilo, que deja la cara áspera, y vuelve al horno a 120–150 °C hasta que el agua baja del 10 %. Así dura meses, y por eso la llevaban pescadores y pastores.</p>
<ol>
<li>Métela en agua fría: tres segundos si es de trigo duro, seis si es de cebada.</li>
<li>Espera dos minutos, que el agua se reparte sola.</li>
<li><a href="/products?category=ortofrutta">Tomate</a> aplastado, sal, orégano, aceite.</li>
</ol>
<p>Quien la deja hasta que se ablanda ha hecho una sopa.</p>
<h2>Guardar</h2>
<p>El pan, en bolsa de tela o papel, con el corte hacia abajo y fuera de la nevera: entre 0 y 5 grados el almidón se endurece antes que en la mesa. Congelado en rebanadas va muy bien.</p>`,
  },
  tags: ['forno', 'cucina'],
  author: 'Elena Quartieri',
  publishedDaysAgo: 214,
  picture: 'post-lievito-madre-focaccia-friselle.webp',
  products: [
    'pane-di-altamura-dop-1-kg',
    'friselle-di-grano-duro',
    'focaccia-ligure-al-rosmarino',
    'pane-toscano-dop-1-kg',
  ],
}
