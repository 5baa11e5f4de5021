import type { SameKeys } from '@filiera/design/translator'
import type { states as italian } from '../it/states.ts'

export const states: SameKeys<typeof italian> = {
  loading: 'Cargando',
  unfinishedDate: 'Completa la fecha o vacía el campo.',
  retry: 'Reintentar',
  undo: 'Deshacer',
  copyCode: 'Copiar el código',
  copied: 'Código copiado',
  failed: {
    title: 'Aquí no llega respuesta',
    body: 'El resto de la página funciona. Inténtalo dentro de un momento.',
    code: 'Si sigue igual, envía el código {{code}} a la asistencia.',
  },
  down: {
    title: 'La consola no responde',
    body: 'Los datos de tu tienda están a salvo. Inténtalo dentro de un momento.',
  },
  broken: {
    title: 'Esta página se ha detenido',
    body: 'Es un error nuestro. Recarga la página: lo que habías guardado sigue ahí.',
    reload: 'Recargar',
  },
  forbidden: {
    title: 'Tu función no llega hasta aquí',
    body: 'Con la función «{{role}}» esta página no se ve. El titular de la tienda puede cambiarla.',
  },
  readOnlyNow: 'No guardado: ahora solo se puede leer. Lo que has escrito queda en este navegador.',
  readOnly: 'Con la función «{{role}}» esta página se lee, sin cambiarla.',
  notFound: {
    title: 'Esta página no existe',
    body: 'La dirección es incorrecta, o la página se ha movido.',
    home: 'Ir a Hoy',
  },
  tooLong_one: 'Un carácter de más',
  tooLong_other: '{{count}} caracteres de más',
  offline: {
    inDialog: 'Estás sin conexión. Lo que guardes sale solo en cuanto vuelva.',
    title: 'Sin conexión desde las {{time}}.',
    nothing: 'Lo que ves se queda aquí. Lo intentamos de nuevo en cuanto vuelva.',
    waiting_one: 'Sigue trabajando: un cambio espera aquí y sale solo en cuanto vuelva.',
    waiting_other: 'Sigue trabajando: {{count}} cambios esperan aquí y salen solos en cuanto vuelva.',
  },
  password: {
    title: 'Tu contraseña, para confirmar',
    body: 'Cambia quién trabaja para la tienda, o la tienda misma: por seguridad hace falta la contraseña. Vale diez minutos.',
    leave: 'Dejarlo',
    go: 'Continuar',
    wrong_password: 'La contraseña no es correcta. Comprueba las mayúsculas.',
    rate_limited: 'Demasiados intentos. Vuelve a intentarlo en unos minutos.',
  },
  ended: {
    title: 'Entra de nuevo para continuar',
    body: 'La sesión ha terminado. Lo que has escrito sigue aquí, no se pierde nada.',
    password: 'Contraseña de {{email}}',
    submit: 'Entrar de nuevo',
    other: 'Entrar con otra cuenta',
  },
}
