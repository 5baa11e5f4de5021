import drawing from '../../../../ui/pieces.svg?url'

/** One piece and the gap behind it, in units of the drawing. */
const STEP = 30

const kinds: Readonly<Record<string, string>> = {
  formaggi: 'wedge',
  'olio-e-aceto': 'olive',
  vini: 'grape',
}

/** Ten pieces of its kind of food, filled to the nearest whole one; the number stands beside them. */
export function TenPieces({ share, category }: { share: number; category: string }) {
  const kind = kinds[category] ?? 'drop'
  return (
    <svg aria-hidden="true" viewBox="0 0 298 24" className="block w-full max-w-[360px] max-md:col-span-2">
      <use href={`${drawing}#${kind}`} className="opacity-25" />
      <svg aria-hidden="true" width={Math.round(share * 10) * STEP} height="24">
        <use href={`${drawing}#${kind}`} />
      </svg>
    </svg>
  )
}
