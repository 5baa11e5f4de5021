import { type RegionCode, regionCodes } from '@filiera/domain/regions'
import { Link } from 'react-router'
import { join } from '../design/join.ts'
import regionsMap from '../design/maps/italy-regions.svg?url'
import { useLocalPath } from '../i18n/use-language.ts'
import { MAP_HEIGHT, MAP_WIDTH, type MapDot } from './seller-map.state.ts'

type ItalyMapProps = {
  /** Regions that have something to show. */
  regions: readonly RegionCode[]
  active?: RegionCode | null
  dots?: readonly MapDot[]
  /** Address of a region's page or filter. */
  regionPath: (region: RegionCode) => string
  className?: string
}

const names = (dot: MapDot) => dot.sellers.map(({ name, city }) => `${name}, ${city}`).join(' · ')

function Region({ code, fill }: { code: RegionCode; fill: string }) {
  return <use href={`${regionsMap}#${code}`} className={join(fill, 'stroke-map-sea stroke-[1.6]')} />
}

/** Italy with its sellers as dots. For pointers only: the list beside it holds the same links and is the one that is read out. */
export function ItalyMap({ regions, active = null, dots = [], regionPath, className }: ItalyMapProps) {
  const to = useLocalPath()
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      width={MAP_WIDTH}
      height={MAP_HEIGHT}
      className={join('h-auto w-full overflow-visible', className)}
    >
      {regionCodes.map((code) => {
        const isOn = regions.includes(code)
        const fill = code === active ? 'fill-map-act' : isOn ? 'fill-map-on' : 'fill-map-land'
        const shape = <Region key={code} code={code} fill={fill} />
        return isOn ? (
          <Link
            key={code}
            to={regionPath(code)}
            tabIndex={-1}
            preventScrollReset
            className="hover:opacity-80"
          >
            {shape}
          </Link>
        ) : (
          shape
        )
      })}
      {dots.map((dot) => {
        const [first] = dot.sellers
        return first ? (
          <Link
            key={first.id}
            to={dot.sellers.length === 1 ? to(`/sellers/${first.id}`) : regionPath(first.region)}
            tabIndex={-1}
          >
            <title>{names(dot)}</title>
            <circle cx={dot.x} cy={dot.y} r="16" className="fill-transparent" />
            <circle
              cx={dot.x}
              cy={dot.y}
              r={dot.sellers.length > 1 ? 9 : 7}
              className="fill-amber stroke-coal stroke-2"
            />
          </Link>
        ) : null
      })}
    </svg>
  )
}
