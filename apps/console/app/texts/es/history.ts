/** Versions of a product, compared. */
export const history = {
  title: 'Historial',
  hint: 'Elige dos versiones para compararlas. Recuperar escribe en el borrador: la tienda cambia solo cuando publicas.',
  draft: 'Borrador',
  version: 'Versión {{number}}',
  inShop: 'en la tienda',
  first: 'Publicado por primera vez',
  before: 'Como era antes',
  restore: 'Poner la {{number}} en el borrador',
  take: 'Recuperar este campo',
  same: 'No hay ninguna diferencia.',
  liveApart: 'Precio, oferta y existencias no están en las versiones: valen enseguida.',
  chooseTwo: 'Elige dos versiones.',
  more: 'Versiones más antiguas',
  empty: 'Todavía no hay versiones',
  emptyHint: 'La primera nace cuando publicas.',
} as const
