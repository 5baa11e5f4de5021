import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Logo } from '../../frame/logo.tsx'
import { useShop } from '../../frame/use-shop.ts'
import { useLocalPath } from '../../texts/use-language.ts'

/** The form on the left, the drawing on the right; on small screens a still life on top. */
export function AuthFrame({ children, foot }: { children: ReactNode; foot?: ReactNode }) {
  const to = useLocalPath()
  const shop = useShop()
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_min(50%,100dvh/1.2)] lg:grid-rows-1">
      <div className="flex flex-col px-4 pt-5 pb-7 md:px-6 lg:px-10 lg:pt-8">
        <div className="mx-auto flex w-full max-w-[440px] flex-1 flex-col">
          <p>
            <Link to={to('/')} className="text-link">
              <Logo name={shop?.name ?? ''} />
            </Link>
          </p>
          <div className="flex flex-1 flex-col py-7 lg:justify-center">{children}</div>
          {foot && <p className="text-sm text-ink-3">{foot}</p>}
        </div>
      </div>
      {/* a tall scene would lose the bottles' necks in a low band: there the objects of the home page stand alone; beside the form
          it is at most as wide as leaves it whole (5:6), and stands on the foot */}
      <picture className="product-image order-first block h-40 bg-[linear-gradient(#24634a_70%,#f0ead8_70%)] px-4 pt-3 pb-1 md:h-60 lg:order-last lg:h-auto lg:bg-[#24634a] lg:bg-none lg:p-0">
        <source media="(min-width: 64rem)" type="image/avif" srcSet="/art/login.avif" />
        <source media="(min-width: 64rem)" srcSet="/art/login.webp" />
        <source type="image/avif" srcSet="/art/hero-objects-760.avif" />
        <img
          src="/art/hero-objects-760.webp"
          alt=""
          width={760}
          height={540}
          className="h-full w-full object-contain object-bottom lg:sticky lg:top-[max(0px,100dvh-60vw)] lg:mt-[max(0px,100dvh-60vw)] lg:h-[min(100dvh,60vw)] lg:object-cover lg:object-bottom"
        />
      </picture>
    </div>
  )
}
