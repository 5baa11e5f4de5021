import { join } from './join.ts'

/** Sky, table, the shape behind and the letter: images of what has no picture. */
const grounds = [
  { sky: '#24634a', table: '#f0ead8', shape: '#f4c64a', ink: '#17211b' },
  { sky: '#f4c64a', table: '#d9502e', shape: '#fff3d6', ink: '#17211b' },
  { sky: '#7db1d0', table: '#f0ead8', shape: '#fff3d6', ink: '#1f4f86' },
  { sky: '#7c2b2f', table: '#e6b9ab', shape: '#e6b9ab', ink: '#5a1d21' },
  { sky: '#e6b9ab', table: '#a8452c', shape: '#fff3d6', ink: '#7c2b2f' },
  { sky: '#a8bf9a', table: '#24634a', shape: '#fff3d6', ink: '#174834' },
] as const

const groundOf = (name: string) => {
  const sum = [...name].reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return grounds[sum % grounds.length] ?? grounds[0]
}

/** An image with the first letter of a name, its colours always the same for it. */
export default function NameImage({ name, className }: { name: string; className?: string }) {
  const { sky, table, shape, ink } = groundOf(name)
  return (
    <svg
      viewBox="0 0 200 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={join('product-image block', className)}
    >
      <path fill={sky} d="M0 0h200v200H0z" />
      <path fill={table} d="M0 140h200v60H0z" />
      <circle cx="100" cy="100" r="52" fill={shape} />
      <text x="100" y="122" fill={ink} textAnchor="middle" className="font-serif" fontSize="62">
        {[...name.trim()][0]?.toUpperCase()}
      </text>
    </svg>
  )
}
