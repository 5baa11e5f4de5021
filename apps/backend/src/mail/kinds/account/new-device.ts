import { italianFormat } from '@filiera/domain/dates/date-format'
import { z } from 'zod'
import { mailKind } from '../mail-content.ts'

const words = {
  it: {
    subject: 'Accesso da un nuovo dispositivo',
    preview: 'Se non sei tu, cambia subito la password.',
    title: 'Un nuovo dispositivo',
    text: (shop: string) =>
      `Qualcuno è entrato nel tuo account su ${shop} da un dispositivo che non conosciamo.`,
    device: 'Dispositivo',
    unknown: 'Sconosciuto',
    time: 'Quando (ora italiana)',
    button: 'Vedi dove sei entrato',
    quiet: 'Se sei tu, non devi fare nulla. Se non sei tu, esci da tutti i dispositivi e cambia la password.',
  },
  en: {
    subject: 'Sign-in from a new device',
    preview: 'If it was not you, change your password now.',
    title: 'A new device',
    text: (shop: string) => `Someone signed in to your account at ${shop} from a device we do not know.`,
    device: 'Device',
    unknown: 'Unknown',
    time: 'When (Italian time)',
    button: 'See where you are signed in',
    quiet:
      'If it was you, there is nothing to do. If it was not you, sign out everywhere and change your password.',
  },
  es: {
    subject: 'Acceso desde un dispositivo nuevo',
    preview: 'Si no eres tú, cambia la contraseña cuanto antes.',
    title: 'Un dispositivo nuevo',
    text: (shop: string) =>
      `Alguien ha entrado en tu cuenta en ${shop} desde un dispositivo que no conocíamos.`,
    device: 'Dispositivo',
    unknown: 'Desconocido',
    time: 'Cuándo (hora italiana)',
    button: 'Ver dónde has entrado',
    quiet:
      'Si eres tú, no tienes que hacer nada. Si no eres tú, cierra todas las sesiones y cambia la contraseña.',
  },
}

/** Tells the owner of a login from a kind of device not used in the last 90 days (decision 17). `at` is ISO 8601. */
export const newDevice = mailKind({
  data: z.object({ device: z.string(), at: z.iso.datetime() }),
  write({ device, at }, locale, { shopName, pageUrl }) {
    const { subject, preview, title, text, button, quiet, ...labels } = words[locale]
    const time = italianFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at))
    return {
      subject,
      preview,
      title,
      blocks: [
        { kind: 'text', text: text(shopName) },
        {
          kind: 'rows',
          rows: [
            { label: labels.device, value: device || labels.unknown },
            { label: labels.time, value: time },
          ],
        },
        { kind: 'button', label: button, url: pageUrl('/account/sessions') },
        { kind: 'quiet', text: quiet },
      ],
    }
  },
})
