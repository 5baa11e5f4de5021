import { MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocalPath } from '../../texts/use-language.ts'
import { Container } from '../../ui/container.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import { Plate } from '../../ui/plate.tsx'

/** What an editor wrote for the place `home/hero`. */
export type HeroContent = { title: string; text: string; image: string; link: string | null }

const pictureClass = 'h-70 w-full object-cover md:h-full md:min-h-100 lg:h-[620px]'

/** The poster of the house, drawn wide and tall. */
function HousePicture() {
  return (
    <picture className="plate block md:order-2">
      <source
        media="(max-width: 1023px)"
        type="image/avif"
        srcSet="/art/hero-tall-724.avif 724w, /art/hero-tall.avif 900w"
        sizes="(min-width: 768px) 50vw, 100vw"
        width={900}
        height={760}
      />
      <source
        media="(max-width: 1023px)"
        type="image/webp"
        srcSet="/art/hero-tall-724.webp 724w, /art/hero-tall.webp 900w"
        sizes="(min-width: 768px) 50vw, 100vw"
        width={900}
        height={760}
      />
      <source
        type="image/avif"
        srcSet="/art/hero-wide-1200.avif 1200w, /art/hero-wide.avif 1760w"
        sizes="max(100vw, 1364px)"
        width={1760}
        height={800}
      />
      <source
        type="image/webp"
        srcSet="/art/hero-wide-1200.webp 1200w, /art/hero-wide.webp 1760w"
        sizes="max(100vw, 1364px)"
        width={1760}
        height={800}
      />
      <img
        src="/art/hero-wide.jpg"
        alt=""
        width={1760}
        height={800}
        fetchPriority="high"
        className={`${pictureClass} object-[50%_45%] md:object-[44%_50%] lg:object-[72%_62%]`}
      />
    </picture>
  )
}

/** The picture an editor chose instead. */
function OwnPicture({ url }: { url: string }) {
  return (
    <Plate
      url={url}
      alt=""
      width={1700}
      height={800}
      widths={[400, 800, 1200, 1700]}
      sizes="(min-width: 768px) and (max-width: 1023px) 50vw, 100vw"
      eager
      className="md:order-2"
      imgClassName={pictureClass}
    />
  )
}

/** The poster at the top: over the wide drawing from 1024 px, beside or above its own panel below. */
export function Hero({ content }: { content: HeroContent | null }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <section
      data-block="hero"
      className="on-green relative overflow-hidden bg-green-800 text-[#fff9e8] md:grid md:grid-cols-2 lg:block lg:bg-[#24634a]"
    >
      {content?.image ? <OwnPicture url={content.image} /> : <HousePicture />}
      <div className="lg:absolute lg:inset-0">
        <Container className="pt-6.5 pb-7.5 md:flex md:h-full md:flex-col md:justify-center md:py-10 lg:pb-29">
          <h1 className="max-w-[9.8em] text-[clamp(31px,9.1vw,37px)] leading-[1.06] md:text-[33px] lg:text-[clamp(36px,3.95vw,60px)]">
            {content?.title ?? t('home.title')}
          </h1>
          <p className="mt-3 mb-5.5 max-w-[27em] text-[17px] text-[#e9f2e4] lg:mt-5 lg:mb-7.5 lg:text-[19px]">
            {content?.text || t('home.lead')}
          </p>
          <div className="flex flex-wrap gap-3.5">
            <LinkButton
              to={to(content?.link ?? '/products')}
              variant="amber"
              className="flex-1 whitespace-nowrap md:flex-none"
            >
              {t('home.browse')}
            </LinkButton>
            <LinkButton
              to={to('/sellers')}
              variant="outline"
              className="flex-1 whitespace-nowrap text-[#fff9e8]! hover:bg-green-700! md:flex-none"
            >
              <MapPin aria-hidden size={20} strokeWidth={1.75} />
              {t('home.findSellers')}
            </LinkButton>
          </div>
        </Container>
      </div>
    </section>
  )
}
