import type { ReactNode } from 'react'

/** A mark is white in both themes, as on the card. */
export const markClass =
  'inline-grid h-7 min-w-11 flex-none place-items-center rounded-[5px] border border-[#dfe5de] bg-white px-1.5 font-sans text-[0.8125rem] leading-none font-bold whitespace-nowrap text-coal'

const visa = <span className="text-[#1a3f94]">VISA</span>
const amex = <span className="text-[#016fd0]">AMEX</span>
const mastercard = (
  <svg aria-hidden="true" viewBox="0 0 30 18" width="30" height="18">
    <circle cx="10.500" cy="9" r="8" fill="#eb001b" />
    <circle cx="19.500" cy="9" r="8" fill="#f79e1b" fillOpacity=".92" />
  </svg>
)

/** Schemes by the provider's word for them; its combined type does not tell the two apart (specification §9). */
const schemes: Readonly<Record<string, { name: string; marks: readonly ReactNode[] }>> = {
  VISA: { name: 'Visa', marks: [visa] },
  MASTERCARD: { name: 'Mastercard', marks: [mastercard] },
  CB_VISA_MASTERCARD: { name: 'Visa/Mastercard', marks: [visa, mastercard] },
  MAESTRO: { name: 'Maestro', marks: ['Maestro'] },
  DINERS: { name: 'Diners Club', marks: ['Diners'] },
  AMEX: { name: 'American Express', marks: [amex] },
}

const schemeOf = (type: string) => {
  const name = type.replaceAll('_', ' ')
  return schemes[type.toUpperCase()] ?? { name, marks: [name] }
}

/** The scheme of a card in words, as one says it before its last digits. */
export const schemeName = (type: string): string => schemeOf(type).name

/** The scheme of a card as a small sign. */
export function CardBrand({ type }: { type: string }) {
  const { name, marks } = schemeOf(type)
  return (
    <span role="img" aria-label={name} className="flex flex-none gap-1.5">
      {marks.map((mark, index) => (
        <span key={String(index)} className={markClass}>
          {mark}
        </span>
      ))}
    </span>
  )
}
