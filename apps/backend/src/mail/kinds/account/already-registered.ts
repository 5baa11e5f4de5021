import { z } from 'zod'
import { mailKind, writeButtonMail } from '../mail-content.ts'

const words = {
  it: {
    subject: 'Hai già un account',
    preview: 'Entra con la tua password.',
    title: 'Hai già un account',
    text: (shop: string) =>
      `Qualcuno ha provato a registrarsi su ${shop} con questo indirizzo, che ha già un account. Se sei tu, entra con la password che hai.`,
    button: 'Accedi',
    quiet: 'Se non sei tu, non fare nulla: nel tuo account non è cambiato niente.',
  },
  en: {
    subject: 'You already have an account',
    preview: 'Sign in with your password.',
    title: 'You already have an account',
    text: (shop: string) =>
      `Someone tried to register at ${shop} with this address, which already has an account. If it was you, sign in with the password you have.`,
    button: 'Sign in',
    quiet: 'If it was not you, do nothing: nothing changed in your account.',
  },
  es: {
    subject: 'Ya tienes una cuenta',
    preview: 'Entra con tu contraseña.',
    title: 'Ya tienes una cuenta',
    text: (shop: string) =>
      `Alguien ha intentado registrarse en ${shop} con esta dirección, que ya tiene una cuenta. Si eres tú, entra con la contraseña que tienes.`,
    button: 'Entrar',
    quiet: 'Si no eres tú, no hagas nada: en tu cuenta no ha cambiado nada.',
  },
}

/** Sent instead of a confirmation when the address has an account, so that the answer on screen tells nothing (decision 17). */
export const alreadyRegistered = mailKind({
  data: z.object({}),
  write(_data, locale, { shopName, pageUrl }) {
    return writeButtonMail(words[locale], shopName, pageUrl('/login'))
  },
})
