import type { LegalText } from '@filiera/domain/legal/legal-text'
import type { LegalTopic } from '../../pages/legal-topics.ts'

/** The texts that no order is placed under; terms of sale and withdrawal have versions (decision 72). */
export type ShopLegalTexts = Readonly<Record<Exclude<LegalTopic, 'terms' | 'withdrawal'>, LegalText>>

/** The texts that stand in a file of their own in each language. */
export type LegalNotices = Pick<
  ShopLegalTexts,
  'cookies' | 'reviews' | 'accessibility' | 'notice' | 'imprint'
>
