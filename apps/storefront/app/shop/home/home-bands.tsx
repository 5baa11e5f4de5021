import { CategoryTiles } from './category-tiles.tsx'
import { CollectionBand } from './collection-band.tsx'
import { Hero } from './hero.tsx'
import { LatestPosts } from './latest-posts.tsx'
import type { loadHome } from './load-home.server.ts'
import { Banners, Promotions } from './posters.tsx'
import { SeasonStrip } from './season-strip.tsx'
import { SellerBand } from './seller-band.tsx'
import { ShippingBand } from './shipping-band.tsx'
import { StripLinks } from './strip-links.tsx'

type HomeBandsProps = Omit<Awaited<ReturnType<typeof loadHome>>, 'failed'>

/** Everything of the home page above the newsletter: links and product cards. */
export function HomeBands(home: HomeBandsProps) {
  return (
    <>
      <Hero content={home.hero} />
      <SeasonStrip month={home.month} words={home.words} />
      <StripLinks links={home.strip} />
      <CategoryTiles categories={home.categories} />
      <CollectionBand collection={home.newest} />
      <Promotions promotions={home.promotions} />
      <SellerBand counts={home.counts} dots={home.dots} featured={home.featured} />
      <Banners banners={home.banners} />
      <CollectionBand collection={home.second} />
      <ShippingBand examples={home.examples} points={home.explainer} />
      <LatestPosts posts={home.posts} />
    </>
  )
}
