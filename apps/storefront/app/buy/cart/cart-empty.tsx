import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useSeason } from '../../frame/use-shop.ts'
import { useAuthStore } from '../../state/auth/auth-store.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { LinkButton } from '../../ui/forms/button.tsx'
import { SmallImage } from '../../ui/small-image.tsx'
import { Arrivals } from './arrivals.tsx'

/** Ways on from an empty cart: the season, all products, for visitors their account, and what has just arrived. */
export function CartEmpty({ arrivals }: { arrivals: ComponentProps<typeof Arrivals>['fromServer'] }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const isLoggedIn = useAuthStore((state) => state.isLoggedIn)
  const words = useSeason()
  return (
    <>
      <section className="mb-10 grid overflow-hidden bg-quiet max-md:-mx-4 md:mt-2 md:mb-14 md:rounded-panel lg:grid-cols-[5fr_7fr]">
        <picture className="product-image relative block aspect-[17/9] lg:aspect-auto">
          <source type="image/avif" srcSet="/art/empty-cart.avif" />
          <img
            src="/art/empty-cart.webp"
            alt=""
            width={1000}
            height={1000}
            className="absolute inset-0 size-full object-cover object-[50%_86%]"
          />
        </picture>
        <div className="px-4 py-6 md:px-8 md:py-10 xl:px-12 xl:py-14">
          <h1 className="text-[1.875rem] md:text-4xl xl:text-[2.625rem]">{t('cart.emptyTitle')}</h1>
          <p className="mt-2.5 text-ink-2">{t(words.length > 0 ? 'cart.emptySeason' : 'cart.emptyText')}</p>
          {words.length > 0 && (
            <ul className="mt-4 flex flex-wrap gap-2">
              {words.map(({ label, path, image }) => (
                <li key={path}>
                  <Link
                    to={to(path)}
                    className="flex min-h-11 items-center gap-2.5 rounded-control border border-control bg-paper py-1 pr-3.5 pl-1 text-[0.9375rem] font-semibold hover:text-link"
                  >
                    <SmallImage url={image} sizes="36px" className="w-9 flex-none rounded-chip" />
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-1">
            <LinkButton to={to('/products')}>{t('cart.emptyAction')}</LinkButton>
            {!isLoggedIn && (
              <Link
                to={`${to('/login')}?next=${encodeURIComponent(to('/cart'))}`}
                className="inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line underline-offset-[5px] hover:decoration-current"
              >
                {t('cart.emptyLogIn')}
              </Link>
            )}
          </div>
        </div>
      </section>
      <Arrivals fromServer={arrivals} />
    </>
  )
}
