import { useTranslation } from '../../texts/use-translation.ts'
import drawing from '../../ui/stars.svg?url'

/** One star and the gap behind it, in units of the drawing. */
const STEP = 27
const HALF = 12

/** Five stars, filled to the next half; read as one picture with its number. */
export function Stars({ stars, size = 16 }: { stars: number; size?: number }) {
  const { t } = useTranslation()
  const halves = Math.round(stars * 2)
  const filled = Math.floor(halves / 2) * STEP + (halves % 2) * HALF
  return (
    <svg
      role="img"
      aria-label={t('reviews.stars', { count: stars })}
      viewBox="0 0 132 24"
      width={5.5 * size}
      height={size}
      strokeWidth={1.5}
      className="inline-block stroke-[#a86a00] dark:stroke-amber"
    >
      <use href={`${drawing}#stars-5`} className="fill-transparent" />
      {/* cut off where the filled ones end */}
      <svg aria-hidden="true" width={filled} height="24">
        <use href={`${drawing}#stars-5`} className="fill-amber" />
      </svg>
    </svg>
  )
}
