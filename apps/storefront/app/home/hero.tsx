import { MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../design/button.tsx'
import { Container } from '../design/container.tsx'
import { useLocalPath } from '../i18n/use-language.ts'

/** The poster at the top: over the wide drawing from 1024 px, beside or above its own panel below. */
export function Hero() {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <section className="on-green relative overflow-hidden bg-green-800 text-[#fff9e8] md:grid md:grid-cols-2 lg:block lg:bg-[#24634a]">
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
          className="h-70 w-full object-cover object-[50%_45%] md:h-full md:min-h-100 md:object-[44%_50%] lg:h-[620px] lg:object-[72%_62%]"
        />
      </picture>
      <div className="lg:absolute lg:inset-0">
        <Container className="pt-6.5 pb-7.5 md:flex md:h-full md:flex-col md:justify-center md:py-10 lg:pb-29">
          <h1 className="max-w-[9.8em] text-[clamp(31px,9.1vw,37px)] leading-[1.06] md:text-[36px] lg:text-[clamp(36px,3.95vw,60px)]">
            {t('home.title')}
          </h1>
          <p className="mt-3 mb-5.5 max-w-[27em] text-[17px] text-[#e9f2e4] lg:mt-5 lg:mb-7.5 lg:text-[19px]">
            {t('home.lead')}
          </p>
          <div className="flex flex-wrap gap-3.5">
            <LinkButton
              to={to('/products')}
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
