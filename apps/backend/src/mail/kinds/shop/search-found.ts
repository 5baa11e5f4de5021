import { z } from 'zod'
import { mailKind } from '../mail-content.ts'

const words = {
  it: {
    subject: (query: string) => `«${query}»: ora c’è`,
    preview: 'Un produttore ha messo in vendita quello che cercavi.',
    title: 'È arrivato',
    text: (query: string) => `Avevi cercato «${query}» e non c’era. Adesso la ricerca trova qualcosa.`,
    button: 'Guarda che cosa c’è',
    quiet: 'Ti scriviamo solo questa volta.',
  },
  en: {
    subject: (query: string) => `“${query}”: we have it now`,
    preview: 'A producer now sells what you were looking for.',
    title: 'It has arrived',
    text: (query: string) =>
      `You searched for “${query}” and we did not sell it. Now the search finds something.`,
    button: 'See what there is',
    quiet: 'We write only this once.',
  },
  es: {
    subject: (query: string) => `«${query}»: ya lo hay`,
    preview: 'Un productor ya vende lo que buscabas.',
    title: 'Ha llegado',
    text: (query: string) => `Buscaste «${query}» y no lo había. Ahora la búsqueda encuentra algo.`,
    button: 'Ver lo que hay',
    quiet: 'Te escribimos solo esta vez.',
  },
}

/** A search that found nothing finds something: one mail. */
export const searchFound = mailKind({
  data: z.object({ seed: z.string(), query: z.string() }),
  write({ seed, query }, locale, { pageUrl, unsubscribeUrl }) {
    const { subject, preview, title, text, button, quiet } = words[locale]
    return {
      subject: subject(query),
      preview,
      title,
      blocks: [
        { kind: 'text', text: text(query) },
        { kind: 'button', label: button, url: `${pageUrl('/search')}?${new URLSearchParams({ q: query })}` },
        { kind: 'quiet', text: quiet },
      ],
      unsubscribeUrl: unsubscribeUrl(seed),
    }
  },
})
