/** Notices of the error catalogue (specification §8): what happened and what to do. */
export const notices = {
  close: 'Cerrar el aviso',
  undo: 'Deshacer',
  products_get_error: {
    title: 'No podemos mostrar los productos',
    description: 'El catálogo no responde. Recarga la página en un momento.',
  },
  product_get_error: {
    title: 'No podemos mostrar el producto',
    description: 'La ficha no responde. Recarga la página en un momento.',
  },
  sellers_list_error: {
    title: 'No podemos mostrar los productores',
    description: 'La lista no responde. Recarga la página en un momento.',
  },
  cart_error: {
    title: 'El carrito no responde',
    description: 'Lo que había dentro sigue como estaba. Inténtalo en un momento.',
  },
  cart_add_error: {
    title: 'No se ha añadido',
    description: 'Inténtalo en un momento: el carrito sigue igual.',
  },
  cart_add_success: {
    title: 'Añadido al carrito',
    description: '{{title}}',
  },
  cart_remove_error: {
    title: 'No se ha quitado',
    description: 'El producto sigue en el carrito. Inténtalo en un momento.',
  },
  cart_remove_success: {
    title: 'Quitado del carrito',
    description: '{{title}}',
  },
  cart_later_success: {
    title: 'Guardado para luego',
    description: '{{title}}: lo encuentras en tus favoritos.',
  },
  wrong_credentials: {
    title: 'El correo y la contraseña no coinciden',
    description: 'Compruébalos e inténtalo de nuevo.',
  },
  welcome_back: {
    title: 'Hola de nuevo, {{name}}',
    description: 'Direcciones, pedidos y carrito están en su sitio.',
  },
  goodbye: {
    title: 'Hasta pronto',
    description: 'En este dispositivo no queda nada de tu cuenta.',
  },
  registration_error: {
    title: 'La cuenta no se ha creado',
    description: 'Revisa los campos señalados e inténtalo de nuevo.',
  },
  notification_registration_error: {
    title: 'La dirección no se ha confirmado',
    description: 'Pide un enlace nuevo: el anterior ya no sirve.',
  },
  profile_photo_error_description: {
    title: 'La foto no se ha cambiado',
    description: 'Sigue la de antes. Prueba con otra imagen.',
  },
  profile_photo_description: {
    title: 'Foto actualizada',
    description: 'La ves en tu perfil.',
  },
  password_not_updated_description: {
    title: 'La contraseña no se ha cambiado',
    description: 'Sigue valiendo la de antes. Revisa los campos e inténtalo de nuevo.',
  },
  password_updated_description: {
    title: 'Contraseña cambiada',
    description: 'Se ha cerrado la sesión en los demás dispositivos.',
  },
  user_updated: {
    title: 'Perfil actualizado',
    description: 'Los cambios valen desde ahora.',
  },
  email_error: {
    title: 'El correo no ha salido',
    description: 'No ha cambiado nada. Inténtalo en un momento.',
  },
  email_sent: {
    title: 'Un correo está en camino',
    description: 'Abre el enlace que encontrarás en él.',
  },
  pwd_reset_error: {
    title: 'La contraseña no se ha restablecido',
    description: 'Sigue valiendo la de antes. Pide un enlace nuevo.',
  },
  pwd_reset: {
    title: 'Contraseña nueva guardada',
    description: 'Se ha cerrado la sesión en todos los dispositivos: entra con la nueva.',
  },
  account_delete_error: {
    title: 'La cuenta no se ha eliminado',
    description: 'Tus datos están como antes.',
  },
  account_delete_success: {
    title: 'Cuenta eliminada',
    description: 'Tus datos personales se han borrado. Las facturas se guardan por ley.',
  },
  addresses_get: {
    title: 'No podemos mostrar tus direcciones',
    description: 'Están a salvo. Recarga la página en un momento.',
  },
  address_get: {
    title: 'No encontramos esta dirección',
    description: 'Vuelve a la lista y elígela de nuevo.',
  },
  address_add_error: {
    title: 'La dirección no se ha guardado',
    description: 'Revisa los campos señalados e inténtalo de nuevo.',
  },
  address_add_success: {
    title: 'Dirección guardada',
    description: 'La encontrarás al pagar y en tu cuenta.',
  },
  address_update_error: {
    title: 'La dirección no ha cambiado',
    description: 'Revisa los campos señalados e inténtalo de nuevo.',
  },
  address_update_success: {
    title: 'Dirección actualizada',
    description: 'Los pedidos ya hechos conservan la anterior.',
  },
  address_delete_error: {
    title: 'La dirección no se ha eliminado',
    description: 'Sigue en la lista. Inténtalo en un momento.',
  },
  address_delete_success: {
    title: 'Dirección eliminada',
    description: 'Los pedidos ya hechos no cambian.',
  },
  order_create_error: {
    title: 'El pedido no se ha creado',
    description: 'No se te ha cobrado nada y el carrito sigue intacto.',
  },
  order_create_success: {
    title: 'Pedido creado',
    description: 'Apartamos los productos mientras pagas.',
  },
  checkout_error: {
    title: 'No podemos continuar con el pedido',
    description: 'No se te ha cobrado nada y el carrito sigue intacto.',
  },
  checkout_success: {
    title: 'Pago recibido',
    description: 'Te hemos enviado el resumen por correo.',
  },
  order_get_error: {
    title: 'No podemos mostrar el pedido',
    description: 'El pedido está a salvo. Recarga la página en un momento.',
  },
  checkout_get_error: {
    title: 'No podemos mostrar el resumen',
    description: 'Tus datos están a salvo. Recarga la página en un momento.',
  },
  payment_error: {
    title: 'El pago no ha empezado',
    description: 'El carrito sigue intacto. Vuelve a intentarlo o elige otra forma de pago.',
  },
  order_payment_status_error: {
    title: 'Estamos comprobando el pago',
    description: 'El banco aún no ha respondido. No pagues otra vez: te escribiremos.',
  },
  checkout_payment_status_error: {
    title: 'Estamos comprobando el pago',
    description: 'El banco aún no ha respondido. No pagues otra vez: te escribiremos.',
  },
  card_registration_error: {
    title: 'La tarjeta no se ha aceptado',
    description: 'Revisa los datos o usa la página de pago de la entidad.',
  },
  subscription_error: {
    title: 'La suscripción no ha salido',
    description: 'La dirección sigue en el campo. Inténtalo en un momento.',
  },
  subscription_error_description_1: {
    title: 'La suscripción no ha salido',
    description: 'Revisa la dirección: falta algo. No hemos enviado nada.',
  },
  subscription_success: {
    title: 'Casi listo',
    description: 'Abre el enlace del correo que te hemos escrito.',
  },
  wishlist_add_exists: {
    title: 'Ya está en tus favoritos',
    description: '{{title}}',
  },
  wishlist_error: {
    title: 'No lo hemos guardado',
    description: 'Tu lista de favoritos sigue como estaba. Inténtalo en un momento.',
  },
  cart_add_capped: {
    title: 'En el carrito, pero menos de los que querías',
    description: '{{title}}: quedan {{max}}, están todos en el carrito.',
  },
  cart_merged: {
    title: 'Hemos unido los dos carritos',
    description: '{{title}}',
  },
  wishlist_full: {
    title: 'La lista está llena',
    description: 'Caben 200 favoritos como máximo: quita uno para guardar «{{title}}».',
  },
  wishlist_remove_success: {
    title: 'Quitado de favoritos',
    description: '{{title}}',
  },
  compare_full: {
    title: 'La comparación está llena',
    description: 'Puedes comparar 4 productos como máximo: quita uno para añadir «{{title}}».',
  },
  because: {
    already_registered: 'Este correo ya tiene cuenta: entra con su contraseña.',
    cart_changed: 'Han cambiado precios o cantidades: revisa el nuevo total y confirma.',
    cart_empty: 'El carrito está vacío: no hay nada que pedir.',
    email_not_confirmed: 'Falta confirmar el correo: abre el enlace que te enviamos.',
    expired: 'El tiempo para pagar ha terminado. El carrito sigue intacto: pide de nuevo.',
    in_progress: 'Ya hay un pago abierto de este pedido: termina ese.',
    invalid_token: 'El enlace ha caducado o ya se ha usado.',
    last_owner:
      'Eres la única persona titular de una tienda: nombra a otra en la consola, en Equipo, o cierra la tienda, y después elimina la cuenta.',
    login_paused:
      'Ha habido demasiadas contraseñas equivocadas para esta cuenta: espera antes de volver a probar. Para entrar ahora mismo abre el enlace que hemos mandado a su dirección, o elige una nueva contraseña.',
    not_deliverable: 'Un producto no puede llegar a esta dirección.',
    not_signed_in: 'La sesión ha terminado: entra de nuevo.',
    offline: 'Estás sin conexión. Cuando vuelva, inténtalo de nuevo.',
    open_orders: 'Aún tienes pedidos abiertos: espera la entrega o el reembolso y podrás eliminar la cuenta.',
    payment_error: 'Elige una tarjeta u otra forma de pago.',
    provider_unavailable:
      'La entidad de pago no responde. Inténtalo en un momento: no se te ha cobrado nada.',
    rate_limited: 'Demasiados intentos: espera unos minutos.',
    seller_not_payable: 'Este productor todavía no puede recibir pagos.',
    sold_out: 'Ya no queda suficiente en el almacén.',
    too_large: 'El archivo supera los 10 MB: elige uno más pequeño.',
    too_many_attempts: 'Demasiados intentos de pago de este pedido: escríbenos.',
    unavailable: 'El servicio no responde. Inténtalo en un momento.',
    unsupported_media_type: 'El archivo no es una foto JPEG, PNG o WebP.',
    wrong_password: 'La contraseña actual no es correcta.',
  },
}
