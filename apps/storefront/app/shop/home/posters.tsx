import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLocalPath } from '../../texts/use-language.ts'
import { Container } from '../../ui/container.tsx'
import { join } from '../../ui/join.ts'
import { Paragraphs } from '../../ui/paragraphs.tsx'
import { Plate } from '../../ui/plate.tsx'
import { SectionHeading } from './section-heading.tsx'

export type PosterContent = { slug: string; title: string; text: string; image: string; link: string | null }

/** Grounds of the plates: dark ones under light words, light ones under dark words. */
const darkGrounds = ['bg-[#24634a]', 'bg-[#7c2b2f]', 'bg-[#2c6b6d]']
const lightGrounds = ['bg-[#f0ead8]', 'bg-[#a8bf9a]', 'bg-[#e4a79a]']

function Title({ title, link }: Pick<PosterContent, 'title' | 'link'>) {
  const to = useLocalPath()
  return (
    <h3 className="text-[24px] leading-[1.12] md:text-[26px]">
      {link ? (
        <Link
          to={to(link)}
          className="underline decoration-current/50 decoration-[1.5px] underline-offset-[5px] after:absolute after:inset-0 hover:decoration-current"
        >
          {title}
        </Link>
      ) : (
        title
      )}
    </h3>
  )
}

/** Banners: a plate and its words on one flat colour. */
export function Banners({ banners }: { banners: readonly PosterContent[] }) {
  const { t } = useTranslation()
  const id = useId()
  if (banners.length === 0) return null
  return (
    <section data-block="banners" aria-labelledby={id} className="deferred py-12 md:py-18">
      <Container>
        <h2 id={id} className="sr-only">
          {t('home.banners')}
        </h2>
        <ul className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
          {banners.map((banner, index) => (
            <li
              key={banner.slug}
              className={join(
                'plate on-green relative flex flex-col overflow-hidden rounded-panel text-[#fff9e8]',
                index === 0 &&
                  banners.length === 3 &&
                  'md:col-span-2 lg:col-span-1 md:max-lg:[&_img]:aspect-[5/2]',
                darkGrounds[index % darkGrounds.length],
              )}
            >
              {banner.image && (
                <Plate
                  url={banner.image}
                  alt=""
                  width={600}
                  height={400}
                  widths={[400, 600, 800]}
                  sizes="(min-width: 1024px) 410px, (min-width: 768px) 50vw, 100vw"
                  imgClassName="aspect-[3/2]"
                />
              )}
              <div className="grid flex-1 content-start gap-2.5 px-6 pt-5.5 pb-7">
                <Title {...banner} />
                <Paragraphs text={banner.text} className="text-[15px] md:text-base" />
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}

/** Promotions: small posters with a large shape, and the way to everything reduced. */
export function Promotions({ promotions }: { promotions: readonly PosterContent[] }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  if (promotions.length === 0) return null
  return (
    <section data-block="promotions" className="deferred pb-12 md:pb-18">
      <Container>
        <SectionHeading
          title={t('home.promotions')}
          link={t('home.allOffers')}
          to={to('/products?filters=discounts')}
        />
        <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
          {promotions.map((promotion, index) => (
            <li
              key={promotion.slug}
              className={join(
                'plate poster-sun relative flex min-h-45 flex-col justify-end overflow-hidden rounded-panel text-coal',
                lightGrounds[index % lightGrounds.length],
              )}
            >
              {promotion.image && (
                <Plate
                  url={promotion.image}
                  alt=""
                  width={600}
                  height={400}
                  widths={[400, 600]}
                  sizes="(min-width: 768px) 33vw, 100vw"
                  imgClassName="aspect-[3/2]"
                />
              )}
              <div className="relative grid gap-2 px-6 pt-16 pb-6">
                <Title {...promotion} />
                <Paragraphs text={promotion.text} className="text-[15px]" />
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
