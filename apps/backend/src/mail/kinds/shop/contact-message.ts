import { languageNames, languages } from '@filiera/domain/languages'
import { z } from 'zod'
import { mailKind } from '../mail-content.ts'

const words = {
  it: {
    title: 'Nuovo messaggio',
    preview: (name: string) => `${name} ha scritto dalla pagina dei contatti.`,
    name: 'Nome',
    email: 'E-mail',
    subject: 'Oggetto',
    language: 'Lingua',
    empty: 'Il messaggio non ha testo.',
    quiet: 'Rispondi a questa e-mail: la risposta va a chi ha scritto.',
  },
  en: {
    title: 'New message',
    preview: (name: string) => `${name} wrote from the contact page.`,
    name: 'Name',
    email: 'E-mail',
    subject: 'Subject',
    language: 'Language',
    empty: 'The message has no text.',
    quiet: 'Answer this e-mail: the answer goes to the person who wrote.',
  },
  es: {
    title: 'Mensaje nuevo',
    preview: (name: string) => `${name} ha escrito desde la página de contacto.`,
    name: 'Nombre',
    email: 'Correo',
    subject: 'Asunto',
    language: 'Idioma',
    empty: 'El mensaje no tiene texto.',
    quiet: 'Responde a este correo: la respuesta llega a quien ha escrito.',
  },
}

/** A contact message on its way to the shop; an answer to the mail goes to the person who wrote. */
export const contactMessage = mailKind({
  data: z.object({
    email: z.string(),
    name: z.string(),
    subject: z.string(),
    message: z.string(),
    locale: z.enum(languages),
  }),
  write({ email, name, subject, message, locale: written }, locale) {
    const { title, preview, empty, quiet, ...labels } = words[locale]
    return {
      subject: `${title}: ${subject}`,
      preview: preview(name),
      title,
      blocks: [
        {
          kind: 'rows',
          rows: [
            { label: labels.name, value: name },
            { label: labels.email, value: email },
            { label: labels.subject, value: subject },
            { label: labels.language, value: languageNames[written] },
          ],
        },
        message === '' ? { kind: 'quiet', text: empty } : { kind: 'quote', text: message },
        { kind: 'quiet', text: quiet },
      ],
      replyTo: email,
    }
  },
})
