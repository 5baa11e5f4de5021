import type { ReportReason } from '@filiera/contract/console/reviews'
import type { Language } from '@filiera/domain/languages'
import type { Generated } from 'kysely'
import type { Time, Uuid } from './columns.ts'

type ReviewTable = {
  id: Uuid
  product_id: string
  account_id: string | null
  order_id: string
  position: number
  stars: number
  title: Generated<string>
  text: Generated<string>
  lang: Language
  author: string
  status: Generated<'published' | 'hidden'>
  reply: string | null
  replied_at: Time | null
  created_at: Time
  updated_at: Time
}

/** What the shop says is wrong with a review. */
type ReviewReportTable = {
  review_id: string
  account_id: string
  reason: ReportReason
  words: string
  created_at: Time
}

type ProductRatingTable = {
  product_id: string
  stars_1: Generated<number>
  stars_2: Generated<number>
  stars_3: Generated<number>
  stars_4: Generated<number>
  stars_5: Generated<number>
}

type SubscriptionTable = {
  id: Uuid
  kind: 'newsletter' | 'stock-alert' | 'search-alert'
  email: string
  product_id: string | null
  query: string | null
  locale: Language
  seed: string
  status: Generated<'pending' | 'active' | 'done' | 'ended'>
  confirmed_at: Time | null
  created_at: Time
  updated_at: Time
}

type ContactMessageTable = {
  id: Uuid
  email: string
  name: string
  subject: string
  message: Generated<string>
  locale: Language
  status: Generated<'new' | 'answered' | 'closed'>
  created_at: Time
}

/** The tables of `0014-reviews-and-messages.sql`. */
export type ReviewTables = {
  review: ReviewTable
  review_report: ReviewReportTable
  product_rating: ProductRatingTable
  subscription: SubscriptionTable
  contact_message: ContactMessageTable
}
