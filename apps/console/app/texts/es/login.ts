import type { SameKeys } from '@filiera/design/translator'
import type { login as italian } from '../it/login.ts'

export const login: SameKeys<typeof italian> = {
  title: 'Entra en tu tienda',
  lead: 'La consola de quien vende en {{shop}}: pedidos, productos, existencias.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
  submit: 'Entrar',
  forgot: '¿Has olvidado la contraseña?',
  entering: 'Un momento…',
  errors: {
    emailMissing: 'Escribe tu correo electrónico',
    emailWrong: 'Falta algo: un correo es como nombre@ejemplo.es',
    passwordMissing: 'Escribe la contraseña',
    wrong_credentials: 'El correo y la contraseña no coinciden. Revisa las mayúsculas.',
    email_not_confirmed: 'Este correo aún no está confirmado. Abre el enlace que te enviamos y vuelve aquí.',
    forbidden:
      'Esta cuenta no trabaja para ninguna tienda. Pide al titular que te invite, o entra con la cuenta de la tienda.',
    rate_limited: 'Demasiados intentos. Inténtalo dentro de unos minutos.',
    login_paused:
      'Por seguridad, el acceso a esta cuenta está en pausa. Te hemos enviado un correo con la forma de entrar.',
    unavailable: 'La consola no responde. Inténtalo dentro de un momento: lo que has escrito se queda aquí.',
  },
}
