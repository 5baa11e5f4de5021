import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const five = [1, 2, 3, 4, 5]

/** Five stars of which some are full; read as one picture with its number. */
export function Stars({ stars, size = 16 }: { stars: number; size?: number }) {
  const { t } = useTranslation()
  return (
    <span role="img" aria-label={t('reviews.stars', { count: stars })} className="inline-flex gap-0.5">
      {five.map((star) => (
        <Star
          key={star}
          aria-hidden
          size={size}
          strokeWidth={1.5}
          className={
            star <= Math.round(stars)
              ? 'fill-amber stroke-[#a86a00] dark:stroke-amber'
              : 'fill-transparent stroke-[#a86a00] dark:stroke-amber'
          }
        />
      ))}
    </span>
  )
}
