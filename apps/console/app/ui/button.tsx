import { type ComponentProps, type ReactNode, useImperativeHandle } from 'react'
import { Link } from 'react-router'
import { useKeptKeyboard } from '../browser/use-kept-keyboard.ts'
import { Icon, type IconName } from './icon.tsx'

type Look = {
  /** The one thing to do here. */
  primary?: boolean
  /** What cannot be taken back. */
  danger?: boolean
  /** In rows and panels. */
  small?: boolean
  icon?: IconName
}

const shape =
  'inline-flex items-center justify-center gap-2 rounded-control border font-semibold whitespace-nowrap transition-colors no-underline disabled:cursor-not-allowed disabled:border-line disabled:bg-idle-ground disabled:text-ink-3 max-md:min-h-11'

const colourOf = ({ primary, danger }: Look): string => {
  if (danger) return 'border-bad-text bg-bad-text text-raised enabled:hover:opacity-90'
  return primary
    ? 'border-button bg-button text-on-button enabled:hover:bg-button-hover'
    : 'border-control bg-raised text-ink enabled:hover:bg-hover'
}

const lookOf = (look: Look) =>
  [
    shape,
    look.small ? 'min-h-[30px] px-2.5 text-t13 max-md:min-h-10' : 'min-h-9 px-3.5 text-t14',
    colourOf(look),
  ].join(' ')

/** A button; `type` is `button` unless it sends a form. */
export function Button({
  primary = false,
  danger = false,
  small = false,
  icon,
  children,
  ref,
  ...rest
}: Look & ComponentProps<'button'>) {
  const look = lookOf({ primary, danger, small })
  const button = useKeptKeyboard(rest.disabled === true)
  useImperativeHandle(ref, () => button.current as HTMLButtonElement)
  return (
    <button type="button" {...rest} ref={button} className={look}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </button>
  )
}

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ to, children, ...look }: Look & { to: string; children: string }) {
  return (
    <Link to={to} className={`${lookOf(look)} hover:bg-hover`}>
      {look.icon && <Icon name={look.icon} size={16} />}
      {children}
    </Link>
  )
}

/** The way back to where a screen was opened from. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-9 items-center gap-2 text-t13 wrap-anywhere text-ink-2 max-md:min-h-11 print:hidden"
    >
      <Icon name="arrowLeft" size={16} />
      <span>{children}</span>
    </Link>
  )
}

/** A link in a row that brings a file. */
export function FileLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} download className={`${lookOf({ small: true })} hover:bg-hover`}>
      <Icon name="download" size={16} />
      {children}
    </a>
  )
}

/** A text that does something. */
export function TextButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className="inline-flex min-h-9 items-center gap-2 font-semibold text-link underline decoration-link-line decoration-[1.5px] underline-offset-4 max-md:min-h-11 max-md:min-w-11"
    />
  )
}
