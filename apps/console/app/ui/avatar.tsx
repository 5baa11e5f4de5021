/** The first letters of the first two words of a name. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map(([letter = '']) => letter.toLocaleUpperCase('it'))
    .join('')

/** Grounds that the dark letters stand out on, in both colour schemes. */
const grounds = ['bg-[#e4a79a]', 'bg-[#a9c6d9]', 'bg-[#f4c64a]', 'bg-[#a8bf9b]'] as const

/** The same name has the same colour everywhere. */
const groundOf = (name: string) =>
  grounds[
    [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 0) % grounds.length
  ]

/** Somebody as a coloured mark beside their name, which is read in its place. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className={`grid h-7 w-7 flex-none place-items-center rounded-full text-t12 font-semibold text-coal ${groundOf(name)}`}
    >
      {initialsOf(name)}
    </span>
  )
}
