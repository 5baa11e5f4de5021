import type { SeedPost } from '../seed-post.ts'

export const torrone: SeedPost = {
  slug: { it: 'torrone-duro-o-morbido', en: 'hard-or-soft-torrone', es: 'turron-italiano-duro-o-blando' },
  title: {
    it: 'Torrone duro o morbido: lo decide l’acqua',
    en: 'Torrone, hard or soft: it is all about water',
    es: 'Torrone duro o blando: lo decide el agua',
  },
  excerpt: {
    it: 'Miele, albume, frutta tostata e sette ore di bagnomaria. Un punto di umidità separa quello che si spezza da quello che si piega.',
    en: 'Honey, egg white, toasted nuts and seven hours over steam. A few points of moisture separate the snap from the bend.',
    es: 'Miel, clara, frutos tostados y siete horas al baño maría. Unos puntos de humedad separan el que se parte del que se dobla.',
  },
  text: {
    it: `<p>Il torrone è una meringa che ha bollito troppo a lungo. Albume montato, miele caldo, zucchero, e dentro tanta frutta a guscio quanta la pasta riesce a tenere. Le ricette sono cento, da Cremona a Tonara, ma la domanda è una sola: quanta acqua resta.</p>
<h2>Il bagnomaria</h2>
<p>Il miele si scalda in una caldaia a doppio fondo, con una pala che gira piano. Quando ha perso parte dell’acqua si versa l’albume montato: la massa diventa bianca e triplica di volume. Da lì in poi si cuoce, mescolando sempre: due o tre ore per il morbido, da sei a dieci per il duro. Non è il calore a essere forte, la pasta non supera di molto i 100–120 gradi: è il tempo.</p>
<ul>
<li><strong>Duro</strong> (friabile): umidità sotto il 3 %. Lo zucchero è vetro, si spezza con un colpo, in bocca si scioglie.</li>
<li><strong>Morbido</strong>: fra il 6 e il 9 %. Si piega, si mastica; il miele tende ad assorbire umidità e serve una carta che chiuda bene.</li>
</ul>
<p>La prova in laboratorio è antica: si prende una goccia di impasto, la si raffredda in acqua e la si batte sul tavolo. Se si rompe come ghiaccio, si può fermare.</p>
<h2>Poi la frutta</h2>
<p>Mandorle o nocciole arrivano <strong>calde</strong>, appena tostate, per non raffreddare la massa. Un buon torrone ne ha fra il 45 e il 60 %; la percentuale è in etichetta. Si stende fra due ostie, fogli sottilissimi di amido e acqua, si pressa, si taglia prima che indurisca. Il taglio è la parte difficile: dieci minuti di ritardo e la stecca si scheggia.</p>
<h2>Quattro scuole</h2>
<ul>
<li><strong>Cremona</strong>: mandorle, miele, albume, vaniglia o agrume. La leggenda lo vuole servito a un matrimonio del 1441; le carte che lo nominano sono di un secolo dopo.</li>
<li><strong>Piemonte</strong>: <a href="/products?category=ortofrutta">nocciole</a> al posto delle mandorle.</li>
<li><strong>Sardegna</strong>, Tonara e dintorni: solo miele, niente zucchero, colore avorio.</li>
<li><strong>Bagnara Calabra</strong>: <strong>IGP</strong> dal 2014, miele cotto fino quasi al caramello, cannella e chiodi di garofano; il tipo <em>martiniana</em> è coperto di zucchero a grana grossa, il <em>torrefatto glassato</em> di cacao.</li>
</ul>
<p>Poi ci sono i torroni che torroni non sono: quello dei morti di Napoli è cioccolato, la cupeta è un croccante, quello di Alvito ha pasta reale.</p>
<h2>Leggere l’etichetta</h2>
<p>Guarda il primo zucchero della lista. Se è il miele, la pasta sarà giallo avorio e saprà di fiori. Se è sciroppo di glucosio, è stata scelta la stabilità: resta liscio per mesi, ha meno sapore. L’albume può essere fresco o in polvere, e come la frutta è un allergene.</p>
<h2>Tenerlo e tagliarlo</h2>
<p>Teme l’umidità più del caldo. In una scatola di latta, avvolto nella sua carta, sei mesi. Quello duro si spezza con un coltello pesante e un colpo sul dorso, tenendolo in un canovaccio: i pezzi restano lì dentro. Quello morbido si taglia con la lama unta.</p>`,
    en: `<p>Torrone is meringue that boiled for too long. Whipped white, hot honey, sugar, and as many nuts as the paste will carry. A hundred recipes exist between Cremona in the north and Tonara in Sardinia, but they all turn on one question: how much water is left.</p>
<h2>Over steam</h2>
<p>Honey is heated in a double-bottomed pan with a slowly turning paddle. Once it has lost some of its water the beaten egg white goes in, and the mass turns pale and swells to three times its size. After that it cooks, stirred throughout, for two or three hours if it is to be soft and six to ten if hard. Heat is moderate, little above 100 to 120 degrees. Time does the drying.</p>
<ul>
<li><strong>Hard</strong> torrone holds under 3 % moisture. Its sugar is glass, which shatters at a blow and melts in the mouth.</li>
<li><strong>Soft</strong> torrone holds 6 to 9 %. It bends and chews, and since honey draws water out of the air it needs a tight wrapper.</li>
</ul>
<p>The workshop test is an old one. Chill a drop of paste in water and strike it on the table. If it breaks like ice, stop.</p>
<h2>Nuts go in hot</h2>
<p>Almonds or hazelnuts come straight from roasting so as not to cool the mass. A decent bar has 45 to 60 % of them, and the label must give the figure. The paste is spread between two wafers of starch and water, pressed, and cut before it sets. Cutting is the awkward moment: ten minutes late and every bar splinters.</p>
<h2>Four schools</h2>
<ul>
<li><strong>Cremona</strong>: almonds, honey, egg white, vanilla or citrus. Legend serves it at a wedding in 1441; papers that mention it are a century younger.</li>
<li><strong>Piedmont</strong>: <a href="/products?category=ortofrutta">hazelnuts</a> instead of almonds.</li>
<li><strong>Sardinia</strong>, Tonara above all: honey only, no sugar, ivory in colour.</li>
<li><strong>Bagnara Calabra</strong>: a <strong>PGI</strong> since 2014. Its honey is taken nearly to caramel, with cinnamon and cloves. <em>Martiniana</em> is rolled in coarse sugar, <em>torrefatto glassato</em> coated in cocoa.</li>
</ul>
<p>There are also sweets called torrone that are nothing of the sort. The one Naples eats for All Souls is chocolate, <em>cupeta</em> is brittle, and Alvito’s is marzipan.</p>
<h2>Reading a label</h2>
<p>Look for the first sugar listed. When it is honey, expect an ivory paste that tastes of flowers. When it is glucose syrup, somebody chose stability, and you get months of smoothness with less flavour. Egg white may be fresh or powdered, and is an allergen just as the nuts are.</p>
<h2>Keeping and cutting</h2>
<p>Damp harms it more than warmth. In its paper, inside a tin, torrone lasts six months. Wrap a hard bar in a tea towel and hit the back of a heavy knife, so that the pieces stay where they are. For soft torrone, oil the blade.</p>`,
    es: `<p>El <em>torrone</em> es un merengue que hirvió demasiado. Clara montada, miel caliente, azúcar y todos los frutos secos que la pasta pueda sostener. Es primo del turrón de Alicante, y como en él, de Cremona a Tonara hay cien recetas y una sola pregunta: cuánta agua queda.</p>
<h2>Al baño maría</h2>
<p>La miel se calienta en una caldera de doble fondo con una pala que gira despacio. Cuando ha perdido parte del agua entra la clara: la masa se vuelve blanca y triplica. Desde ahí se cuece sin dejar de mover, dos o tres horas para el blando y de seis a diez para el duro. El calor no es fuerte, apenas pasa de 100–120 grados. El que seca es el tiempo.</p>
<ul>
<li><strong>Duro</strong>: menos de un 3 % de humedad. El azúcar es vidrio, se parte de un golpe y se deshace en la boca.</li>
<li><strong>Blando</strong>: entre 6 y 9 %. Se dobla y se mastica; la miel coge agua del aire y necesita un envoltorio que cierre bien.</li>
</ul>
<p>La prueba del obrador es vieja: se enfría una gota en agua y se golpea en la mesa. Si se rompe como hielo, ya está.</p>
<h2>Los frutos, calientes</h2>
<p>Almendras o avellanas llegan recién tostadas, para no enfriar la masa. Un buen torrone lleva entre 45 y 60 %, y la cifra va en la etiqueta. Se extiende entre dos obleas de almidón y agua, se prensa y se corta antes de que endurezca. Cortar es lo difícil: con diez minutos de retraso la barra se astilla.</p>
<h2>Cuatro escuelas</h2>
<ul>
<li><strong>Cremona</strong>: almendra, miel, clara, vainilla o cítrico. La leyenda lo sirve en una boda de 1441; los papeles que lo nombran son un siglo más jóvenes.</li>
<li><strong>Piamonte</strong>: <a href="/products?category=ortofrutta">avellana</a> en lugar de almendra.</li>
<li><strong>Cerdeña</strong>, sobre todo Tonara: solo miel, sin azúcar, color marfil.</li>
<li><strong>Bagnara Calabra</strong>: <strong>IGP</strong> desde 2014, con la miel llevada casi a caramelo, canela y clavo. La <em>martiniana</em> va cubierta de azúcar grueso; el <em>torrefatto glassato</em>, de cacao.</li>
</ul>
<p>También hay torrones que no lo son: el de los difuntos de Nápoles es chocolate, la <em>cupeta</em> es guirlache y el de Alvito, mazapán.</p>
<h2>Leer la etiqueta</h2>
<p>Busca el primer azúcar de la lista. Si es miel, la pasta será marfil y sabrá a flores. Si es jarabe de glucosa, alguien eligió la estabilidad: queda liso durante meses y sabe a menos. La clara puede ser fresca o en polvo y es alérgeno, igual que los frutos.</p>
<h2>Guardarlo y cortarlo</h2>
<p>Le hace más daño la humedad que el calor. En su papel y dentro de una lata, seis meses. El duro se envuelve en un paño y se parte golpeando el lomo de un cuchillo pesado: los trozos no se escapan. Para el blando, unta la hoja de aceite.</p>`,
  },
  tags: ['dolci', 'cucina'],
  author: 'Marco Bertelè',
  publishedDaysAgo: 318,
  picture: 'post-torrone-duro-o-morbido.webp',
  products: ['torrone-morbido-alle-nocciole', 'miele-di-zagara-d-arancio', 'pasticcini-di-mandorla'],
}
