import { z } from 'zod'
import { mailKind, writeButtonMail } from '../mail-content.ts'

const words = {
  it: {
    subject: 'La tua password è cambiata',
    preview: 'Se non sei tu, scegline subito un’altra.',
    title: 'Password cambiata',
    text: (shop: string) =>
      `La password del tuo account su ${shop} è cambiata. Gli altri dispositivi sono usciti dall’account: entra di nuovo con la password nuova.`,
    button: 'Non sono io: nuova password',
    quiet: 'Se sei tu, non devi fare nulla.',
  },
  en: {
    subject: 'Your password was changed',
    preview: 'If it was not you, choose another one now.',
    title: 'Password changed',
    text: (shop: string) =>
      `The password of your account at ${shop} was changed. Other devices were signed out: sign in again with the new password.`,
    button: 'It was not me: new password',
    quiet: 'If it was you, there is nothing to do.',
  },
  es: {
    subject: 'Tu contraseña ha cambiado',
    preview: 'Si no eres tú, elige otra cuanto antes.',
    title: 'Contraseña cambiada',
    text: (shop: string) =>
      `La contraseña de tu cuenta en ${shop} ha cambiado. Los demás dispositivos han salido de la cuenta: entra de nuevo con la contraseña nueva.`,
    button: 'No soy yo: nueva contraseña',
    quiet: 'Si eres tú, no tienes que hacer nada.',
  },
}

/** Tells the owner that the password is another one (decision 29). */
export const passwordChanged = mailKind({
  data: z.object({}),
  write(_data, locale, { shopName, pageUrl }) {
    return writeButtonMail(words[locale], shopName, pageUrl('/password/forgot'))
  },
})
