import { pictureOfWidth } from '@filiera/domain/picture-url'
import { Icon } from './icon.tsx'

const looks = { 24: 'h-6 w-6', 32: 'h-8 w-8', 44: 'h-11 w-11', 48: 'h-12 w-12' }

/** Picture of a product, as small as rows are; without one a sign that it lacks a photo. */
export function Picture({ picture, size }: { picture: string | null | undefined; size: keyof typeof looks }) {
  const look = `${looks[size]} flex-none rounded-chip bg-quiet`
  if (!picture)
    return (
      <i aria-hidden="true" className={`${look} grid place-items-center text-ink-3`}>
        <Icon name="images" size={size > 32 ? 20 : 16} />
      </i>
    )
  return (
    <img
      src={pictureOfWidth(picture, 200, 'webp')}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={`${look} object-cover [filter:var(--image-filter)]`}
    />
  )
}
