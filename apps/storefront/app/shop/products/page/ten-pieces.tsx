import drawing from '../../../ui/pieces.svg?url'

/** One piece and the gap behind it, in units of the drawing. */
const STEP = 30

const kinds: Readonly<Record<string, string>> = {
  formaggi: 'wedge',
  'olio-e-aceto': 'olive',
  vini: 'grape',
}
const colours: Readonly<Record<string, string>> = {
  wedge: 'fill-[#e3b54f] stroke-[#8a5a12] dark:stroke-[#f6d58a]',
  olive: 'fill-[#6f8f3c] stroke-[#46602a] dark:stroke-[#c0d68f]',
  grape: 'fill-[#7c2b2f] stroke-[#7c2b2f] dark:stroke-[#e4a79a]',
  drop: 'fill-meter stroke-meter',
}

/** Ten pieces of its kind of food, filled to the nearest whole one; the number stands beside them. */
export function TenPieces({ share, category }: { share: number; category: string }) {
  const kind = kinds[category] ?? 'drop'
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 298 24"
      strokeWidth={1.5}
      className={`block w-full max-w-[360px] max-md:col-span-2 ${colours[kind]}`}
    >
      <use href={`${drawing}#${kind}`} className="fill-transparent" />
      <svg aria-hidden="true" width={Math.round(share * 10) * STEP} height="24">
        <use href={`${drawing}#${kind}`} />
      </svg>
    </svg>
  )
}
