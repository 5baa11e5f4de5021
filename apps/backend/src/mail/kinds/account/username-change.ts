import type { Language } from '@filiera/domain/languages'
import { z } from 'zod'
import { type MailContent, type MailContext, mailKind } from '../mail-content.ts'

/** Where both links lead; the page asks to press a button, so that a program that follows links confirms nothing. */
const PAGE = '/username/confirm'

type Words = Pick<MailContent, 'subject' | 'preview' | 'title'> & {
  text: (shop: string, newEmail: string) => string
  button: string
  quiet: string
}

const toOld: Readonly<Record<Language, Words>> = {
  it: {
    subject: 'Vuoi cambiare indirizzo e-mail?',
    preview: 'Serve anche la tua conferma da questo indirizzo.',
    title: 'Cambio di indirizzo',
    text: (shop, newEmail) =>
      `Qualcuno ha chiesto di spostare il tuo account su ${shop} a ${newEmail}. Se sei tu, conferma da qui; il cambio vale quando hai confermato anche dal nuovo indirizzo.`,
    button: 'Conferma il cambio',
    quiet:
      'Il link vale 24 ore e una volta sola. Se non sei tu, non confermare e cambia la password: chi lo ha chiesto la conosce.',
  },
  en: {
    subject: 'Do you want to change your e-mail address?',
    preview: 'We also need your confirmation from this address.',
    title: 'Change of address',
    text: (shop, newEmail) =>
      `Someone asked to move your account at ${shop} to ${newEmail}. If it was you, confirm here; the change counts once you have confirmed from the new address, too.`,
    button: 'Confirm the change',
    quiet:
      'The link works once, within 24 hours. If it was not you, do not confirm and change your password: whoever asked knows it.',
  },
  es: {
    subject: '¿Quieres cambiar tu dirección de correo?',
    preview: 'También necesitamos tu confirmación desde esta dirección.',
    title: 'Cambio de dirección',
    text: (shop, newEmail) =>
      `Alguien ha pedido trasladar tu cuenta en ${shop} a ${newEmail}. Si eres tú, confirma aquí; el cambio vale cuando hayas confirmado también desde la nueva dirección.`,
    button: 'Confirmar el cambio',
    quiet:
      'El enlace vale 24 horas y una sola vez. Si no eres tú, no confirmes y cambia la contraseña: quien lo ha pedido la conoce.',
  },
}

const toNew: Readonly<Record<Language, Words>> = {
  it: {
    subject: 'Conferma il nuovo indirizzo e-mail',
    preview: 'Apri il link entro 24 ore.',
    title: 'Nuovo indirizzo',
    text: (shop) =>
      `Questo indirizzo è stato indicato per un account su ${shop}. Se sei tu, conferma; il cambio vale quando hai confermato anche dall’indirizzo di prima.`,
    button: 'Conferma l’indirizzo',
    quiet:
      'Il link vale 24 ore e una volta sola. Se non sei tu, non fare nulla: senza conferma l’indirizzo non viene usato.',
  },
  en: {
    subject: 'Confirm your new e-mail address',
    preview: 'Open the link within 24 hours.',
    title: 'New address',
    text: (shop) =>
      `This address was given for an account at ${shop}. If it was you, confirm; the change counts once you have confirmed from the former address, too.`,
    button: 'Confirm the address',
    quiet:
      'The link works once, within 24 hours. If it was not you, do nothing: without confirmation the address is not used.',
  },
  es: {
    subject: 'Confirma tu nueva dirección de correo',
    preview: 'Abre el enlace en 24 horas.',
    title: 'Nueva dirección',
    text: (shop) =>
      `Esta dirección se ha indicado para una cuenta en ${shop}. Si eres tú, confirma; el cambio vale cuando hayas confirmado también desde la dirección anterior.`,
    button: 'Confirmar la dirección',
    quiet:
      'El enlace vale 24 horas y una sola vez. Si no eres tú, no hagas nada: sin confirmación no usamos la dirección.',
  },
}

function write(words: Words, seed: string, newEmail: string, context: MailContext): MailContent {
  const { subject, preview, title, text, button, quiet } = words
  return {
    subject,
    preview,
    title,
    blocks: [
      { kind: 'text', text: text(context.shopName, newEmail) },
      { kind: 'button', label: button, url: `${context.pageUrl(PAGE)}?token=${context.linkToken(seed)}` },
      { kind: 'quiet', text: quiet },
    ],
  }
}

/** Asks the present address of an account whether it may become another one. */
export const usernameChangeOld = mailKind({
  data: z.object({ seed: z.string(), newEmail: z.string() }),
  write: ({ seed, newEmail }, locale, context) => write(toOld[locale], seed, newEmail, context),
})

/** Asks the wanted address whether it is the customer's. */
export const usernameChangeNew = mailKind({
  data: z.object({ seed: z.string() }),
  write: ({ seed }, locale, context) => write(toNew[locale], seed, '', context),
})
