import { Link } from 'react-router'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import { ProductImage } from '../../ui/product-image.tsx'

/** What an editor wrote for the place `home/hero`. */
export type HeroContent = { title: string; text: string; image: string; link: string | null }

type HeroProps = {
  content: HeroContent | null
  /** What is good this month; every word leads to products on sale. */
  words: readonly { label: string; search: string }[]
  productsCount: number
  sellersCount: number
}

/** Columns 7 to 12 above the table; on phones a band below the words. The layers inside overlap those of the section. */
const stageClass =
  'relative mt-3.5 aspect-[628/440] w-full md:absolute md:right-6 md:bottom-[calc(var(--table)-62px)] md:left-[calc(50%+12px)] md:mt-0 md:w-auto 2xl:right-[-12px] 3xl:right-[-42px]'

/** Sun and still life, drawn for the month. */
function HouseStage() {
  return (
    <div className={stageClass} aria-hidden="true">
      <picture>
        <source
          type="image/avif"
          srcSet="/art/hero-sun-480.avif 480w, /art/hero-sun.avif 880w"
          sizes="(min-width: 1328px) 440px, (min-width: 768px) 34vw, 65vw"
        />
        <img
          src="/art/hero-sun.webp"
          alt=""
          width={880}
          height={880}
          className="absolute bottom-[0.5%] left-[21%] w-[70%] max-w-none"
        />
      </picture>
      <picture>
        <source
          type="image/avif"
          srcSet="/art/hero-objects-760.avif 760w, /art/hero-objects.avif 1352w"
          sizes="(min-width: 1328px) 676px, (min-width: 768px) 52vw, 100vw"
        />
        <source
          type="image/webp"
          srcSet="/art/hero-objects-760.webp 760w, /art/hero-objects.webp 1352w"
          sizes="(min-width: 1328px) 676px, (min-width: 768px) 52vw, 100vw"
        />
        <img
          src="/art/hero-objects.webp"
          alt=""
          width={1352}
          height={960}
          fetchPriority="high"
          className="absolute bottom-[-10.9%] left-[-1.3%] z-4 w-[107.6%] max-w-none"
        />
      </picture>
    </div>
  )
}

/** The picture an editor chose instead. */
function OwnStage({ url }: { url: string }) {
  return (
    <div className={stageClass}>
      <ProductImage
        url={url}
        alt=""
        width={1256}
        height={880}
        widths={[400, 800, 1200]}
        sizes="(min-width: 768px) 50vw, 100vw"
        eager
        className="absolute inset-0 z-4"
        imgClassName="h-full rounded-panel"
      />
    </div>
  )
}

/** The claim beside the still life of the month, on a table that goes on under the cover. */
export function Hero({ content, words, productsCount, sellersCount }: HeroProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <section
      data-block="hero"
      className="hero on-green relative isolate overflow-hidden bg-[#24634a] text-[#fff9e8] md:h-[548px] lg:h-[576px] 2xl:h-[598px] 3xl:h-[644px]"
    >
      <div className="hero-hills absolute inset-x-0 bottom-[calc(var(--table)-50px)] z-2 h-[110px] md:bottom-[calc(var(--table)-66px)] md:h-[180px]" />
      <div className="absolute inset-x-0 bottom-0 z-3 h-(--table) border-t-[5px] border-[#fffaf0] bg-[#f0ead8]" />
      <Container className="relative pb-[calc(44px+8vw)] md:h-full md:pb-0">
        <div className="relative z-5 flex flex-col justify-center pt-6.5 md:h-[calc(100%-var(--table))] md:w-[calc(50%-12px)] md:pt-0">
          <h1 className="text-[clamp(1.8125rem,9.1vw,2.375rem)] leading-[1.05] md:text-[clamp(2.125rem,4vw,3.625rem)]">
            {content?.title ?? t('home.title')}
          </h1>
          <p className="mt-3 mb-4.5 max-w-[27em] text-[1.0625rem] text-[#e9f2e4] lg:mt-4 lg:mb-5.5 lg:text-[1.1875rem]">
            {content?.text || t('home.lead')}
          </p>
          <div className="flex flex-wrap items-center gap-x-7 gap-y-1">
            <LinkButton to={to(content?.link ?? '/products')} variant="amber">
              {productsCount > 0 ? t('home.browseAll', { count: productsCount }) : t('home.browse')}
            </LinkButton>
            <Link
              to={to('/sellers')}
              className="inline-flex min-h-11 items-center font-semibold text-[#fff9e8] underline decoration-green-300 decoration-[1.5px] underline-offset-[6px] hover:decoration-current"
            >
              {sellersCount > 0 ? t('home.sellersOnMap', { count: sellersCount }) : t('home.findSellers')}
            </Link>
          </div>
        </div>
        {content?.image ? <OwnStage url={content.image} /> : <HouseStage />}
        {words.length > 0 && (
          <nav
            data-block="season"
            aria-labelledby="season"
            className="absolute bottom-(--lift) left-6 z-5 hidden h-[calc(var(--table)-var(--lift)-5px)] w-[calc(50%-60px)] items-center gap-4.5 text-coal xl:flex"
          >
            <h2 id="season" className="text-xl whitespace-nowrap">
              {t('shell.season')}
            </h2>
            <ul className="flex max-h-[72px] flex-wrap gap-x-4.5 overflow-hidden">
              {words.map(({ label, search }) => (
                <li key={label}>
                  <Link
                    to={`${to('/products')}?title_contains=${encodeURIComponent(search)}`}
                    className="inline-flex min-h-9 items-center text-[0.9375rem] font-semibold whitespace-nowrap text-green-700 underline decoration-green-300 decoration-[1.5px] underline-offset-[5px] hover:decoration-current"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </Container>
    </section>
  )
}
