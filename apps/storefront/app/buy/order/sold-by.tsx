import type { RegionCode } from '@filiera/domain/places/regions'
import silhouette from '../../ui/maps/italy-silhouette.svg?url'

/** A short sentence beside Italy with one region filled; without a region only the sentence. */
export function SoldBy({ region, text }: { region: RegionCode | null; text: string }) {
  return (
    <span className="flex items-center gap-2 text-sm font-medium text-link">
      {region && (
        <svg aria-hidden="true" width="20" height="26" viewBox="0 0 610 793" className="flex-none">
          <use href={`${silhouette}#${region}`} />
        </svg>
      )}
      <span>{text}</span>
    </span>
  )
}
