/** The shop itself: how it presents itself, and when it is closed. */
export const shop = {
  intro: 'Lo que ve quien compra, desde dónde envías y cuándo cierras.',
  save: 'Guardar',
  leave: 'Dejarlo',
  failed: 'No ha funcionado. Lo que has escrito sigue aquí: inténtalo dentro de poco.',
  met: {
    title: '{{by}} ha guardado otros cambios mientras escribías. No se ha perdido nada.',
    somebody: 'Alguien del equipo',
    taken: 'Ya unido a lo que has escrito: {{fields}}.',
    mine: 'Lo que has escrito tú',
    theirs: 'Lo de {{by}}',
    colleagues: 'Lo de alguien del equipo',
    again: 'Comprueba que está bien y guarda otra vez.',
  },
  overtaken:
    'Entretanto alguien ha cambiado estos datos. Aquí está lo que habías escrito: míralo antes de guardar.',
  holidays: {
    title: 'Vacaciones',
    add: 'Añadir vacaciones',
    change: 'Cambiar',
    changeTitle: 'Cambiar las vacaciones',
    remove: 'Quitar',
    open: 'Reabrir hoy',
    none: 'Ningún período de cierre. Mientras cierras, los productos siguen visibles y no se pueden pedir.',
    days: 'del {{from}} al {{to}} de {{year}}',
    houseText: 'Los clientes leen: «Los productos siguen visibles; se podrán comprar a la vuelta.»',
    states: { running: 'En curso', planned: 'Previstas', past: 'Pasadas' },
    from: 'Primer día de cierre',
    to: 'Último día de cierre',
    hint: 'Los dos días están incluidos, desde la medianoche italiana. Los pedidos ya recibidos se envían como siempre.',
    missing: 'Elige el día',
    past: 'Este día ya ha pasado',
    turned: 'El último día va antes del primero',
    long: 'Como máximo {{count}} días seguidos',
    text: {
      it: 'Qué leen los clientes, en italiano',
      en: 'En inglés; si está vacío leen el italiano',
      es: 'En español; si está vacío leen el italiano',
    },
    saved: 'Vacaciones guardadas. La tienda cierra y abre sola.',
    ended: 'Hecho: en esos días la tienda está abierta.',
    endChanged:
      'Alguien del equipo ha cambiado estas vacaciones: mira los días de ahora y vuelve a intentarlo.',
    failed: {
      conflict: 'En uno de esos días la tienda ya está cerrada: mira las otras vacaciones.',
      not_found:
        'Alguien del equipo ha quitado estas vacaciones. Lo que has escrito sigue aquí: guarda otra vez para volver a ponerlas.',
      expired: 'Estas vacaciones han terminado: se quedan como están.',
    },
  },
} as const
