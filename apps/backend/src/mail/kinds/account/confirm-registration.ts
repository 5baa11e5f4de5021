import { z } from 'zod'
import { mailKind, writeButtonMail } from '../mail-content.ts'

const words = {
  it: {
    subject: 'Conferma il tuo indirizzo e-mail',
    preview: 'Apri il link entro 24 ore ed entri nel tuo account.',
    title: 'Un ultimo passo',
    text: (shop: string) =>
      `Qualcuno ha aperto un account su ${shop} con questo indirizzo. Se sei tu, conferma ed entri subito.`,
    button: 'Conferma ed entra',
    quiet:
      'Il link vale 24 ore e una volta sola. Se non sei tu, non fare nulla: senza conferma l’indirizzo non viene usato.',
  },
  en: {
    subject: 'Confirm your e-mail address',
    preview: 'Open the link within 24 hours and you are in your account.',
    title: 'One last step',
    text: (shop: string) =>
      `Someone opened an account at ${shop} with this address. If it was you, confirm and you are in.`,
    button: 'Confirm and sign in',
    quiet:
      'The link works once, within 24 hours. If it was not you, do nothing: without confirmation the address is not used.',
  },
  es: {
    subject: 'Confirma tu dirección de correo',
    preview: 'Abre el enlace en 24 horas y entras en tu cuenta.',
    title: 'Un último paso',
    text: (shop: string) =>
      `Alguien ha abierto una cuenta en ${shop} con esta dirección. Si eres tú, confirma y entras.`,
    button: 'Confirmar y entrar',
    quiet:
      'El enlace vale 24 horas y una sola vez. Si no eres tú, no hagas nada: sin confirmación no usamos la dirección.',
  },
}

/** The link that confirms an address and logs in (decision 17). */
export const confirmRegistration = mailKind({
  data: z.object({ seed: z.string() }),
  write({ seed }, locale, { shopName, pageUrl, linkToken }) {
    return writeButtonMail(
      words[locale],
      shopName,
      `${pageUrl('/register/confirm')}?token=${linkToken(seed)}`,
    )
  },
})
