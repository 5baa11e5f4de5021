import { Icon } from '../icon.tsx'

/** How far something is on its way: its steps in words, and the place of the one that it is at, from 0. */
export function Steps({ names, at }: { names: readonly string[]; at: number }) {
  return (
    <ol className="mb-4 flex flex-wrap items-center gap-x-2 gap-y-2 md:gap-x-3 print:hidden">
      {names.map((name, index) => {
        const isPast = index < at
        const isNow = index === at
        const look = isPast
          ? 'border-button bg-button text-on-button'
          : isNow
            ? 'border-ink bg-ink text-ground'
            : 'border-control text-ink-2'
        return (
          <li key={name} aria-current={isNow ? 'step' : undefined} className="flex items-center gap-2">
            {index > 0 && <i aria-hidden="true" className="w-2 border-t-2 border-line md:w-8" />}
            <span
              aria-hidden="true"
              className={`grid h-[22px] w-[22px] place-items-center rounded-full border text-t12 ${look}`}
            >
              {isPast ? <Icon name="check" size={14} /> : index + 1}
            </span>
            <span
              className={`text-t13 ${isNow ? 'font-semibold' : 'sr-only md:not-sr-only'} ${isPast ? 'text-link' : isNow ? '' : 'text-ink-2'}`}
            >
              {name}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
