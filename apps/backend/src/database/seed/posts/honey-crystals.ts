import type { SeedPost } from '../seed-post.ts'

export const honeyCrystals: SeedPost = {
  slug: {
    it: 'perche-il-miele-cristallizza',
    en: 'why-honey-crystallises',
    es: 'por-que-cristaliza-la-miel',
  },
  title: {
    it: 'Perché il miele cristallizza, e quando preoccuparsi',
    en: 'Why honey crystallises, and when to mind',
    es: 'Por qué cristaliza la miel y cuándo preocuparse',
  },
  excerpt: {
    it: 'Glucosio contro fruttosio, 14 gradi, qualche granello di polline. Il miele solido è normale: quello sempre liquido va spiegato.',
    en: 'Glucose against fructose, 14 degrees and a speck of pollen. Set honey is normal; honey that never sets needs explaining.',
    es: 'Glucosa contra fructosa, 14 grados y unos granos de polen. La miel sólida es normal; la que nunca cuaja pide explicación.',
  },
  text: {
    it: `<p>Il miele è una soluzione con più zucchero di quanto l’acqua possa tenere: circa 80 parti di zuccheri e 17 o 18 di acqua. Prima o poi qualcosa esce, ed è il glucosio, che si separa in cristalli e si porta dietro un po’ d’acqua. Il fruttosio resta liquido. Tutto il comportamento di un miele nel vasetto dipende dal rapporto fra i due.</p>
<h2>Chi indurisce e chi no</h2>
<ul>
<li><strong>Settimane</strong>: girasole, colza, tarassaco, edera. Molto glucosio, grana fine, quasi burro.</li>
<li><strong>Mesi</strong>: agrumi, millefiori, trifoglio, sulla.</li>
<li><strong>Un anno o più</strong>: castagno, melata di bosco, acacia. L’acacia ha fruttosio in netta prevalenza e può restare liquida per due anni; il castagno cristallizza piano e in modo irregolare.</li>
</ul>
<p>La temperatura fa il resto. A 14 °C i cristalli crescono più in fretta; sotto i 5 tutto si ferma perché il miele è troppo viscoso; sopra i 25 i cristalli tornano a sciogliersi. La dispensa d’inverno, insomma, è il posto ideale perché il vasetto diventi solido.</p>
<h2>Che cosa guardare</h2>
<p>Un miele cristallizzato per intero, compatto, va bene. Le striature bianche contro il vetro sono bollicine d’aria o glucosio asciutto. Diverso è un vasetto separato in due strati, liquido sopra e solido sotto, con schiuma e odore di mosto: quel miele ha troppa acqua e sta fermentando. Il limite di legge è il 20 % (23 per l’erica); un apicoltore prudente smiela sotto il 18, quando le api hanno chiuso almeno i tre quarti delle celle con la cera.</p>
<h2>Renderlo liquido</h2>
<p>Metti il vasetto a bagno in acqua a 40 °C, non di più, per una o due ore, e gira. In alternativa, vicino a un termosifone per una notte. Oltre i 45 °C se ne va il profumo e sale l’HMF, una sostanza che si forma quando gli zuccheri si scaldano: la legge ne ammette 40 milligrammi per chilo, e un miele fresco ne ha meno di dieci. Il microonde scalda a macchie e in un minuto fa quello che un anno di dispensa non fa.</p>
<h2>L’etichetta</h2>
<p>Per i vasetti messi in commercio dal 14 giugno 2026 il paese di origine va scritto per intero; se il miele è una miscela, tutti i paesi in ordine decrescente con la percentuale di ciascuno. La vecchia formula «miscela di mieli UE e non UE» non basta più. Il nome di un fiore, come nel <a href="/products?category=miele-e-dolci">miele di castagno o di zagara</a>, si usa solo se il nettare viene in prevalenza da lì, e lo confermano il polline al microscopio, il colore e l’assaggio.</p>
<h2>Pesi e misure</h2>
<p>Un litro di miele pesa 1,4 chili. Un alveare in una stagione normale ne dà fra 15 e 30 oltre a quello che serve alle api; nel 2021, con le gelate di aprile, molti apicoltori di acacia non ne hanno smielato affatto. Ultima nota pratica: niente miele sotto l’anno di età, lo scrivono tutte le linee guida pediatriche.</p>`,
    en: `<p>Honey holds more sugar than its water can keep dissolved: around 80 parts to 17 or 18. Sooner or later something has to come out, and what comes out is glucose, which settles into crystals. Fructose stays liquid. How a jar behaves is a matter of the balance between them.</p>
<h2>Fast, slow and never</h2>
<ul>
<li><strong>In weeks</strong>: sunflower, rapeseed, dandelion and ivy. Plenty of glucose, fine grain, close to butter.</li>
<li><strong>In months</strong>: citrus, wildflower, clover, sulla.</li>
<li><strong>In a year or longer</strong>: chestnut, forest honeydew, acacia. Acacia is so heavy in fructose that it may run for two years. Chestnut sets late and unevenly.</li>
</ul>
<p>Temperature does what is left. Crystals grow fastest at 14 °C. Below five the honey is too thick for anything to move, and above 25 they begin dissolving again. A larder in winter is, in other words, perfect for turning a jar solid.</p>
<h2>What to look at</h2>
<p>Honey that has set firmly from top to bottom is fine. White streaks on the glass are air or dry glucose. What should worry you is a jar in two layers, runny above and grainy below, with froth and a smell of must: it carries too much water and is fermenting. The legal limit is 20 % (23 for heather). Careful keepers extract under 18, once bees have capped three quarters of the cells with wax.</p>
<h2>Making it run again</h2>
<p>Stand the jar in water at 40 °C and no hotter, for an hour or two, turning it now and then. A night beside a radiator works as well. Beyond 45 °C the scent leaves and HMF rises, a compound that appears when sugars are heated. The law accepts 40 milligrams a kilo; fresh honey has fewer than ten. Microwaves heat in spots and manage in a minute what a year on the shelf does not.</p>
<h2>The label</h2>
<p>Jars marketed since 14 June 2026 must spell out the country of origin. Blends list every country in descending order, each with its percentage, so that “blend of EU and non-EU honeys” has gone. A flower may be named, as on <a href="/products?category=miele-e-dolci">chestnut or orange-blossom honey</a>, if most of the nectar came from it, which pollen under a microscope, colour and tasting have to confirm.</p>
<h2>Weights and measures</h2>
<p>One litre weighs 1.4 kilos. In an ordinary season a hive yields 15 to 30 kilos on top of what its bees need. In 2021, after April frosts, many Italian keepers of acacia extracted none whatever. A last practical note, found in every paediatric guideline: no honey before a child’s first birthday.</p>
<p>When a liquid jar stands on a shelf in February, ask what flower it is. If the answer is acacia, all is well. If it is sunflower, somebody has heated it.</p>`,
    es: `<p>La miel lleva más azúcar de la que su agua puede mantener disuelta: unas 80 partes frente a 17 o 18. Tarde o temprano algo tiene que salir, y lo que sale es la glucosa, en cristales. La fructosa sigue líquida. Cómo se porta un tarro depende de la proporción entre las dos.</p>
<h2>Rápidas, lentas y eternas</h2>
<ul>
<li><strong>En semanas</strong>: girasol, colza, diente de león, hiedra. Mucha glucosa, grano fino, casi mantequilla.</li>
<li><strong>En meses</strong>: azahar, milflores, trébol, zulla.</li>
<li><strong>En un año o más</strong>: castaño, mielada de bosque, acacia. La acacia tiene tanta fructosa que puede correr dos años; el castaño cuaja tarde y a trozos.</li>
</ul>
<p>El resto lo hace la temperatura. A 14 °C los cristales crecen más deprisa que nunca; por debajo de 5 la miel es tan espesa que nada se mueve; por encima de 25 vuelven a disolverse. Una despensa en invierno es, en fin, el lugar perfecto para que el tarro se ponga duro.</p>
<h2>En qué fijarse</h2>
<p>Una miel cuajada entera y compacta está bien. Las vetas blancas pegadas al vidrio son aire o glucosa seca. Otra cosa es un tarro en dos capas, líquido arriba y sólido abajo, con espuma y olor a mosto: tiene demasiada agua y está fermentando. El límite legal es el 20 % (23 para el brezo). Un apicultor prudente extrae por debajo de 18, cuando las abejas han sellado con cera tres cuartas partes de las celdillas.</p>
<h2>Cómo volverla líquida</h2>
<p>Pon el tarro al baño en agua a 40 °C, no más, una o dos horas, y dale la vuelta de vez en cuando. Una noche junto al radiador también sirve. Pasados los 45 °C se va el aroma y sube el HMF, una sustancia que aparece al calentar los azúcares: la ley admite 40 miligramos por kilo y una miel fresca no llega a diez. El microondas calienta a manchas y en un minuto consigue lo que no logra un año de estante.</p>
<h2>La etiqueta</h2>
<p>En los tarros comercializados desde el 14 de junio de 2026 hay que escribir el país de origen. En las mezclas van todos los países, de mayor a menor, con su porcentaje; ya no vale «mezcla de mieles de la UE y no UE». El nombre de una flor, como en la <a href="/products?category=miele-e-dolci">miel de castaño o de azahar</a>, solo se usa si el néctar viene sobre todo de ella, y lo tienen que confirmar el polen al microscopio, el color y la cata.</p>
<h2>Pesos y medidas</h2>
<p>Un litro de miel pesa 1,4 kilos. En una temporada normal, una colmena da entre 15 y 30 además de lo que consumen sus abejas; en 2021, con las heladas de abril, muchos apicultores italianos de acacia no sacaron ni un kilo. Y una nota que repiten todas las guías pediátricas: nada de miel antes del primer cumpleaños.</p>`,
  },
  tags: ['dolci', 'etichette'],
  author: 'Marco Bertelè',
  publishedDaysAgo: 140,
  picture: 'post-perche-il-miele-cristallizza.webp',
  products: ['miele-di-zagara-d-arancio', 'miele-di-castagno', 'miele-millefiori-di-montagna'],
}
