import { useTranslation } from '../../../../texts/use-translation.ts'
import type { Fact } from '../fact-strip.tsx'
import { Chapter, columns } from './chapter.tsx'
import { TenPieces } from './ten-pieces.tsx'

export type TasteFact = Fact & { scale: NonNullable<Fact['scale']> }

/** Whether there is something to draw: nothing is drawn of what is not there at all. */
export const hasScale = (fact: Fact): fact is TasteFact => fact.scale !== undefined && fact.scale.share > 0

function Pieces({ fact, category }: { fact: TasteFact; category: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4.5 gap-y-1.5 md:grid-cols-[118px_minmax(0,360px)_auto]">
      <dt className="font-semibold">{fact.name}</dt>
      <dd className="contents">
        <TenPieces share={fact.scale.share} category={category} />
        <span className="text-[0.9375rem] text-ink-2 max-md:col-start-2 max-md:row-start-1">{fact.text}</span>
      </dd>
    </div>
  )
}

function Line({ fact }: { fact: TasteFact }) {
  const { share, ends } = fact.scale
  const at = 11 + share * 438
  return (
    <div>
      <dt className="font-semibold">{fact.name}</dt>
      <dd>
        <span className="mt-1 block text-[0.9375rem] text-ink-2">{fact.text}</span>
        <svg aria-hidden="true" viewBox="0 0 460 30" className="mt-2 block w-full max-w-[460px]">
          <rect y="8" width="460" height="14" rx="7" className="fill-track" />
          <rect y="8" width={at} height="14" rx="7" className="fill-meter" />
          <circle cx={at} cy="15" r="11" strokeWidth="5" className="fill-paper stroke-ink" />
        </svg>
        <span className="mt-1.5 flex max-w-[460px] justify-between gap-4 text-sm text-ink-2">
          <span>{ends?.[0]}</span>
          <span className="text-right">{ends?.[1]}</span>
        </span>
      </dd>
    </div>
  )
}

type TasteProps = {
  notes: string | null
  /** Language of the notes where it is another than that of the page. */
  foreign: string | undefined
  facts: readonly TasteFact[]
  category: string
}

/** How it tastes: in its producer's words, and drawn: what he measured or judged, each with its number or word. Nothing without both. */
export function TasteChapter({ notes, foreign, facts, category }: TasteProps) {
  const { t } = useTranslation()
  if (facts.length === 0 && !notes) return null
  const lines = facts.filter(({ scale }) => scale.ends)
  const pieces = facts.filter(({ scale }) => !scale.ends)
  return (
    <Chapter id="taste" title={t('catalogue.chapters.taste')}>
      {notes && (
        <p
          lang={foreign}
          className="mb-7 max-w-[36em] font-serif text-[1.25rem] leading-[1.35] text-balance lining md:text-[1.5625rem]"
        >
          {notes}
        </p>
      )}
      <div className={columns}>
        {pieces.length > 0 && (
          <dl className="grid content-start gap-5.5">
            {pieces.map((fact) => (
              <Pieces key={fact.name} fact={fact} category={category} />
            ))}
          </dl>
        )}
        {lines.length > 0 && (
          <dl className="grid content-start gap-6">
            {lines.map((fact) => (
              <Line key={fact.name} fact={fact} />
            ))}
          </dl>
        )}
      </div>
      {facts.length > 0 && <p className="mt-7 text-sm text-ink-3">{t('catalogue.tasteSource')}</p>}
    </Chapter>
  )
}
