import regionsMap from '@filiera/design/italy-regions.svg?url'
import { italyMap } from '@filiera/domain/places/italy-map'
import { type RegionCode, regionCodes } from '@filiera/domain/places/regions'

/** Italy with one region marked, as wide as its place; who cannot see it reads the place beside it. */
export function RegionsMap({ region, border }: { region: RegionCode; border: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${italyMap.width} ${italyMap.height}`}
      className="block h-auto w-full stroke-raised"
      strokeWidth={border}
    >
      {regionCodes.map((code) => (
        <use
          key={code}
          href={`${regionsMap}#${code}`}
          className={code === region ? 'fill-ok-text' : 'fill-control'}
          opacity={code === region ? 1 : 0.45}
        />
      ))}
    </svg>
  )
}
