import type { SameKeys } from '@filiera/design/translator'
import type { pick as italian } from '../../it/orders/pick.ts'

export const pick: SameKeys<typeof italian> = {
  progress: '{{done}} de {{all}} unidades',
  parcels: 'En los paquetes',
  coldLast: 'Primero lo de ambiente, el frío al final.',
  print: 'Imprimir la lista',
  steps: {
    chosen: 'Elegidos',
    pick: 'Recoge',
    pack: 'Embala e imprime',
    track: 'Seguimiento',
  },
  accept_one: 'Aceptar el pedido',
  accept_other: 'Aceptar {{count}} pedidos',
  ready_one: 'Marcar el paquete como listo',
  ready_other: 'Marcar {{count}} paquetes como listos',
  taken: 'todo cogido',
}
