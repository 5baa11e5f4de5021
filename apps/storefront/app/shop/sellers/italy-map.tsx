import regionsMap from '@filiera/design/italy-regions.svg?url'
import { type RegionCode, regionCodes } from '@filiera/domain/places/regions'
import { Link } from 'react-router'
import type { Zoom } from '../../pages/sellers-query.state.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { join } from '../../ui/join.ts'
import { type MapDot, mapBoxes, unitOf } from './seller-map.state.ts'

/** A dot of the map; without names and ids it leads to its region. */
export type ShownDot = Pick<MapDot, 'x' | 'y' | 'region'> & Partial<Pick<MapDot, 'ids' | 'names'>>

type ItalyMapProps = {
  /** Regions that have something to show. */
  regions: readonly RegionCode[]
  active?: RegionCode | null
  dots?: readonly ShownDot[]
  zoom?: Zoom
  /** Address of a region's page or filter. */
  regionPath: (region: RegionCode) => string
  /** Sellers pointed at, here or in the list beside it. */
  marked?: readonly string[]
  onMark?: (ids: readonly string[]) => void
  /** How much larger dots are on a small map. */
  dotSize?: number
  className?: string
}

function Region({ code, fill }: { code: RegionCode; fill: string }) {
  return <use href={`${regionsMap}#${code}`} className={fill} />
}

type DotProps = { dot: ShownDot; unit: number; isMarked: boolean; path: string } & Pick<
  ItalyMapProps,
  'onMark'
>

function Dot({ dot, unit, isMarked, path, onMark }: DotProps) {
  const ids = dot.ids ?? []
  const many = ids.length > 1
  const radius = (many ? 9 : 7) * unit * (isMarked ? 1.25 : 1)
  return (
    <Link to={path} tabIndex={-1} onPointerEnter={() => onMark?.(ids)} onPointerLeave={() => onMark?.([])}>
      {dot.names && <title>{dot.names}</title>}
      <circle cx={dot.x} cy={dot.y} r={16 * unit} className="fill-transparent stroke-none" />
      {isMarked && (
        <circle
          cx={dot.x}
          cy={dot.y}
          r={radius + 5 * unit}
          className="fill-transparent stroke-ink stroke-2"
        />
      )}
      <circle
        cx={dot.x}
        cy={dot.y}
        r={radius}
        strokeWidth={2 * unit}
        className={join('stroke-coal', isMarked ? 'fill-amber-300' : 'fill-amber')}
      />
    </Link>
  )
}

/** Italy with its sellers as dots. For pointers only: the list beside it holds the same links and is the one that is read out. */
export function ItalyMap(props: ItalyMapProps) {
  const {
    regions,
    active = null,
    dots = [],
    zoom = 'all',
    regionPath,
    marked = [],
    onMark,
    dotSize = 1,
  } = props
  const to = useLocalPath()
  const box = mapBoxes[zoom]
  const unit = unitOf(box)
  return (
    <svg
      aria-hidden="true"
      viewBox={box.join(' ')}
      width={box[2]}
      height={box[3]}
      strokeWidth={1.6 * unit}
      className={join('italy h-auto w-full stroke-map-sea', props.className)}
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
      {dots.map((dot) => (
        <Dot
          key={`${dot.x} ${dot.y}`}
          dot={dot}
          unit={unit * dotSize}
          isMarked={dot.ids?.some((id) => marked.includes(id)) ?? false}
          path={dot.ids?.length === 1 ? to(`/sellers/${dot.ids[0]}`) : regionPath(dot.region)}
          {...(onMark && { onMark })}
        />
      ))}
    </svg>
  )
}
