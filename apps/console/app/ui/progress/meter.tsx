/** The one gauge of the console: how much of something is done; amber until it is whole. */
export function Meter({ done, all, label }: { done: number; all: number; label: string }) {
  const share = all === 0 ? 0 : Math.min(1, done / all)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={all}
      aria-valuenow={done}
      className="h-2 overflow-hidden rounded-full bg-track forced-color-adjust-none"
    >
      <div
        style={{ width: `${share * 100}%` }}
        className={`h-full rounded-full transition-[width] ${share < 1 ? 'bg-meter-part' : 'bg-meter'}`}
      />
    </div>
  )
}
