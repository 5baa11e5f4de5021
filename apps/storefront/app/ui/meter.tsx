import { join } from './join.ts'

type MeterProps = {
  /** 0 to 1; 1 is full. */
  share: number
  /** The sentence beside it, for assistive technology. */
  text: string
  /** 0 to 1: how full it was; drawn darker within. */
  former?: number
  /** Green all the way, where nothing is to be reached. */
  steady?: boolean
  className?: string
}

const percentOf = (share: number) => Math.round(Math.max(0, Math.min(1, share)) * 100)

/** The warehouse meter: how far a cart is from free delivery. It never speaks alone: a sentence stands by it. */
export function Meter({ share, text, former = 0, steady = false, className }: MeterProps) {
  const percent = percentOf(share)
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
            'transition-[width,fill] duration-400 ease-[cubic-bezier(0.3,0.7,0.2,1)]',
            steady || percent === 100 ? 'fill-meter' : 'fill-meter-part',
          )}
        />
        {former > 0 && percent < 100 && (
          <rect width={`${percentOf(former)}%`} height="100%" rx="5" className="fill-meter-former" />
        )}
      </svg>
    </div>
  )
}
