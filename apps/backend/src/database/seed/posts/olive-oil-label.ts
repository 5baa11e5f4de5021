import type { SeedPost } from '../seed-post.ts'

export const oliveOilLabel: SeedPost = {
  slug: {
    it: 'leggere-etichetta-olio-extravergine',
    en: 'how-to-read-an-olive-oil-label',
    es: 'leer-etiqueta-aceite-de-oliva',
  },
  title: {
    it: 'Come si legge l’etichetta di un olio extravergine',
    en: 'How to read the label of an extra virgin olive oil',
    es: 'Cómo leer la etiqueta de un aceite de oliva virgen extra',
  },
  excerpt: {
    it: 'Origine, campagna di raccolta, 27 gradi, acidità: che cosa dice la legge e che cosa resta pubblicità sulla bottiglia.',
    en: 'Origin, harvest year, 27 degrees, acidity: which words on the bottle are law and which are decoration.',
    es: 'Origen, campaña, 27 grados, acidez: qué palabras de la botella son ley y cuáles son adorno.',
  },
  text: {
    it: `<p>Un’etichetta d’olio ha due lati. Davanti c’è il nome, di solito con un ulivo. Dietro c’è quello che serve per decidere, e in gran parte è testo fissato da un regolamento europeo. Bastano due minuti per leggerlo.</p>
<h2>La categoria</h2>
<p>Extravergine vuol dire tre cose insieme: ottenuto solo con mezzi meccanici, acidità libera non oltre lo 0,8 %, nessun difetto all’assaggio di un gruppo di assaggiatori riconosciuto. Il vergine può arrivare al 2 % e avere un difetto lieve. L’olio di oliva, senza aggettivi, è un miscuglio di oli raffinati e vergini. La frase «olio d’oliva di categoria superiore ottenuto direttamente dalle olive e unicamente mediante procedimenti meccanici» è obbligatoria per l’extravergine: non distingue un produttore dall’altro.</p>
<h2>L’origine</h2>
<p>Il paese è sempre indicato. «Italia» significa olive raccolte e molite in Italia. «Miscela di oli di oliva originari dell’Unione europea» significa quello che dice, e di solito è scritto più in piccolo. Se le olive vengono da un paese e il frantoio sta in un altro, devono comparire tutti e due. Una <a href="/products?category=olio-e-aceto">DOP o una IGP</a> restringe la zona a una provincia o a una regione e aggiunge un controllo lotto per lotto.</p>
<h2>Freddo, spremitura, acidità</h2>
<ul>
<li><strong>Estratto a freddo</strong>: la pasta di olive non ha superato i 27 °C durante la lavorazione in un impianto a centrifuga o a percolazione.</li>
<li><strong>Prima spremitura a freddo</strong>: stesso limite, ma solo per chi usa ancora le presse idrauliche. Sono pochi.</li>
<li><strong>Acidità 0,2 %</strong>: si può scrivere solo se accanto, con caratteri della stessa misura, ci sono anche perossidi, cere e assorbimento all’ultravioletto. L’acidità non si sente in bocca: misura quanto erano integre le olive.</li>
</ul>
<h2>L’anno</h2>
<p>La campagna di raccolta si può indicare solo quando il cento per cento dell’olio viene da quella raccolta. È l’informazione che guarda per prima chi lavora in frantoio, più del termine minimo di conservazione, che lo decide chi imbottiglia e in genere cade a diciotto mesi dall’imbottigliamento. Un olio può essere imbottigliato un anno dopo la molitura: per questo le due date non dicono la stessa cosa.</p>
<h2>Quello che non c’è scritto</h2>
<p>Le varietà e il mese di raccolta non sono obbligatori, ma chi li conosce li mette. Una Coratina raccolta a ottobre è amara e piccante; una Taggiasca di gennaio è dolce. Amaro e piccante non sono difetti, sono due dei tre attributi positivi della scheda ufficiale di assaggio. Il terzo è il fruttato.</p>
<p>Guarda infine il contenitore. Vetro scuro o latta proteggono dalla luce, e il formato massimo al dettaglio è di 5 litri, sempre con chiusura che non si può ricomporre dopo l’apertura. Da 100 chili di olive escono fra i 12 e i 20 chili d’olio: se un litro costa meno di quanto costano le olive, l’etichetta l’hai già letta tutta.</p>`,
    en: `<p>There are two sides to an oil label. The front carries a name and, more often than not, a tree. The back carries the facts, and most of those are phrased by European regulation rather than by the producer. Reading them takes about two minutes.</p>
<h2>The grade</h2>
<p>Extra virgin means three things at once: the oil was obtained by mechanical means alone, its free acidity is no higher than 0.8 %, and a recognised tasting panel found no defect in it. Virgin oil may reach 2 % and show a slight fault. Plain “olive oil” is a blend of refined and virgin oils. The long sentence about “superior category olive oil obtained directly from olives” is compulsory on every extra virgin, so it tells you nothing about this bottle in particular.</p>
<h2>Where it comes from</h2>
<p>A country, or a group of countries, is always stated. “Italy” means picked and milled there. “Blend of olive oils of European Union origin” means exactly that, usually in the smallest type the law permits. When the fruit grew in one country and was milled in another, both have to appear. A <a href="/products?category=olio-e-aceto">PDO or PGI</a> narrows the area down to a province or a region, and every batch is checked before it may use the name.</p>
<h2>Cold, pressed, low in acid</h2>
<ul>
<li><strong>Cold extraction</strong> is allowed when the paste stayed below 27 °C in a centrifuge or percolation system.</li>
<li><strong>First cold pressing</strong> has the same limit but belongs to hydraulic presses only, and few mills still run them.</li>
<li><strong>Acidity 0.2 %</strong> may be printed only if peroxides, waxes and ultraviolet absorption stand beside it in type of the same size. You cannot taste acidity; it shows how sound the olives were on arrival.</li>
</ul>
<h2>The year that counts</h2>
<p>A harvest year may be given only if all of the oil comes from that harvest. Millers look at it before anything else. The best-before date is chosen by the bottler, usually eighteen months after filling, and oil can sit in a tank for a year before that happens. Two bottles with the same best-before date may be a whole season apart.</p>
<h2>What nobody is forced to print</h2>
<p>Varieties and the month of picking are optional, though growers who know them tend to say so. Coratina picked in October is bitter and peppery; Taggiasca picked in January is mild. Bitterness and pungency are listed as positive attributes on the official tasting sheet, next to fruitiness. A burning throat is not a fault.</p>
<p>Last, look at the container. Dark glass and tin keep out light. Retail packs stop at 5 litres and must have a closure that cannot be put back together once opened. A hundred kilos of olives yield 12 to 20 kilos of oil, depending on variety and ripeness. When a litre sells for less than its olives cost, no label needs reading.</p>`,
    es: `<p>Una etiqueta de aceite tiene cara y dorso. En la cara van el nombre y casi siempre un olivo. En el dorso va lo que hace falta para elegir, y la mayor parte no la redacta el productor, sino un reglamento europeo. Se lee en un par de minutos.</p>
<h2>La categoría</h2>
<p>Virgen extra quiere decir tres cosas a la vez: obtenido solo por medios mecánicos, acidez libre de 0,8 % como máximo y ningún defecto en la cata de un panel reconocido. El virgen llega hasta el 2 % y admite un defecto leve. El «aceite de oliva» a secas mezcla aceites refinados y vírgenes. La frase «aceite de oliva de categoría superior obtenido directamente de aceitunas» es obligatoria en todos los virgen extra: no distingue esta botella de la de al lado.</p>
<h2>El origen</h2>
<p>El país figura siempre. «Italia» significa aceitunas cogidas y molidas allí. «Mezcla de aceites de oliva originarios de la Unión Europea» significa justo eso, y suele ir en la letra más pequeña que se permite. Si la aceituna creció en un país y se molturó en otro, tienen que aparecer los dos. Una <a href="/products?category=olio-e-aceto">DOP o una IGP</a> reduce la zona a una provincia o una región y obliga a comprobar cada lote antes de usar el nombre.</p>
<h2>Frío, prensa y acidez</h2>
<ul>
<li><strong>Extracción en frío</strong>: la masa no pasó de 27 °C en un sistema de centrifugación o percolación.</li>
<li><strong>Primera presión en frío</strong>: el mismo límite, reservado a quien trabaja con prensas hidráulicas. Ya quedan pocas.</li>
<li><strong>Acidez 0,2 %</strong>: solo se puede poner si al lado, con letra del mismo tamaño, van los peróxidos, las ceras y la absorbancia en el ultravioleta. La acidez no se nota en la boca: mide lo sanas que llegaron las aceitunas.</li>
</ul>
<h2>El año</h2>
<p>La campaña solo puede indicarse cuando todo el aceite procede de esa cosecha. En la almazara es lo primero que se mira. La fecha de consumo preferente la decide quien envasa, por lo general a dieciocho meses del llenado, y el aceite puede haber pasado antes un año en el depósito. Dos botellas con la misma fecha pueden llevarse una cosecha entera.</p>
<h2>Lo que nadie obliga a poner</h2>
<p>La variedad y el mes de recogida son voluntarios, pero quien los sabe los escribe. Una Coratina de octubre amarga y pica; una Taggiasca de enero es dulce. El amargo y el picante son atributos positivos en la ficha oficial de cata, junto al frutado. Que te raspe la garganta no es un fallo.</p>
<p>Mira por último el envase. El vidrio oscuro y la lata protegen de la luz. Los formatos de venta al público no pasan de 5 litros y llevan un cierre que no se puede recomponer después de abrirlo. De cien kilos de aceitunas salen entre 12 y 20 kilos de aceite. Cuando un litro cuesta menos que sus aceitunas, sobra leer la etiqueta.</p>`,
  },
  tags: ['olio', 'etichette'],
  author: 'Marco Bertelè',
  publishedDaysAgo: 11,
  picture: 'post-leggere-etichetta-olio-extravergine.webp',
  products: ['olio-coratina-raccolto-2026', 'olio-terra-di-bari-dop', 'olio-riviera-ligure-dop'],
}
