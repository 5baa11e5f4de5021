import { cityName, type RegionCode, regions } from '@filiera/domain/places/regions'
import { useLanguage } from '../texts/use-language.ts'
import { join } from './join.ts'
import silhouette from './maps/italy-silhouette.svg?url'

/** Italy with a region filled. */
export function RegionMark({ region }: { region: RegionCode }) {
  return (
    <svg aria-hidden="true" width="20" height="26" viewBox="0 0 610 793" className="flex-none">
      <use href={`${silhouette}#${region}`} />
    </svg>
  )
}

/** Where something comes from: Italy with its region filled, then "Puglia, Andria". */
export function Provenance(props: { region: RegionCode; city: string; className?: string }) {
  const language = useLanguage()
  return (
    <span className={join('flex items-center gap-2 text-sm font-medium text-link', props.className)}>
      <RegionMark region={props.region} />
      <span>
        <span className="region-name">{regions[props.region].name[language]}, </span>
        {cityName(props.city, language)}
      </span>
    </span>
  )
}
