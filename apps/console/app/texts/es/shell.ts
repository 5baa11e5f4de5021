import type { SameKeys } from '@filiera/design/translator'
import type { shell as italian } from '../it/shell.ts'

export const shell: SameKeys<typeof italian> = {
  skip: 'Ir al contenido',
  nav: 'Secciones de la consola',
  navPhone: 'Secciones principales',
  more: 'Más',
  today: 'Hoy',
  orders: 'Pedidos',
  order: 'Pedido',
  messages: 'Mensajes',
  reviews: 'Reseñas',
  pick: 'Recogida',
  slips: 'Albaranes',
  products: 'Productos',
  product: 'Producto',
  stock: 'Existencias',
  photos: 'Fotos',
  jobs: 'Trabajos',
  shop: 'Tienda: {{name}}',
  chooseShop: 'Cambiar de tienda',
  language: '{{code}}, idioma: {{name}}',
  account: '{{initials}}, tu cuenta: {{name}}',
  logout: 'Salir',
  logoutFailed: 'No hemos podido cerrar la sesión. Inténtalo de nuevo.',
  when: {
    at: '{{day}}, {{time}}',
    today: 'hoy',
    tomorrow: 'mañana',
    yesterday: 'ayer',
  },
  close: 'Cerrar',
  role: {
    owner: 'Titular',
    catalogue: 'Catálogo',
    orders: 'Pedidos',
    accounts: 'Contabilidad',
    viewer: 'Solo lectura',
  },
  suspended: {
    title: 'La tienda está suspendida.',
    body: 'Los clientes no la ven y no llegan pedidos nuevos. Los que ya están pagados hay que enviarlos: aquí abajo funciona todo.',
  },
  closed: {
    title: 'Estás de vacaciones hasta el {{date}}.',
    body: 'Los clientes ven los productos pero no pueden pedir.',
  },
  noShop: {
    title: 'Ya no trabajas para ninguna tienda',
    body: 'Se ha retirado el acceso de {{email}}. Si es un error, pide al titular que te invite de nuevo.',
  },
  keys: 'Atajos de teclado',
}
