import { join } from './join.ts'

type MeterProps = {
  /** 0 to 1; 1 is full. */
  share: number
  /** The sentence beside it, for assistive technology. */
  text: string
  /** Green all the way, where nothing is to be reached. */
  steady?: boolean
  className?: string
}

/** The warehouse meter: how far a cart is from free delivery. It never speaks alone: a sentence stands by it. */
export function Meter({ share, text, steady = false, className }: MeterProps) {
  const percent = Math.round(Math.max(0, Math.min(1, share)) * 100)
  return (
    <div
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      aria-label={text}
      className={join('h-2.5 overflow-hidden rounded-[5px] bg-track', className)}
    >
      <svg aria-hidden="true" width="100%" height="100%" className="block">
        <rect
          width={`${percent}%`}
          height="100%"
          rx="5"
          className={join(
            'transition-[width] duration-220',
            steady || percent === 100 ? 'fill-meter' : 'fill-meter-part',
          )}
        />
      </svg>
    </div>
  )
}
