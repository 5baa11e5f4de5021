import { unsubscribe } from '@filiera/contract/content/newsletter'
import { fallbackLanguage, type Language, languages } from '@filiera/domain/languages'
import { pictureUrl } from '@filiera/domain/picture-url'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { EffectHandler } from '../platform/outbox/drain-outbox.ts'
import type { MailContext, MailKind } from './kinds/mail-content.ts'
import { type MailKindName, mailKinds } from './kinds.ts'
import { linkToken } from './link-token.ts'
import type { Mailer } from './mailer.ts'
import { mailHtml, mailText } from './render-mail.ts'
import { termsFile } from './terms-file.ts'

const queued = z.object({
  kind: z.custom<MailKindName>((value) => typeof value === 'string' && Object.hasOwn(mailKinds, value)),
  to: z.string(),
  locale: z.enum(languages),
  sellerId: z.string().optional(),
  data: z.unknown(),
})

/** Address of the shop, without a slash at its end. */
const shopUrl = ({ PUBLIC_URL }: Config) => PUBLIC_URL.replace(/\/$/, '')

function contextFor(locale: Language, config: Config, sellerId?: string): MailContext {
  const shop = shopUrl(config)
  const base = shop + (locale === fallbackLanguage ? '' : `/${locale}`)
  const token = (seed: string) => linkToken(seed, config.COOKIE_SECRET)
  return {
    shopName: config.SHOP_NAME,
    pageUrl: (path) => base + path,
    // who works for several shops gets to the one that the mail is about
    consoleUrl: (path) =>
      new URL(sellerId ? `${path}#shop=${sellerId}` : path, config.CONSOLE_PUBLIC_URL).href,
    // programs that read mails know JPEG, and draw it at 64 px
    pictureUrl: (hash) => (hash ? shop + pictureUrl(hash, 200, 'jpg') : undefined),
    linkToken: token,
    unsubscribeUrl: (seed) => ({
      oneClick: `${shop}/api${unsubscribe.path}?token=${token(seed)}`,
      page: `${base}/newsletter/unsubscribe?token=${token(seed)}`,
    }),
  }
}

/** Titles and names inside a subject cannot begin a header of their own. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()

/** Writes a queued mail in its reader's language and hands it to the mail server. */
export function carryOutMail(config: Config, mailer: Mailer): EffectHandler {
  return async function sendMail(payload, key) {
    const { kind, to, locale, sellerId, data } = queued.parse(payload)
    const { data: shape, write }: MailKind = mailKinds[kind]
    const context = contextFor(locale, config, sellerId)
    const content = write(shape.parse(data), locale, context)
    const shop = {
      name: config.SHOP_NAME,
      icon: `${shopUrl(config)}/icon-180.png`,
      company: {
        name: config.COMPANY_NAME,
        address: config.COMPANY_ADDRESS,
        vatNumber: config.COMPANY_VAT,
        telephone: config.COMPANY_TELEPHONE,
      },
    }
    await mailer.send({
      key,
      to,
      subject: oneLine(content.subject),
      html: mailHtml(content, locale, shop),
      text: mailText(content, locale, shop),
      ...(content.unsubscribeUrl ? { unsubscribeUrl: content.unsubscribeUrl.oneClick } : {}),
      ...(content.terms && { file: termsFile(content.terms, locale, config, context) }),
      ...(content.replyTo === undefined ? {} : { replyTo: content.replyTo }),
    })
  }
}
