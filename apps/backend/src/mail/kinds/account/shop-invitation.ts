import type { Language } from '@filiera/domain/languages'
import { type ShopRole, shopRoles } from '@filiera/domain/shop-roles'
import { z } from 'zod'
import { mailKind, writeButtonMail } from '../mail-content.ts'

const roles: Readonly<Record<Language, Readonly<Record<ShopRole, string>>>> = {
  it: {
    owner: '«Titolare», con tutti i permessi',
    catalogue: '«Catalogo»: prodotti, foto, prezzi e scorte',
    orders: '«Ordini»: spedizioni, resi, messaggi e scorte',
    accounts: '«Contabilità»: incassi e documenti',
    viewer: '«Solo lettura»',
  },
  en: {
    owner: '“Owner”, with every permission',
    catalogue: '“Catalogue”: products, photos, prices and stock',
    orders: '“Orders”: parcels, returns, messages and stock',
    accounts: '“Accounts”: takings and documents',
    viewer: '“Read only”',
  },
  es: {
    owner: '«Titular», con todos los permisos',
    catalogue: '«Catálogo»: productos, fotos, precios y existencias',
    orders: '«Pedidos»: envíos, devoluciones, mensajes y existencias',
    accounts: '«Contabilidad»: ingresos y documentos',
    viewer: '«Solo lectura»',
  },
}

type Invited = { shop: string; invitedBy: string; role: string }

const words = {
  it: {
    subject: ({ shop }: Invited) => `${shop} ti invita nella sua squadra`,
    preview: 'Apri il link entro 7 giorni.',
    title: 'Un invito per te',
    text: ({ shop, invitedBy, role }: Invited, marketplace: string) =>
      `${invitedBy} ti invita a lavorare per ${shop} nella console di ${marketplace}. Il tuo ruolo è ${role}.`,
    button: 'Vedi l’invito',
    quiet:
      'Il link vale 7 giorni e una volta sola. Se non conosci questo negozio, non fare nulla: senza la tua risposta non succede niente.',
  },
  en: {
    subject: ({ shop }: Invited) => `${shop} invites you to its team`,
    preview: 'Open the link within 7 days.',
    title: 'An invitation for you',
    text: ({ shop, invitedBy, role }: Invited, marketplace: string) =>
      `${invitedBy} invites you to work for ${shop} in the console of ${marketplace}. Your role is ${role}.`,
    button: 'See the invitation',
    quiet:
      'The link works once, within 7 days. If you do not know this shop, do nothing: without your answer nothing happens.',
  },
  es: {
    subject: ({ shop }: Invited) => `${shop} te invita a su equipo`,
    preview: 'Abre el enlace en 7 días.',
    title: 'Una invitación para ti',
    text: ({ shop, invitedBy, role }: Invited, marketplace: string) =>
      `${invitedBy} te invita a trabajar para ${shop} en la consola de ${marketplace}. Tu función es ${role}.`,
    button: 'Ver la invitación',
    quiet:
      'El enlace vale 7 días y una sola vez. Si no conoces esta tienda, no hagas nada: sin tu respuesta no pasa nada.',
  },
}

/** The link with which somebody joins the people of a shop. */
export const shopInvitation = mailKind({
  data: z.object({ seed: z.string(), shop: z.string(), invitedBy: z.string(), role: z.enum(shopRoles) }),
  write({ seed, role, ...names }, locale, { shopName, consoleUrl, linkToken }) {
    const { subject, text, ...rest } = words[locale]
    const invited = { ...names, role: roles[locale][role] }
    return writeButtonMail(
      { ...rest, subject: subject(invited), text: (marketplace) => text(invited, marketplace) },
      shopName,
      consoleUrl(`/invitation?token=${linkToken(seed)}`),
    )
  },
})
