import type { Language } from '@filiera/domain/languages'
import type { LegalText } from '@filiera/domain/legal/legal-text'
import { ranking } from '@filiera/domain/ranking'

const { wordWeights, standingPoints, standingWeight, pageSize } = ranking
const share = (weight: number) => Math.round(weight * 100)
/** The most that standing can add to a match. */
const mostStanding = share(standingWeight * (standingPoints.available + standingPoints.popularity))
const availability = share(standingWeight * standingPoints.available)
const popularity = share(standingWeight * standingPoints.popularity)

/** How results are ordered, with the very numbers the search uses. */
export const rankingTexts: Readonly<Record<Language, LegalText>> = {
  it: {
    title: 'Come ordiniamo i risultati',
    lead: 'Nessun produttore paga per comparire più in alto. Questi sono i pesi che usa davvero la ricerca.',
    sections: [
      {
        heading: 'Quando cerchi',
        paragraphs: [
          'Un prodotto sale quanto meglio risponde alle parole, anche in un’altra lingua, con sinonimi ed errori corretti. Una parola trovata vale:',
        ],
        list: [
          `nel titolo: ${share(wordWeights.title)} punti`,
          `nel titolo, ma dopo «al», «con» o «in» (il tonno in «fagioli con tonno»): ${share(wordWeights.maker)} punti`,
          `tra etichette, marchi e tipo di prodotto: ${share(wordWeights.tags)} punti`,
          `nel nome del produttore, della marca o del luogo: ${share(wordWeights.maker)} punti`,
          `nella descrizione o negli ingredienti: ${share(wordWeights.description)} punti`,
        ],
      },
      {
        heading: 'Quando dici anche com’è',
        paragraphs: [
          'Se insieme alla cosa chiedi com’è (senza glutine, fino a 20\u00a0€, toscano), vedi solo prodotti che rispondono, e prima quelli che sono quella cosa, poi quelli che la nominano. «Economico» mette prima chi costa meno.',
          'Di più parole una è la cosa: la prima che non è un’occasione, una qualità o un numero. Vedi prodotti che sono quella cosa e hanno anche le altre parole; se nessuno le ha tutte, ne lasciamo qualcuna e te lo diciamo. Chi la nomina soltanto, come il vino che si abbina al pesce, compare se la cosa non c’è.',
        ],
      },
      {
        heading: 'Che cosa si aggiunge',
        paragraphs: [`Poi contano, al massimo per ${mostStanding} punti in tutto:`],
        list: [
          `se si può comprare adesso: ${availability} punti`,
          `quanto è richiesto: fino a ${popularity} punti, sempre meno man mano che cresce`,
        ],
      },
      {
        heading: 'Quando sfogli',
        paragraphs: [
          'Senza parole cercate, gli elenchi vanno dal prodotto più richiesto al meno richiesto: ogni ordine pagato conta uno, qualunque sia la quantità. A parità, il più recente sta prima.',
          `Puoi scegliere un altro ordine: prezzo, novità, valutazione. Ogni pagina mostra ${pageSize} prodotti.`,
          'I produttori sono in ordine alfabetico, gli articoli dal più recente.',
        ],
      },
      {
        heading: 'Che cosa non conta',
        paragraphs: [
          'Né la commissione, né chi sei, né che cosa hai guardato prima: a parità di ricerca tutti vedono lo stesso ordine. Banner e selezioni della home sono scelti da noi e non li paga nessuno; se un giorno un risultato fosse pagato porterebbe scritto «Sponsorizzato».',
        ],
        links: [
          { path: '/legal/reviews', text: 'Come funzionano le recensioni' },
          { path: '/legal/terms', text: 'Condizioni di vendita' },
        ],
      },
    ],
  },
  en: {
    title: 'How results are ordered',
    lead: 'No one can pay for a higher position. These are the weights the search really uses.',
    sections: [
      {
        heading: 'When you search',
        paragraphs: [
          'A product rises the better it answers the words, in another language too, with synonyms and corrected mistakes. A matching word is worth:',
        ],
        list: [
          `in the title: ${share(wordWeights.title)} points`,
          `in the title, but behind “with” or “in” (the tuna of “beans with tuna”): ${share(wordWeights.maker)} points`,
          `among tags, marks and kind of product: ${share(wordWeights.tags)} points`,
          `in the name of the producer, the brand or the place: ${share(wordWeights.maker)} points`,
          `in the description or the ingredients: ${share(wordWeights.description)} points`,
        ],
      },
      {
        heading: 'When you also say what it must be',
        paragraphs: [
          'If you ask for a thing and what it must be (gluten free, under 20\u00a0€, Tuscan), you see only products that answer, first those that are the thing, then those that name it. “Cheap” puts first what costs least.',
          'When you type several words, we treat one as the product: the last that is not an occasion, a quality or a number, or the last one before “for”. You see products of that kind that also match the other words; if none matches them all, we leave some out and tell you. Products that only mention it, such as a wine that goes with fish, appear only when we do not sell the thing itself.',
        ],
      },
      {
        heading: 'What is added',
        paragraphs: [`Then, for ${mostStanding} points in all at most:`],
        list: [
          `whether it can be bought now: ${availability} points`,
          `how popular it is: up to ${popularity} points, with diminishing returns`,
        ],
      },
      {
        heading: 'When you browse',
        paragraphs: [
          'Without a search, lists run from the most to the least ordered product: every paid order counts one, whatever the quantity. Among equals the latest comes first.',
          `You can choose another order: price, latest, rating. Every page shows ${pageSize} products.`,
          'Producers are in alphabetical order, articles newest first.',
        ],
      },
      {
        heading: 'What does not count',
        paragraphs: [
          'Neither the commission, nor who you are, nor what you looked at before: for the same search everybody sees the same order. Banners and selections of the home page are our choice and nobody pays for them; should a result ever be paid for, it would say “Sponsored”.',
        ],
        links: [
          { path: '/legal/reviews', text: 'How reviews work' },
          { path: '/legal/terms', text: 'Terms of sale' },
        ],
      },
    ],
  },
  es: {
    title: 'Cómo ordenamos los resultados',
    lead: 'Ningún productor paga por aparecer más arriba. Estos son los pesos que usa de verdad la búsqueda.',
    sections: [
      {
        heading: 'Cuando buscas',
        paragraphs: [
          'Un producto sube cuanto mejor responde a las palabras, también en otro idioma, con sinónimos y errores corregidos. Una palabra encontrada vale:',
        ],
        list: [
          `en el título: ${share(wordWeights.title)} puntos`,
          `en el título, pero detrás de «al», «con» o «en» (el atún de «alubias con atún»): ${share(wordWeights.maker)} puntos`,
          `en las etiquetas, las marcas de calidad y el tipo de producto: ${share(wordWeights.tags)} puntos`,
          `en el nombre del productor, de la marca o del lugar: ${share(wordWeights.maker)} puntos`,
          `en la descripción o los ingredientes: ${share(wordWeights.description)} puntos`,
        ],
      },
      {
        heading: 'Cuando dices también cómo es',
        paragraphs: [
          'Si además de la cosa pides cómo es (sin gluten, hasta 20\u00a0€, toscano), ves solo productos que responden: primero los que son esa cosa, después los que la nombran. «Barato» pone primero lo que cuesta menos.',
          'De varias palabras una es la cosa: la primera que no es una ocasión, una cualidad ni un número. Ves productos que son esa cosa y tienen también las otras palabras; si ninguno las tiene todas, dejamos alguna y te lo decimos. Lo que solo la nombra, como el vino que acompaña al pescado, aparece si la cosa no se vende.',
        ],
      },
      {
        heading: 'Qué se añade',
        paragraphs: [`Después cuentan, como máximo por ${mostStanding} puntos en total:`],
        list: [
          `si se puede comprar ahora: ${availability} puntos`,
          `cuánto se pide: hasta ${popularity} puntos, cada vez menos a medida que crece`,
        ],
      },
      {
        heading: 'Cuando miras sin buscar',
        paragraphs: [
          'Sin palabras buscadas, las listas van del producto más pedido al menos pedido: cada pedido pagado cuenta uno, sea cual sea la cantidad. A igualdad, el más reciente va primero.',
          `Puedes elegir otro orden: precio, novedades, valoración. Cada página muestra ${pageSize} productos.`,
          'Los productores van por orden alfabético, los artículos desde el más reciente.',
        ],
      },
      {
        heading: 'Qué no cuenta',
        paragraphs: [
          'Ni la comisión, ni quién eres, ni lo que has mirado antes: con la misma búsqueda todos ven el mismo orden. Los banners y las selecciones de la página de inicio los elegimos nosotros y nadie los paga; si algún día un resultado fuera de pago, llevaría escrito «Patrocinado».',
        ],
        links: [
          { path: '/legal/reviews', text: 'Cómo funcionan las reseñas' },
          { path: '/legal/terms', text: 'Condiciones de venta' },
        ],
      },
    ],
  },
}
