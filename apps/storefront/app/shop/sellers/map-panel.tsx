import type { RegionCode } from '@filiera/domain/places/regions'
import { Link } from 'react-router'
import { type SellersQuery, sellersSearch, zooms } from '../../pages/sellers-query.state.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { ItalyMap } from './italy-map.tsx'
import { type MapDot, mapBoxes } from './seller-map.state.ts'

type MapPanelProps = {
  query: SellersQuery
  regions: readonly RegionCode[]
  dots: readonly MapDot[]
  marked: readonly string[]
  onMark: (ids: readonly string[]) => void
}

/** Who stands at the dot pointed at, above it. */
function DotLabel({ dot, zoom }: { dot: MapDot; zoom: SellersQuery['zoom'] }) {
  const [left, top, width, height] = mapBoxes[zoom]
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute z-1 max-w-50 [translate:-50%_calc(-100%-16px)] rounded-chip bg-ink px-3 py-1.5 text-center text-[0.8125rem] leading-[1.3] font-semibold text-paper"
      style={{
        left: `clamp(84px, ${((dot.x - left) / width) * 100}%, calc(100% - 84px))`,
        top: `${((dot.y - top) / height) * 100}%`,
      }}
    >
      {dot.names}
    </span>
  )
}

/** The map in its four parts, each an address of its own. */
export function MapPanel({ query, regions, dots, marked, onMark }: MapPanelProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { region, city, zoom } = query
  const path = (change: Partial<SellersQuery>) =>
    to('/sellers') + sellersSearch({ region, city, zoom, ...change })
  const pointed = dots.find((dot) => dot.ids.some((id) => marked.includes(id)))
  return (
    <div className="-mx-2 rounded-panel bg-quiet px-4 pt-4 pb-3 md:mx-0 md:px-5.5 md:pt-4.5">
      <ul
        aria-label={t('sellers.zoom')}
        className="mb-4 grid grid-cols-[repeat(4,auto)] rounded-control bg-track p-1 md:grid-cols-4"
      >
        {zooms.map((part) => (
          <li key={part}>
            <Link
              to={path({ zoom: part })}
              preventScrollReset
              aria-current={part === zoom ? 'true' : undefined}
              className="grid min-h-11 place-items-center rounded-[7px] px-1 text-center text-[0.875rem] leading-[1.15] font-semibold aria-[current]:bg-raised aria-[current]:text-link md:text-[0.9375rem]"
            >
              {t(`sellers.zooms.${part}`)}
            </Link>
          </li>
        ))}
      </ul>
      <div className="relative mx-auto max-w-[440px] xl:max-w-none">
        <ItalyMap
          regions={regions}
          active={region}
          dots={dots}
          zoom={zoom}
          regionPath={(code) => path({ region: code === region ? null : code })}
          marked={marked}
          onMark={onMark}
          className="block max-h-[72vh]"
        />
        {pointed && <DotLabel dot={pointed} zoom={zoom} />}
      </div>
      <p className="mt-2 text-[0.8125rem] text-ink-3">{t('sellers.mapCredit')}</p>
    </div>
  )
}
