import { useTranslation } from 'react-i18next'
import drawing from '../../ui/stars.svg?url'

/** Five stars of which some are full; read as one picture with its number. */
export function Stars({ stars, size = 16 }: { stars: number; size?: number }) {
  const { t } = useTranslation()
  const full = Math.round(stars)
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
      {full > 0 && <use href={`${drawing}#stars-${full}`} className="fill-amber" />}
    </svg>
  )
}
