import type { SeedPost } from '../seed-post.ts'

export const panettoneDough: SeedPost = {
  slug: { it: 'come-nasce-un-panettone', en: 'how-a-panettone-is-made', es: 'como-se-hace-un-panettone' },
  title: {
    it: 'Come nasce un panettone: tre giorni e un decreto',
    en: 'How a panettone is made: three days and a decree',
    es: 'Cómo se hace un panettone: tres días y un decreto',
  },
  excerpt: {
    it: 'Burro al 16 %, tuorlo al 4, frutta al 20 e lievito naturale: la legge fissa il nome. Il resto lo fanno 36 ore di impasti.',
    en: 'Butter 16 %, yolk 4, fruit 20 and natural yeast: the law sets the name. The rest is thirty-six hours of dough.',
    es: 'Mantequilla 16 %, yema 4, fruta 20 y levadura natural: la ley fija el nombre. Lo demás son treinta y seis horas de masa.',
  },
  text: {
    it: `<p>Dal 2005 un decreto italiano dice che cosa può chiamarsi panettone. Serve pasta lievitata con lievito naturale, burro per almeno il 16 % del peso, tuorlo o uova di categoria A che portino almeno il 4 % di tuorlo, uvetta e scorze candite per almeno il 20 %. Margarina, strutto e altri grassi no. Il lievito di birra è ammesso come aiuto fino all’1 %. Il <strong>pandoro</strong> ha una regola parallela: burro 20 %, niente canditi.</p>
<p>Se una confezione dice «dolce di Natale», uno di quei numeri manca.</p>
<h2>Giorno uno</h2>
<p>Il lievito madre si lega in un telo o si tiene in acqua, e la mattina si rinfresca tre volte di fila, ogni tre o quattro ore, finché triplica. Ha la forza di sollevare un impasto che per metà è grasso, zucchero e frutta: un lievito debole si ferma, uno acido taglia il glutine.</p>
<p>La sera, il <strong>primo impasto</strong>: farina molto forte, acqua, zucchero, tuorli, burro, lievito. Lavora 25 minuti, poi riposa dodici ore a 26–28 °C e deve triplicare. Molti mettono accanto una brocca graduata con un pezzo di pasta: è la spia.</p>
<h2>Giorno due</h2>
<p>All’alba il <strong>secondo impasto</strong>: altra farina, altri tuorli, zucchero, miele, sale, burro a pomata e per ultima la frutta. Qui si sbaglia. Se l’impasto supera i 27 gradi il burro si separa e la maglia di glutine si strappa. Si prova con le dita: una velina trasparente che non si rompe.</p>
<p>Un’ora di riposo, si spezza, si arrotonda stretto (la <em>pirlatura</em>), si mette nello stampo di carta. Sei, sette ore a 28 °C, finché arriva a due dita dal bordo. Si incide una croce con la lama, si mette una noce di burro e si inforna a 165–175 °C: un’ora scarsa per un chilo, fino a 94 gradi al cuore.</p>
<p>Appena fuori si infilza con due ferri e si <strong>capovolge</strong>. Resta appeso una notte: la mollica è ancora una schiuma calda, e dritta crollerebbe.</p>
<h2>Giorno tre</h2>
<p>Raffredda dieci ore, poi si imbusta. Con tanto zucchero, burro e acidità dura da 30 a 45 giorni senza conservanti; i mono e digliceridi in etichetta tengono morbida la mollica più a lungo. Un artigiano che scrive la data di cottura ti dà l’informazione migliore: fra il quinto e il ventesimo giorno è al suo meglio.</p>
<h2>In tavola</h2>
<ol>
<li>Tienilo un’ora vicino al termosifone, chiuso nel sacchetto: il burro si ammorbidisce.</li>
<li>Taglialo a spicchi con un coltello seghettato.</li>
<li>Quello che avanza, in padella con poco burro, o congelato a fette.</li>
</ol>
<p>La pasta buona si sfilaccia in verticale e gli alveoli sono allungati. La <a href="/products?category=forno">crosta</a> deve staccarsi asciutta dalla carta. Un chilo fa dieci porzioni, e costa fra i 28 e i 45 euro: il solo burro e i tuorli ne valgono quattro o cinque, il tempo il resto.</p>`,
    en: `<p>Since 2005 an Italian decree has said what may be called panettone. It takes a dough raised with natural yeast, butter to at least 16 % of the weight, category A eggs or yolks bringing in at least 4 % yolk, and at least 20 % raisins and candied peel. Margarine, lard and other fats are out. Baker’s yeast may help, to a limit of 1 %. <strong>Pandoro</strong> has a rule to match: butter 20 %, nothing candied.</p>
<p>If a box says “Christmas cake”, one of those figures is missing.</p>
<h2>Day one</h2>
<p>The starter, tied in a cloth or left under water overnight, is fed three times in succession, three or four hours apart, until it trebles. It has to lift a dough half of which is fat, sugar and fruit. A weak starter gives up. A sour one cuts the gluten to ribbons.</p>
<p>In the evening comes the <strong>first dough</strong>: very strong flour, water, sugar, yolks, butter, starter. After 25 minutes of mixing it rests twelve hours at 26 to 28 °C and should treble. Many bakers drop a piece in a measuring jug beside it, as a gauge.</p>
<h2>Day two</h2>
<p>At dawn the <strong>second dough</strong> goes on: more flour, more yolks, sugar, honey, salt, soft butter and, last, the fruit. This is where things go wrong. Above 27 degrees butter separates and the gluten net tears. Fingers tell: a stretched piece should make a clear film without breaking.</p>
<p>An hour of rest, then dividing, tight rounding (<em>pirlatura</em>) and into the paper mould. Six or seven hours at 28 °C bring it to two fingers from the rim. The baker cuts a cross, adds a knob of butter and bakes at 165 to 175 °C, just under an hour for a kilo, to 94 degrees in the centre.</p>
<p>Straight from the oven each one is skewered and turned <strong>upside down</strong>. It hangs all night. The crumb is still hot foam, and upright it would collapse.</p>
<h2>Day three</h2>
<p>Ten hours of cooling, then the bag. With that much sugar, butter and acid it lasts 30 to 45 days without preservatives; mono- and diglycerides on a label keep crumb soft for longer. A baker who prints the baking date has told you the most useful thing. It eats best from the fifth day to the twentieth.</p>
<h2>At the table</h2>
<ol>
<li>Leave it in its bag near a radiator for an hour, so that the butter softens.</li>
<li>Cut wedges with a serrated knife.</li>
<li>Fry what is left in a little butter, or freeze it in slices.</li>
</ol>
<p>Good crumb pulls apart in vertical strands, with elongated holes, and the <a href="/products?category=forno">crust</a> comes dry off its paper. A kilo serves ten and costs 28 to 45 euros. Butter and yolks alone account for four or five of those; time accounts for most of the rest.</p>`,
    es: `<p>Desde 2005 un decreto italiano dice qué puede llamarse panettone. Hace falta una masa fermentada con levadura natural, al menos un 16 % de mantequilla, huevos de categoría A o yemas que aporten un 4 % de yema y un 20 % como mínimo de pasas y cortezas confitadas. Ni margarina, ni manteca, ni otras grasas. La levadura de panadería se admite de refuerzo, hasta el 1 %. El <strong>pandoro</strong> tiene su norma gemela: 20 % de mantequilla y nada confitado.</p>
<p>Si la caja dice «dulce de Navidad», alguno de esos números no llega.</p>
<h2>Día uno</h2>
<p>La masa madre, atada en un paño o sumergida en agua, se refresca tres veces seguidas, cada tres o cuatro horas, hasta que triplica. Tiene que levantar una masa que es mitad grasa, azúcar y fruta: la floja se rinde, la ácida corta el gluten.</p>
<p>Por la tarde va la <strong>primera masa</strong>: harina muy fuerte, agua, azúcar, yemas, mantequilla y masa madre. Amasa 25 minutos, reposa doce horas a 26–28 °C y debe triplicar. Muchos dejan un trozo en una jarra graduada, de testigo.</p>
<h2>Día dos</h2>
<p>Al alba, la <strong>segunda masa</strong>: más harina, más yemas, azúcar, miel, sal, mantequilla pomada y, lo último, la fruta. Aquí es donde se falla. Por encima de 27 grados la mantequilla se separa y la red de gluten se rompe. Se comprueba con los dedos: tiene que hacer un velo transparente.</p>
<p>Una hora de reposo, se divide, se bolea apretado (la <em>pirlatura</em>) y al molde de papel. Seis o siete horas a 28 °C, hasta dos dedos del borde. Se corta una cruz, se pone una nuez de mantequilla y al horno, a 165–175 °C: algo menos de una hora por kilo, hasta 94 grados en el centro.</p>
<p>Nada más salir se atraviesa con dos agujas y se cuelga <strong>boca abajo</strong> toda la noche. La miga todavía es espuma caliente, y de pie se hundiría.</p>
<h2>Día tres</h2>
<p>Diez horas para enfriarse y a la bolsa. Con tanto azúcar, mantequilla y acidez dura de 30 a 45 días sin conservantes; los mono y diglicéridos de la etiqueta alargan la miga tierna. El obrador que pone la fecha de horneado te da el mejor dato: entre el quinto día y el vigésimo está en su punto.</p>
<h2>En la mesa</h2>
<ol>
<li>Déjalo una hora cerca del radiador, con la bolsa cerrada: la mantequilla se ablanda.</li>
<li>Córtalo en gajos con cuchillo de sierra.</li>
<li>Lo que sobre, a la sartén con poca mantequilla o congelado en rebanadas.</li>
</ol>
<p>La miga buena se deshilacha en vertical y tiene los alveolos alargados. La <a href="/products?category=forno">corteza</a> se despega seca del papel. Un kilo da diez porciones y cuesta entre 28 y 45 euros: solo mantequilla y yemas valen cuatro o cinco, y el resto es sobre todo tiempo.</p>`,
  },
  tags: ['forno', 'dolci', 'etichette'],
  author: 'Lucia Fontanari',
  publishedDaysAgo: 4,
  picture: 'post-come-nasce-un-panettone.webp',
  products: ['panettone-milanese-1-kg', 'pandoro-al-burro-750-g'],
}
