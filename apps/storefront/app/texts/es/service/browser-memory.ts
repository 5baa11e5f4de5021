/** What this browser keeps, on the pages about cookies and privacy. */
export const browserMemory = {
  title: 'Qué guarda este navegador',
  text: 'Solo lo que necesita la tienda, y solo desde que lo necesita. Sin publicidad ni mediciones de terceros: por eso no hay banner.',
  session: 'Acceso (cookie filiera_session)',
  sessionText: 'Desde que entras, 30 días desde la última visita o hasta que sales.',
  visitor: 'Carrito sin cuenta (cookie filiera_visitor)',
  visitorText: 'Desde el primer producto en el carrito sin haber entrado, 90 días.',
  cart: 'Líneas del carrito',
  cartText: 'Productos y cantidades, nunca precios.',
  login: 'Quién ha entrado',
  loginText: 'Correo, rol y foto, para la cabecera. Desaparecen cuando sales.',
  wishlist: 'Favoritos',
  wishlistText: 'Los productos con corazón, para encontrarlos sin cuenta.',
  searches: 'Búsquedas recientes',
  searchesText:
    'Los últimos seis textos que has buscado, para reencontrarlos bajo el campo de búsqueda. Se quedan en este dispositivo.',
  clear: 'Borrar todo de este navegador',
  clearText:
    'Sales de la cuenta y vacías el carrito de este navegador. Lo que está en tu cuenta se queda en tu cuenta.',
  cleared: 'En este navegador no queda nada.',
}
