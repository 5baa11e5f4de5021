import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { join } from '../join.ts'

type Look = {
  /** `primary` green · `amber` only on green grounds · `outline` second choice · `quiet` text only · `danger` deletes for good. */
  variant?: 'primary' | 'amber' | 'outline' | 'quiet' | 'danger'
  /** 52 px, 44 px, 60 px high. */
  size?: 'medium' | 'small' | 'large'
  full?: boolean
}

const variants = {
  primary: 'bg-button text-on-button hover:bg-button-hover',
  amber: 'bg-amber-500 text-coal hover:bg-amber-300',
  outline: 'border-[1.5px] border-current text-link hover:bg-quiet',
  danger: 'border-[1.5px] border-current text-error hover:bg-error-ground hover:text-ink',
  quiet: 'text-link underline decoration-link-line underline-offset-4 hover:decoration-current',
}
const sizes = {
  medium: 'min-h-13 px-6.5 text-base',
  small: 'min-h-11 px-4 text-[0.9375rem]',
  large: 'min-h-14 px-6.5 text-lg',
}

/** Classes of a button, for elements that are not made here. */
export function buttonClass({ variant = 'primary', size = 'medium', full = false }: Look = {}): string {
  return join(
    'inline-flex cursor-pointer items-center justify-center gap-2.5 rounded-control text-center font-semibold transition-colors duration-120 disabled:cursor-default disabled:opacity-60',
    variants[variant],
    sizes[size],
    full && 'w-full',
  )
}

/** A button; `type` is `button` unless said otherwise. */
export function Button({ variant, size, full, className, ...rest }: ComponentProps<'button'> & Look) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(full && { full }) }
  return <button type="button" {...rest} className={join(buttonClass(look), className)} />
}

/** A link that looks like a button. */
export function LinkButton({ variant, size, full, className, ...rest }: ComponentProps<typeof Link> & Look) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(full && { full }) }
  return <Link {...rest} className={join(buttonClass(look), className)} />
}
