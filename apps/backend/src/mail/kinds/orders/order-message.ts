import { messageTopics } from '@filiera/contract/orders/order-actions'
import { z } from 'zod'
import { mailKind } from '../mail-content.ts'

const words = {
  it: {
    topics: {
      question: 'Domanda',
      damaged: 'Prodotti danneggiati',
      missing: 'Prodotti mancanti',
      wrong: 'Prodotti sbagliati',
    },
    order: 'Ordine',
    topic: 'Argomento',
    about: 'Riguarda',
    seller: {
      subject: (number: string) => `Messaggio sull’ordine ${number}`,
      preview: 'Un cliente ti ha scritto.',
      title: 'Un cliente ti ha scritto',
      quiet: 'Le foto, se ce ne sono, le trovi nella pagina dell’ordine. Rispondi da lì.',
      button: 'Apri l’ordine e rispondi',
    },
    customer: {
      subject: (number: string) => `Risposta sull’ordine ${number}`,
      preview: (seller: string) => `${seller} ti ha risposto.`,
      title: (seller: string) => `${seller} ti ha risposto`,
      quiet: 'Per continuare la conversazione rispondi dalla pagina dell’ordine.',
      button: 'Apri l’ordine',
    },
  },
  en: {
    topics: {
      question: 'Question',
      damaged: 'Damaged goods',
      missing: 'Missing goods',
      wrong: 'Wrong goods',
    },
    order: 'Order',
    topic: 'Topic',
    about: 'About',
    seller: {
      subject: (number: string) => `Message about order ${number}`,
      preview: 'A customer has written to you.',
      title: 'A customer has written to you',
      quiet: 'Photos, if there are any, are on the page of the order. Answer from there.',
      button: 'Open the order and answer',
    },
    customer: {
      subject: (number: string) => `Answer about order ${number}`,
      preview: (seller: string) => `${seller} has answered you.`,
      title: (seller: string) => `${seller} has answered you`,
      quiet: 'To go on with the conversation, answer from the page of the order.',
      button: 'Open the order',
    },
  },
  es: {
    topics: {
      question: 'Pregunta',
      damaged: 'Productos dañados',
      missing: 'Faltan productos',
      wrong: 'Productos equivocados',
    },
    order: 'Pedido',
    topic: 'Asunto',
    about: 'Sobre',
    seller: {
      subject: (number: string) => `Mensaje sobre el pedido ${number}`,
      preview: 'Un cliente te ha escrito.',
      title: 'Un cliente te ha escrito',
      quiet: 'Las fotos, si las hay, están en la página del pedido. Responde desde allí.',
      button: 'Abrir el pedido y responder',
    },
    customer: {
      subject: (number: string) => `Respuesta sobre el pedido ${number}`,
      preview: (seller: string) => `${seller} te ha respondido.`,
      title: (seller: string) => `${seller} te ha respondido`,
      quiet: 'Para seguir la conversación responde desde la página del pedido.',
      button: 'Abrir el pedido',
    },
  },
}

/** What a customer wrote about an order, to its seller (decision 37). */
export const orderMessageSeller = mailKind({
  data: z.object({
    orderId: z.string(),
    topic: z.enum(messageTopics),
    products: z.array(z.string()),
    text: z.string(),
  }),
  write({ orderId, topic, products, text }, locale, { consoleUrl }) {
    const { order, topic: topicLabel, topics, about, seller } = words[locale]
    const goods = products.length > 0 ? [{ label: about, value: products.join(', ') }] : []
    return {
      subject: seller.subject(orderId),
      noticesUrl: consoleUrl('/notices'),
      preview: seller.preview,
      title: seller.title,
      blocks: [
        {
          kind: 'rows',
          rows: [{ label: order, value: orderId }, { label: topicLabel, value: topics[topic] }, ...goods],
        },
        { kind: 'quote', text },
        { kind: 'button', label: seller.button, url: consoleUrl(`/orders/${orderId}`) },
        { kind: 'quiet', text: seller.quiet },
      ],
    }
  },
})

/** What the seller answered, to the customer (decision 37). */
export const orderMessageCustomer = mailKind({
  data: z.object({ orderId: z.string(), seller: z.string(), text: z.string() }),
  write({ orderId, seller, text }, locale, { pageUrl }) {
    const { customer } = words[locale]
    return {
      subject: customer.subject(orderId),
      preview: customer.preview(seller),
      title: customer.title(seller),
      blocks: [
        { kind: 'quote', text },
        { kind: 'button', label: customer.button, url: pageUrl(`/account/orders/${orderId}`) },
        { kind: 'quiet', text: customer.quiet },
      ],
    }
  },
})
