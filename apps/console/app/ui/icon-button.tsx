import { Icon, type IconName } from './icon.tsx'

/** A small button with a sign, of a row or a tile; large enough for a finger on a phone. */
export function IconButton({
  icon,
  label,
  title = label,
  disabled = false,
  onClick,
}: {
  icon: IconName
  label: string
  /** Shown to the mouse, where less is enough. */
  title?: string
  disabled?: boolean
  onClick(): void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={title}
      disabled={disabled}
      onClick={onClick}
      className="grid h-8 w-8 flex-none place-items-center rounded-control text-ink-2 enabled:hover:bg-hover disabled:opacity-40 max-md:h-11 max-md:w-11"
    >
      <Icon name={icon} size={16} />
    </button>
  )
}
