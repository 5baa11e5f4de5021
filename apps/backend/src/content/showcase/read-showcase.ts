import type { Banner, PageContent, Promotion } from '@filiera/contract/content/showcase'
import type { Language } from '@filiera/domain/languages'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { presentBanner, presentPageContent, presentPromotion } from './showcase.presenter.ts'
import { findBanners, findPageContents, findPromotions } from './showcase.store.ts'

/** When and in which language. */
type Shown = { lang: Language; now: Date }

/** Current banners; `slugs` null means all. */
export async function readBanners(
  database: OpenDatabase,
  slugs: string[] | null,
  shown: Shown,
): Promise<Banner[]> {
  return (await findBanners(database, slugs, shown)).map(presentBanner)
}

export async function readPromotions(database: OpenDatabase, shown: Shown): Promise<Promotion[]> {
  return (await findPromotions(database, shown)).map(presentPromotion)
}

/** What is published on an editable page; `place` null means everywhere on it. */
export async function readPageContents(
  database: OpenDatabase,
  page: string,
  place: string | null,
  lang: Language,
): Promise<PageContent[]> {
  return (await findPageContents(database, page, place, lang)).map(presentPageContent)
}
