import { italyMap, type Place, placeOf, project } from '@filiera/domain/places/italy-map'
import type { RegionCode } from '@filiera/domain/places/regions'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { RegionsMap } from '../regions-map.tsx'

/** Steps of the arrow keys in units of the drawing, some two kilometres each. */
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const FAR = 10
/** Where the point stands before anybody moved it: the middle of the drawing. */
const MIDDLE = { x: italyMap.width / 2, y: italyMap.height / 2 }

/** The drawn map with the point of the shop: a press puts it there, unless it becomes a scroll; arrow keys move it. */
export function MapPicker({
  place,
  region,
  mayWrite,
  onPlace,
}: {
  place: Place | null
  region: RegionCode
  mayWrite: boolean
  onPlace(place: Place): void
}) {
  const { t } = useTexts()
  const point = place ? project(place) : null
  const put = (event: PointerEvent<HTMLDivElement>) => {
    if (!mayWrite) return
    const box = event.currentTarget.getBoundingClientRect()
    onPlace(
      placeOf({
        x: ((event.clientX - box.left) / box.width) * italyMap.width,
        y: ((event.clientY - box.top) / box.height) * italyMap.height,
      }),
    )
  }
  const move = (event: KeyboardEvent) => {
    const [right, down] = steps[event.key] ?? []
    if (right === undefined || down === undefined) return
    event.preventDefault()
    const { x, y } = point ?? MIDDLE
    const by = event.shiftKey ? FAR : 1
    onPlace(placeOf({ x: x + right * by, y: y + down * by }))
  }
  return (
    <div className="relative w-full max-w-[220px]" onPointerUp={put}>
      <RegionsMap region={region} border={2} />
      <button
        type="button"
        disabled={!mayWrite}
        onKeyDown={move}
        aria-label={t(place ? 'shopPage.pin' : 'shopPage.noPin')}
        style={{
          left: `${((point ?? MIDDLE).x / italyMap.width) * 100}%`,
          top: `${((point ?? MIDDLE).y / italyMap.height) * 100}%`,
        }}
        className={`absolute -mt-3 -ml-3 grid h-6 w-6 place-items-center rounded-full ${point ? '' : 'opacity-50'}`}
      >
        <span className="block h-4 w-4 rounded-full border-2 border-[#17201b] bg-[#f2b134]" />
      </button>
    </div>
  )
}
