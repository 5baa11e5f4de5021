import { useTexts } from '../texts/texts.tsx'
import { Icon } from '../ui/icon.tsx'

/** A star, given or not; for the eye only. */
export const Star = ({ given, size }: { given: boolean; size: number }) => (
  <span className={`text-warn-text ${given ? '[&>svg]:fill-amber' : ''}`}>
    <Icon name="star" size={size} />
  </span>
)

/** The five stars of a review, and how many of them were given. */
export function Stars({ stars }: { stars: number }) {
  const { t } = useTexts()
  return (
    <p className="flex items-center gap-2.5">
      <span className="flex gap-1">
        {[1, 2, 3, 4, 5].map((star) => (
          <Star key={star} given={star <= stars} size={20} />
        ))}
      </span>
      <b className="font-semibold">{t('reviews.outOf', { stars })}</b>
    </p>
  )
}
