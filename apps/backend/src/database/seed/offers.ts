import { t } from './seed-terms.ts'
import type { SeedOffer } from './showcase-types.ts'

/** Banners: three of today and one whose days are over. */
export const banners: SeedOffer[] = [
  {
    slug: 'olio-nuovo',
    title: t('L’olio nuovo è arrivato', 'The new oil is here', 'Ha llegado el aceite nuevo'),
    text: t(
      'Franto a ottobre, imbottigliato non filtrato. Si usa a crudo, entro la primavera.',
      'Milled in October, bottled unfiltered. Use it raw, by spring.',
      'Molido en octubre, embotellado sin filtrar. Se usa en crudo, antes de la primavera.',
    ),
    link: '/categories/olio-e-aceto',
    picture: 'olio-coratina-raccolto-2026.webp',
    fromDay: -20,
    untilDay: 60,
  },
  {
    slug: 'spedizione-gratis',
    title: t('Un magazzino, una spedizione', 'One warehouse, one delivery', 'Un almacén, un envío'),
    text: t(
      'Ogni produttore spedisce dal suo magazzino. Nel carrello vedi quanto manca alla spedizione gratuita di ciascuno.',
      'Every producer ships from its own warehouse. The cart shows what is missing to free delivery from each.',
      'Cada productor envía desde su almacén. En el carrito ves cuánto falta para el envío gratis de cada uno.',
    ),
    link: '/legal/shipping',
    picture: 'cassetta-dell-orto-d-inverno.webp',
    fromDay: -90,
    untilDay: 365,
  },
  {
    slug: 'dolci-di-natale',
    title: t(
      'I dolci di Natale, prima di Natale',
      'Christmas cakes, before Christmas',
      'Los dulces de Navidad, antes de Navidad',
    ),
    text: t(
      'Panettoni, pandori e torroni si sfornano adesso. Per riceverli entro il 24 dicembre ordina entro il 15.',
      'Panettone, pandoro and nougat are being baked now. To have them by 24 December, order by the 15th.',
      'Panettones, pandoros y turrones se hornean ahora. Para recibirlos antes del 24 de diciembre, pide antes del 15.',
    ),
    link: '/collections/per-regalo',
    picture: 'panettone-milanese-1-kg.webp',
    fromDay: -10,
    untilDay: 40,
  },
  {
    slug: 'vendemmia',
    title: t('Si vendemmia', 'Harvest time', 'Tiempo de vendimia'),
    text: t(
      'Le cantine sono in vigna: a settembre gli ordini di vino partono il lunedì e il giovedì.',
      'The wineries are among the vines: in September wine orders leave on Mondays and Thursdays.',
      'Las bodegas están en la viña: en septiembre los pedidos de vino salen los lunes y los jueves.',
    ),
    link: '/categories/vini',
    picture: 'soave-doc-2025.webp',
    fromDay: -80,
    untilDay: -40,
  },
]

/** Promotions: where reduced prices are worth a look; the reductions themselves are the products'. */
export const promotions: SeedOffer[] = [
  {
    slug: 'prezzi-ridotti',
    title: t('Prezzi ridotti', 'Reduced prices', 'Precios rebajados'),
    text: t(
      'I prodotti che oggi costano meno del loro prezzo più basso degli ultimi 30 giorni.',
      'Products that cost less today than their lowest price of the last 30 days.',
      'Los productos que hoy cuestan menos que su precio más bajo de los últimos 30 días.',
    ),
    link: '/products?filters=discounts',
    picture: null,
    fromDay: -60,
    untilDay: 365,
  },
  {
    slug: 'sotto-venti-euro',
    title: t('Sotto i venti euro', 'Under twenty euros', 'Por menos de veinte euros'),
    text: t(
      'Per provare un produttore con un pezzo solo: barattoli, pacchi di pasta, forme piccole.',
      'To try a producer with a single piece: jars, packets of pasta, small cheeses.',
      'Para probar un productor con una sola pieza: tarros, paquetes de pasta, quesos pequeños.',
    ),
    link: '/products?price_gte=0&price_lt=20',
    picture: null,
    fromDay: -60,
    untilDay: 365,
  },
  {
    slug: 'pronti-a-partire',
    title: t('Pronti a partire', 'Ready to leave', 'Listos para salir'),
    text: t(
      'Solo quello che è in magazzino adesso e parte al prossimo ritiro del corriere.',
      'Only what is in the warehouse now and leaves with the next courier.',
      'Solo lo que está en el almacén ahora y sale con el próximo mensajero.',
    ),
    link: '/products?filters=available',
    picture: null,
    fromDay: -60,
    untilDay: 365,
  },
]
