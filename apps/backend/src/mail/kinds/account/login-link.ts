import { z } from 'zod'
import { mailKind, writeButtonMail } from '../mail-content.ts'

const words = {
  it: {
    subject: 'Qualcuno prova più volte a entrare nel tuo account',
    preview: 'Se non riesci a entrare, usa questo link: vale un giorno.',
    title: 'Troppe password sbagliate',
    text: (shop: string) =>
      `Qualcuno ha scritto molte volte una password sbagliata per il tuo account su ${shop}. Per proteggerlo, con la password si entra solo ogni tanto. Tu puoi entrare subito da qui.`,
    button: 'Entra senza password',
    quiet:
      'Il link vale un giorno e una volta sola: non darlo a nessuno. Se non eri tu a provare, la tua password non è stata indovinata; sceglila lunga e diversa da quelle di altri siti.',
  },
  en: {
    subject: 'Someone keeps trying to sign in to your account',
    preview: 'If you cannot get in, use this link: it works for one day.',
    title: 'Too many wrong passwords',
    text: (shop: string) =>
      `Someone has entered many wrong passwords for your account at ${shop}. To protect it, a password is only accepted now and then. You can sign in at once from here.`,
    button: 'Sign in without a password',
    quiet:
      'The link works once, within one day: give it to nobody. If it was not you, your password was not guessed; keep it long and use it only here.',
  },
  es: {
    subject: 'Alguien intenta entrar una y otra vez en tu cuenta',
    preview: 'Si no puedes entrar, usa este enlace: vale un día.',
    title: 'Demasiadas contraseñas equivocadas',
    text: (shop: string) =>
      `Alguien ha escrito muchas veces una contraseña equivocada para tu cuenta en ${shop}. Para protegerla, con la contraseña solo se entra de vez en cuando. Tú puedes entrar ahora mismo desde aquí.`,
    button: 'Entrar sin contraseña',
    quiet:
      'El enlace vale un día y una sola vez: no se lo des a nadie. Si no eras tú, nadie ha adivinado tu contraseña; que sea larga y distinta de las de otros sitios.',
  },
}

/** The link that logs the owner in while guessed passwords make everybody wait. */
export const loginLink = mailKind({
  data: z.object({ seed: z.string() }),
  write({ seed }, locale, { shopName, pageUrl, linkToken }) {
    return writeButtonMail(words[locale], shopName, `${pageUrl('/login/link')}?token=${linkToken(seed)}`)
  },
})
