import { type ComponentProps, createElement } from 'react'

type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>]
type IconProps = ComponentProps<'svg'> & { size?: number }

/**
 * Draws an icon of `lucide-react` (ISC). The build puts this in the place of the package's own factory, which carries
 * two kilobytes of naming and accessibility helpers into every page; ours are decorative or named by their button.
 */
export default function createIcon({ node }: { node: readonly IconNode[] }) {
  return function Icon({ size = 24, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
