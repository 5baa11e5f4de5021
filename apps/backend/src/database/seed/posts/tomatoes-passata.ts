import type { SeedPost } from '../seed-post.ts'

export const tomatoesPassata: SeedPost = {
  slug: {
    it: 'pelati-passata-concentrato',
    en: 'peeled-tomatoes-passata-and-paste',
    es: 'tomate-pelado-passata-y-concentrado',
  },
  title: {
    it: 'Pelati, passata, concentrato: che cosa c’è nella latta',
    en: 'Peeled tomatoes, passata, paste: what is in the tin',
    es: 'Pelados, passata, concentrado: qué hay en la lata',
  },
  excerpt: {
    it: 'Tutto il pomodoro d’Italia si lavora in otto settimane. I numeri di legge, le varietà e come fare la passata senza rischi.',
    en: 'Italy packs all its tomatoes in eight weeks. The legal figures, the varieties, and how to bottle passata at home safely.',
    es: 'Italia envasa todo su tomate en ocho semanas. Los números de la ley, las variedades y cómo hacer passata sin riesgos.',
  },
  text: {
    it: `<p>Dalla fine di luglio a metà settembre l’Italia lavora circa cinque milioni di tonnellate di pomodoro. Metà al Nord, fra Piacenza e Ferrara, quasi tutta in passate, polpe e concentrati; metà al Sud, da Foggia al Sele, dove si fanno i pelati. Tra il campo e la latta passano poche ore: un pomodoro maturo sul camion comincia a schiacciarsi sotto il proprio peso.</p>
<h2>Quattro parole</h2>
<ul>
<li><strong>Pelati</strong>: frutti interi, lunghi, sbucciati a vapore, nel loro succo. Il peso sgocciolato è almeno il 60 % del netto.</li>
<li><strong>Polpa</strong>: cubetti o pezzi, spesso da varietà che resistono alla cottura.</li>
<li><strong>Passata</strong>: per decreto si ottiene da pomodoro fresco, spremuto e setacciato. Diluire un concentrato e chiamarlo passata è vietato, e l’origine del pomodoro va indicata.</li>
<li><strong>Concentrato</strong>: si misura in residuo secco. Il doppio concentrato ne ha almeno il 28 %, il triplo il 36. Per un chilo di doppio servono circa sei chili di frutti. L’estratto siciliano, steso al sole su tavole, va ancora oltre.</li>
</ul>
<h2>Le varietà</h2>
<p>Il <strong>Pomodoro San Marzano dell’Agro Sarnese-Nocerino DOP</strong> è alto, si lega a pali e si raccoglie a mano in sette o più passaggi, perché non matura tutto insieme. Ha poca acqua, pochi semi, una buccia che si sfila. Il <strong>Corbarino</strong>, piccolo, cresce sui monti Lattari quasi senza irrigazione. Il <strong>Pomodorino del Piennolo del Vesuvio DOP</strong> ha la buccia spessa e si appende a grappoli di qualche chilo: con l’inverno si asciuga, si addolcisce e arriva a marzo.</p>
<p>Un nome di varietà sulla latta non è una DOP. Se leggi «San Marzano» senza il resto del nome e senza marchio, leggi anche da dove viene.</p>
<h2>Scegliere</h2>
<p>La lista giusta è corta: pomodoro, succo di pomodoro, al massimo basilico, sale e acido citrico. L’acido abbassa il pH sotto 4,5, che è la soglia di sicurezza; molti frutti maturi ci stanno già, altri no. Un pelato che si apre con la forchetta, rosso fino al centro, ha fatto il suo.</p>
<h2>La passata in casa</h2>
<ol>
<li>Pomodori maturi e sodi, lavati. Dieci chili danno 6–7 litri.</li>
<li>Scottali finché si spaccano, scola l’acqua che esce, passali.</li>
<li>Riempi bottiglie pulite lasciando due dita. Una foglia di basilico, niente aglio né olio.</li>
<li>Un cucchiaio di succo di limone per mezzo litro, se non sai quanto sono acidi.</li>
<li>Bottiglie coperte d’acqua, 40 minuti da quando bolle, poi si lasciano raffreddare lì dentro.</li>
</ol>
<p>Il tappo deve restare concavo. Se si gonfia o soffia, butta tutto senza assaggiare: il botulino non ha odore.</p>
<h2>Che cosa usare quando</h2>
<p>Passata per una salsa in venti minuti, <a href="/products?category=conserve">pelati</a> schiacciati a mano per il ragù, un cucchiaino di concentrato rosolato nell’olio per dare fondo a un brasato. Una latta aperta si travasa in vetro e dura quattro giorni.</p>`,
    en: `<p>Between late July and mid-September Italy processes about five million tonnes of tomatoes. Half are grown in the north, from Piacenza to Ferrara, and turn into passata, pulp and paste. The other half belong to the south, from Foggia to the Sele plain, where whole peeled fruit is the speciality. Only hours separate field and tin, because a ripe load soon begins to crush itself on the lorry.</p>
<h2>Four words</h2>
<ul>
<li><strong>Peeled</strong> (<em>pelati</em>): whole long fruit, skinned by steam, in juice. Drained weight must reach 60 % of the net weight.</li>
<li><strong>Pulp</strong> (<em>polpa</em>): dice or chunks, generally from varieties that hold up to cooking.</li>
<li><strong>Passata</strong>: by decree it comes from fresh fruit, crushed and sieved. Watering down paste and calling it passata is forbidden, and the origin of the tomatoes has to be shown.</li>
<li><strong>Paste</strong> (<em>concentrato</em>): measured in dry residue. <em>Doppio</em> has 28 % or more, <em>triplo</em> 36. A kilo of doppio uses up around six kilos of fruit. Sicilian <em>estratto</em>, spread on boards in the sun, goes further still.</li>
</ul>
<h2>Varieties</h2>
<p><strong>Pomodoro San Marzano dell’Agro Sarnese-Nocerino PDO</strong> grows tall on poles and is picked by hand in seven rounds or more, as it never ripens all at once. It has little water, few seeds and a skin that slips off. <strong>Corbarino</strong>, which is small, grows in the Lattari hills practically unirrigated. <strong>Pomodorino del Piennolo del Vesuvio PDO</strong> has a thick skin and hangs in clusters of several kilos; over winter it shrinks, sweetens and lasts until March.</p>
<p>A variety on a label is not a designation. If a tin says “San Marzano” without the rest of that name and without a mark, look for its country.</p>
<h2>Choosing a tin</h2>
<p>A good list of ingredients is short: tomatoes, tomato juice, possibly basil, salt and citric acid. Acid brings the pH below 4.5, which is the safety line. Plenty of ripe fruit is there already, but some is not. If a peeled tomato opens under a fork and is red right through, it has done its job.</p>
<h2>Bottling at home</h2>
<ol>
<li>Use ripe, firm, washed fruit. Ten kilos give 6 to 7 litres.</li>
<li>Scald until skins split, drain off the water that runs out, and put everything through a mill.</li>
<li>Fill clean bottles to two fingers from the top. A basil leaf may go in; garlic and oil may not.</li>
<li>Add a tablespoon of lemon juice per half litre if you are unsure how acid your fruit is.</li>
<li>Cover the bottles with water, boil 40 minutes and let them cool where they are.</li>
</ol>
<p>Lids should stay sucked in. When one bulges or hisses, throw the bottle away untasted, since botulinum has no smell.</p>
<h2>Which one when</h2>
<p>Passata makes sauce in twenty minutes. <a href="/products?category=conserve">Peeled tomatoes</a>, crushed by hand, suit a long ragù. A teaspoon of paste fried in oil gives depth to a braise. Decant an opened tin into glass and use it within four days.</p>`,
    es: `<p>De finales de julio a mediados de septiembre, Italia procesa unos cinco millones de toneladas de tomate. La mitad es del norte, entre Piacenza y Ferrara, y acaba en passata, pulpa y concentrado; la otra mitad es del sur, de Foggia al Sele, donde se hace el pelado. Entre el campo y la lata pasan pocas horas: un tomate maduro en el camión empieza a aplastarse solo.</p>
<h2>Cuatro palabras</h2>
<ul>
<li><strong>Pelati</strong>: frutos enteros, largos, pelados al vapor, en su jugo. El peso escurrido es al menos el 60 % del neto.</li>
<li><strong>Polpa</strong>: dados o trozos, casi siempre de variedades que resisten la cocción.</li>
<li><strong>Passata</strong>: por decreto sale de tomate fresco, triturado y tamizado. Diluir un concentrado y llamarlo passata está prohibido, y hay que indicar el origen del tomate.</li>
<li><strong>Concentrato</strong>: se mide en residuo seco. El doble tiene 28 % o más; el triple, 36. Para un kilo de doble hacen falta unos seis de fruto. El <em>estratto</em> siciliano, extendido al sol sobre tablas, va todavía más allá.</li>
</ul>
<h2>Las variedades</h2>
<p>El <strong>Pomodoro San Marzano dell’Agro Sarnese-Nocerino DOP</strong> crece alto, atado a palos, y se recoge a mano en siete pasadas o más, porque no madura a la vez. Tiene poca agua, pocas semillas y una piel que sale sola. El <strong>Corbarino</strong>, pequeño, crece en los montes Lattari casi sin riego. El <strong>Pomodorino del Piennolo del Vesuvio DOP</strong> es de piel gruesa y se cuelga en racimos de varios kilos: durante el invierno se seca, se endulza y llega a marzo.</p>
<p>El nombre de una variedad no es una DOP. Si lees «San Marzano» sin lo demás y sin sello, mira también de qué país viene.</p>
<h2>Elegir</h2>
<p>La lista buena es corta: tomate, jugo de tomate y, como mucho, albahaca, sal y ácido cítrico. El ácido baja el pH de 4,5, que es la raya de seguridad; muchos frutos maduros ya están ahí y otros no. Un pelado que se abre con el tenedor y es rojo hasta el centro ha cumplido.</p>
<h2>La passata en casa</h2>
<ol>
<li>Tomate maduro, firme y lavado. De diez kilos salen 6–7 litros.</li>
<li>Escáldalo hasta que reviente, tira el agua que suelta y pásalo.</li>
<li>Llena botellas limpias y deja dos dedos. Una hoja de albahaca sí; ajo y aceite, no.</li>
<li>Si no sabes lo ácido que es, una cucharada de limón por medio litro.</li>
<li>Cubre las botellas de agua, hierve 40 minutos y deja que se enfríen dentro.</li>
</ol>
<p>La tapa tiene que quedar hundida. Si se hincha o silba, tíralo todo sin probar: la toxina botulínica no huele.</p>
<h2>Cuál y cuándo</h2>
<p>Passata para una salsa de veinte minutos; <a href="/products?category=conserve">pelados</a> aplastados a mano para un ragú; una cucharadita de concentrado frita en aceite para dar fondo a un guiso. La lata abierta se pasa a vidrio y dura cuatro días.</p>`,
  },
  tags: ['orto', 'cucina', 'etichette'],
  author: 'Saverio Mancuso',
  publishedDaysAgo: 108,
  picture: 'post-pelati-passata-concentrato.webp',
  products: [
    'pomodoro-san-marzano-dop-pelati',
    'passata-di-pomodoro-corbarino',
    'estratto-di-pomodoro-in-tubetto',
    'pomodorino-del-piennolo-del-vesuvio-dop',
  ],
}
