import type { ComponentProps, ReactNode } from 'react'
import { join } from '../join.ts'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & {
  children: ReactNode
  /** Number at the right edge, e.g. how many products; a text where it is only known to be more. */
  count?: number | string
}

const row = 'flex min-h-11 cursor-pointer gap-3 text-[0.9375rem]'

function Words({ children, count }: Pick<ChoiceProps, 'children' | 'count'>) {
  return (
    <>
      <span className="flex-1 first-letter:uppercase">{children}</span>
      {count !== undefined && <span className="-ml-1 text-ink-3">{count}</span>}
    </>
  )
}

/** A checkbox beside the first line of its words; the whole row is the target. */
export function Checkbox({ children, count, className, ...rest }: ChoiceProps) {
  return (
    <label className={join(row, 'items-start py-2.5', className)}>
      <input {...rest} type="checkbox" className="choice-box choice-check rounded-[5px]" />
      <Words {...(count !== undefined && { count })}>{children}</Words>
    </label>
  )
}

/** One of several choices with the same `name`. */
export function Radio({ children, count, className, ...rest }: ChoiceProps) {
  return (
    <label className={join(row, 'items-center', className)}>
      <input {...rest} type="radio" className="choice-box rounded-full checked:border-[7px]" />
      <Words {...(count !== undefined && { count })}>{children}</Words>
    </label>
  )
}
