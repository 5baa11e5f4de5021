/** What people of a shop are mailed about. */
export const notices = {
  intro: 'Correos que llegan a {{email}} para esta tienda. Cada uno elige los suyos.',
  always: 'Siempre',
  failed: 'No ha salido: el interruptor está como antes. Vuelve a probar.',
  none: 'Ningún aviso para tu papel',
  noneHere: 'Los correos de la tienda van a quien trabaja con los pedidos o con el catálogo.',
  morning: {
    title: 'Resumen de la mañana',
    body: 'En días laborables desde las 7, lo que hay que hacer hoy. Si no hay nada, no llega.',
  },
  order: { title: 'Pedido nuevo', body: 'Cuando un pedido está pagado y hay que aceptarlo.' },
  cancelled: { title: 'Pedido anulado', body: 'Cuando un pedido pagado ya no hay que enviarlo.' },
  message: { title: 'Mensaje de un cliente', body: 'Cuando un cliente escribe sobre un pedido.' },
  withdrawal: {
    title: 'Desistimiento',
    body: 'Desde que el cliente desiste corren los 14 días de ley para el reembolso: este correo no se apaga.',
  },
  dispute: {
    title: 'Pago disputado',
    body: 'Dice que no envíes y que guardes las pruebas, con los plazos del banco: este correo no se apaga.',
  },
}
