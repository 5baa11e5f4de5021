import { CategoryTiles } from './category-tiles.tsx'
import { EditorPieces, Pointers } from './editor-pieces.tsx'
import { Hero } from './hero.tsx'
import { LatestPosts } from './latest-posts.tsx'
import type { loadHome } from './load-home.server.ts'
import { MonthCover } from './month-cover.tsx'
import { NewestRow } from './newest-row.tsx'
import { SellerStory } from './seller-story.tsx'
import { SellersMap } from './sellers-map.tsx'

/** Everything of the home page above the newsletter: links and product cards. */
export function HomeBands(home: Awaited<ReturnType<typeof loadHome>>) {
  return (
    <>
      <Hero
        content={home.hero}
        words={home.words}
        productsCount={home.productsCount}
        sellersCount={home.sellersCount}
      />
      <MonthCover cover={home.cover} />
      <CategoryTiles categories={home.categories} />
      <NewestRow {...home.newest} />
      <Pointers strip={home.strip} promotions={home.promotions} />
      <SellerStory story={home.story} />
      <SellersMap counts={home.counts} dots={home.dots} />
      <LatestPosts posts={home.posts} />
      <EditorPieces banner={home.banner} points={home.explainer} />
    </>
  )
}
