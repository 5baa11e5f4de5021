import { t } from './seed-terms.ts'
import type { SeedPageContent } from './showcase-types.ts'

const home = { page: 'home' } as const
const about = { page: 'about' } as const

/** The editable pieces of the home page and of "About us". */
export const pageContents: SeedPageContent[] = [
  {
    ...home,
    place: 'hero',
    title: t(
      'Il marketplace dell’agroalimentare italiano',
      'The marketplace of Italian food and farming',
      'El mercado del agroalimentario italiano',
    ),
    text: t(
      'Compri da chi produce: frantoi, caseifici, pastifici e cantine spediscono dal loro magazzino.',
      'You buy from those who make it: mills, dairies, pasta makers and wineries ship from their own warehouse.',
      'Compras a quien produce: almazaras, queserías, fábricas de pasta y bodegas envían desde su almacén.',
    ),
    link: '/products',
    picture: null,
  },
  {
    ...home,
    place: 'strip',
    title: t('Appena arrivati', 'Just in', 'Recién llegados'),
    text: t('Messi in vendita da poco', 'On sale since a short while', 'A la venta desde hace poco'),
    link: '/collections/appena-arrivati',
    picture: null,
  },
  {
    ...home,
    place: 'strip',
    title: t('Novembre', 'November', 'Noviembre'),
    text: t(
      'Olio, agrumi, castagne, tartufo',
      'Oil, citrus, chestnuts, truffle',
      'Aceite, cítricos, castañas, trufa',
    ),
    link: '/collections/novembre',
    picture: null,
  },
  {
    ...home,
    place: 'strip',
    title: t('Per regalo', 'For a gift', 'Para regalo'),
    text: t('Viaggiano bene, durano a lungo', 'They travel well and keep', 'Viajan bien y duran'),
    link: '/collections/per-regalo',
    picture: null,
  },
  {
    ...home,
    place: 'strip',
    title: t('Tagliere', 'The board', 'Tabla'),
    text: t('Per sei persone', 'For six', 'Para seis personas'),
    link: '/collections/tagliere',
    picture: null,
  },
  {
    ...home,
    place: 'explainer',
    title: t('Un carrello per magazzino', 'A cart for each warehouse', 'Un carrito por almacén'),
    text: t(
      'Ogni produttore spedisce da casa sua. Se compri da due produttori ricevi due pacchi, ognuno con la sua data.',
      'Every producer ships from home. Buy from two producers and you get two parcels, each with its own date.',
      'Cada productor envía desde su casa. Si compras a dos productores recibes dos paquetes, cada uno con su fecha.',
    ),
    link: '/legal/shipping',
    picture: null,
  },
  {
    ...home,
    place: 'explainer',
    title: t('Gratis oltre la soglia', 'Free above the threshold', 'Gratis a partir del umbral'),
    text: t(
      'La soglia la decide il produttore ed è scritta su ogni prodotto. Il carrello ti dice quanto manca.',
      'The producer sets the threshold and every product shows it. The cart tells you what is missing.',
      'El umbral lo decide el productor y está escrito en cada producto. El carrito te dice cuánto falta.',
    ),
    link: '/legal/shipping',
    picture: null,
  },
  {
    ...home,
    place: 'explainer',
    title: t('Il fresco parte in tempo', 'Fresh food leaves in time', 'Lo fresco sale a tiempo'),
    text: t(
      'I prodotti refrigerati partono da lunedì a mercoledì, così non passano il fine settimana dal corriere.',
      'Chilled products leave from Monday to Wednesday, so that they do not spend the weekend with the courier.',
      'Los productos refrigerados salen de lunes a miércoles, para no pasar el fin de semana con el mensajero.',
    ),
    link: null,
    picture: null,
  },
  {
    ...about,
    place: 'hero',
    title: t('Chi siamo', 'About us', 'Quiénes somos'),
    text: t(
      'Un posto solo per comprare da molti produttori italiani, sapendo ogni volta da chi.',
      'One place to buy from many Italian producers, knowing every time from whom.',
      'Un solo lugar para comprar a muchos productores italianos, sabiendo cada vez a quién.',
    ),
    link: null,
    picture: 'seller-tenuta-silanera.webp',
  },
  {
    ...about,
    place: 'chapter',
    title: t('Chi vende', 'Who sells', 'Quién vende'),
    text: t(
      'Vende il produttore. Il contratto, la fattura e il pacco sono suoi; il suo nome, la partita IVA e l’indirizzo stanno su ogni prodotto.\n\nNoi teniamo il negozio: il catalogo, il pagamento, l’assistenza. Sulla vendita tratteniamo una commissione, che il produttore conosce prima.',
      'The producer sells. The contract, the invoice and the parcel are theirs; their name, VAT number and address stand on every product.\n\nWe run the shop: catalogue, payment, help. We keep a commission on the sale, which the producer knows beforehand.',
      'Vende el productor. El contrato, la factura y el paquete son suyos; su nombre, su NIF y su dirección están en cada producto.\n\nNosotros llevamos la tienda: catálogo, pago, ayuda. De la venta retenemos una comisión, que el productor conoce de antemano.',
    ),
    link: '/sellers',
    picture: 'seller-caseificio-valdisole.webp',
  },
  {
    ...about,
    place: 'chapter',
    title: t('Che cosa scriviamo', 'What we write', 'Qué escribimos'),
    text: t(
      'Ingredienti, allergeni, valori nutrizionali, origine e peso si leggono prima di comprare, come sull’etichetta.\n\nDOP, IGP e biologico compaiono solo con il nome registrato o il codice dell’organismo di controllo. Se un dato manca, il prodotto non va in vendita.',
      'Ingredients, allergens, nutrition, origin and weight can be read before you buy, as on the label.\n\nPDO, PGI and organic appear only with the registered name or the code of the control body. If a fact is missing, the product does not go on sale.',
      'Ingredientes, alérgenos, valores nutricionales, origen y peso se leen antes de comprar, como en la etiqueta.\n\nDOP, IGP y ecológico aparecen solo con el nombre registrado o el código del organismo de control. Si falta un dato, el producto no se pone a la venta.',
    ),
    link: null,
    picture: 'seller-masseria-torrelunga.webp',
  },
  {
    ...about,
    place: 'chapter',
    title: t('Come ordiniamo i risultati', 'How results are ordered', 'Cómo ordenamos los resultados'),
    text: t(
      'Nessuno paga per stare più in alto. L’ordine dipende da quello che hai cercato e da quanto un prodotto viene ordinato, con i pesi pubblicati su una pagina.\n\nLe recensioni le scrive solo chi ha ricevuto il prodotto.',
      'Nobody pays to stand higher. The order depends on what you searched for and on how often a product is ordered, with weights published on a page.\n\nReviews are written only by people who received the product.',
      'Nadie paga por estar más arriba. El orden depende de lo que has buscado y de cuánto se pide un producto, con los pesos publicados en una página.\n\nLas reseñas las escribe solo quien ha recibido el producto.',
    ),
    link: '/ranking',
    picture: 'seller-podere-cinqueterzi.webp',
  },
]
