import type { JSX, ReactElement } from 'react'

type IconProps = { size?: number; strokeWidth?: number; className?: string }
export type Icon = (props: IconProps) => JSX.Element

/** An icon of lines in the colour of its text, on a field of 24 units; for the eye only. */
/* @__NO_SIDE_EFFECTS__ */
export function icon(lines: ReactElement): Icon {
  return ({ size = 22, strokeWidth = 1.75, className }) => (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {lines}
    </svg>
  )
}
