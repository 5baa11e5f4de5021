export const wishlist = {
  title: 'Tus favoritos',
  remove: 'Quitar',
  buyAll: 'Añadir todos los disponibles',
  change: {
    price_up: 'El precio ha subido: era {{before}}',
    price_down: 'El precio ha bajado: era {{before}}',
    sold_out: 'Se ha agotado desde que lo guardaste',
  },
  gone_one: 'Un favorito ya no está a la venta',
  gone_other: '{{count}} favoritos ya no están a la venta',
  removeGone: 'Quitar de la lista',
  visitor: 'Esta lista está solo en este navegador. Con una cuenta la encuentras en todas partes:',
  noScriptTitle: 'Aquí hace falta JavaScript',
  noScriptText:
    'Sin una cuenta los favoritos se quedan en tu navegador, que solo los muestra con JavaScript. La lista de una cuenta se ve también sin él:',
  emptyTitle: 'Todavía no hay favoritos',
  emptyText: 'El corazón de un producto lo guarda aquí. Te decimos si cambia de precio o se agota.',
  emptyAction: 'Ver los productos',
}
