import type { Facets } from '@filiera/contract/catalog/facets'
import regionsMap from '@filiera/design/italy-regions.svg?url'
import { type RegionCode, regionCodes } from '@filiera/domain/places/regions'
import { shownCount } from './filter-names.ts'

type RegionMapProps = {
  facets: Facets
  chosen: readonly RegionCode[]
  /** Address of the list with this region added or taken away. */
  address(region: RegionCode): string
  onToggle(region: RegionCode): void
}

/** Italy with the regions that have products, for pointers only: the list beside it is the one that is read out. */
export function RegionMap({ facets, chosen, address, onToggle }: RegionMapProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 610 793"
      width="610"
      height="793"
      className="mx-auto my-2 h-44 w-auto"
    >
      {regionCodes.map((code) => {
        const found = facets.regions.find(({ slug }) => slug === code)
        const isChosen = chosen.includes(code)
        const fill = isChosen ? 'fill-map-act' : found ? 'fill-map-on' : 'fill-map-land'
        const shape = <use href={`${regionsMap}#${code}`} className={`${fill} stroke-paper stroke-3`} />
        if (!found && !isChosen) return <g key={code}>{shape}</g>
        return (
          <a
            key={code}
            href={address(code)}
            tabIndex={-1}
            onClick={(event) => {
              event.preventDefault()
              onToggle(code)
            }}
            className="hover:opacity-75"
          >
            {found && <title>{`${found.name} (${shownCount(found.count, facets)})`}</title>}
            {shape}
          </a>
        )
      })}
    </svg>
  )
}
