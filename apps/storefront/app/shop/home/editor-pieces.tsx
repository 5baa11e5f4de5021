import { Link } from 'react-router'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { join } from '../../ui/join.ts'
import { Paragraphs } from '../../ui/paragraphs.tsx'
import { ProductImage } from '../../ui/product-image.tsx'

/** What an editor wrote for a place of the page, or a promotion. */
export type Piece = { id: string; title: string; text: string; link: string | null }
export type BannerContent = Piece & { image: string }

/** A title that opens what it speaks of; the whole piece can be pressed. */
function PieceTitle({ title, link }: Pick<Piece, 'title' | 'link'>) {
  const to = useLocalPath()
  if (!link) return title
  return (
    <Link
      to={to(link)}
      className="underline decoration-current/40 decoration-[1.5px] underline-offset-[5px] after:absolute after:inset-0 hover:decoration-current"
    >
      {title}
    </Link>
  )
}

/** Short cuts and promotions, side by side as lines of words. */
export function Pointers({ strip, promotions }: { strip: readonly Piece[]; promotions: readonly Piece[] }) {
  const { t } = useTranslation()
  const lists = [
    { block: 'strip', label: t('home.strip'), pieces: strip },
    { block: 'promotions', label: t('home.promotions'), pieces: promotions },
  ].filter(({ pieces }) => pieces.length > 0)
  if (lists.length === 0) return null
  return (
    <Container className={join('grid pb-6 md:pb-7', lists.length > 1 && 'grid-cols-2')}>
      {lists.map(({ block, label, pieces }) => (
        <nav key={block} data-block={block} aria-label={label} className="border-t border-line not-last:pr-5">
          <ul
            className={join(
              'grid gap-x-5 lg:grid-flow-col',
              lists.length === 1 && 'md:auto-cols-fr md:grid-flow-col',
            )}
          >
            {pieces.map(({ id, title, text, link }) => (
              <li key={id} className="relative min-w-0 py-2.5">
                <p className="font-semibold text-link">
                  <PieceTitle title={title} link={link} />
                </p>
                <p className="sr-only">{text}</p>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </Container>
  )
}

type EditorPiecesProps = { banner: BannerContent | null; points: readonly Piece[] }

/** The first banner, and beside it what an editor explains of how the market works. */
export function EditorPieces({ banner, points }: EditorPiecesProps) {
  const { t } = useTranslation()
  if (!banner && points.length === 0) return null
  return (
    <Container className="grid gap-5 pb-6 md:gap-7 md:pb-9 lg:grid-cols-[7fr_5fr] lg:gap-12">
      {banner && (
        <section
          data-block="banners"
          aria-label={t('home.banners')}
          className="on-green relative grid overflow-hidden rounded-panel bg-[#7c2b2f] text-[#fff9e8] md:grid-cols-[2fr_3fr]"
        >
          {banner.image && (
            <ProductImage
              url={banner.image}
              alt=""
              width={600}
              height={400}
              widths={[400, 600, 800]}
              sizes="(min-width: 1024px) 300px, (min-width: 768px) 40vw, 100vw"
              className="relative"
              imgClassName="aspect-[16/9] object-[50%_75%] md:absolute md:inset-0 md:aspect-auto md:h-full"
            />
          )}
          <div className="grid content-center gap-2 px-6 py-5 md:px-7">
            <h2 className="text-[1.5rem] leading-[1.12] md:text-[1.75rem]">
              <PieceTitle {...banner} />
            </h2>
            <Paragraphs text={banner.text} className="text-[0.9375rem]" />
          </div>
        </section>
      )}
      {points.length > 0 && (
        <ul data-block="explainer" className="grid content-between">
          {points.map(({ id, title, text, link }) => (
            <li key={id} className="relative border-line py-2 not-first:border-t">
              <h2 className="font-sans text-base font-semibold tracking-normal">
                <PieceTitle title={title} link={link} />
              </h2>
              <p className="mt-0.5 text-sm text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </Container>
  )
}
