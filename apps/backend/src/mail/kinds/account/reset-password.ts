import { z } from 'zod'
import { mailKind, writeButtonMail } from '../mail-content.ts'

const words = {
  it: {
    subject: 'Scegli una nuova password',
    preview: 'Il link vale un’ora e una volta sola.',
    title: 'Una nuova password',
    text: (shop: string) =>
      `Qualcuno ha chiesto una nuova password per il tuo account su ${shop}. Se sei tu, sceglila dal link qui sotto.`,
    button: 'Scegli la password',
    quiet:
      'Il link vale un’ora e una volta sola; se ne chiedi un altro, questo smette di funzionare. Se non sei tu, non fare nulla: la tua password resta quella che è.',
  },
  en: {
    subject: 'Choose a new password',
    preview: 'The link works once, within one hour.',
    title: 'A new password',
    text: (shop: string) =>
      `Someone asked for a new password for your account at ${shop}. If it was you, choose it with the link below.`,
    button: 'Choose the password',
    quiet:
      'The link works once, within one hour; if you ask for another one, this one stops working. If it was not you, do nothing: your password stays as it is.',
  },
  es: {
    subject: 'Elige una nueva contraseña',
    preview: 'El enlace vale una hora y una sola vez.',
    title: 'Una nueva contraseña',
    text: (shop: string) =>
      `Alguien ha pedido una nueva contraseña para tu cuenta en ${shop}. Si eres tú, elígela con el enlace de abajo.`,
    button: 'Elegir la contraseña',
    quiet:
      'El enlace vale una hora y una sola vez; si pides otro, este deja de funcionar. Si no eres tú, no hagas nada: tu contraseña sigue siendo la misma.',
  },
}

/** The link that sets a new password (decision 17). */
export const resetPassword = mailKind({
  data: z.object({ seed: z.string() }),
  write({ seed }, locale, { shopName, pageUrl, linkToken }) {
    return writeButtonMail(words[locale], shopName, `${pageUrl('/password/reset')}?token=${linkToken(seed)}`)
  },
})
