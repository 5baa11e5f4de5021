import { useTranslation } from '../../texts/use-translation.ts'
import drawing from '../../ui/stars.svg?url'

/** Mean and number of reviews; nothing before the first one. */
export function Rating({ stars, count }: { stars: number; count: number }) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <span
      role="img"
      aria-label={t('catalogue.rating', { stars: stars.toFixed(2), count })}
      className="flex items-center gap-1.5"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width="15"
        height="15"
        strokeWidth={1.5}
        className="fill-amber stroke-[#a86a00] dark:stroke-amber"
      >
        <use href={`${drawing}#stars-1`} />
      </svg>
      {stars.toFixed(2)} <span>({count})</span>
    </span>
  )
}
