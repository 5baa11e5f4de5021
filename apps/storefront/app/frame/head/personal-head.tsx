import { useShop } from '../use-shop.ts'

/** Title of a personal page; none of them belongs in a search engine (decision 2). */
export function PersonalHead({ title }: { title: string }) {
  const shop = useShop()
  return (
    <>
      <title>{shop ? `${title} | ${shop.name}` : title}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
