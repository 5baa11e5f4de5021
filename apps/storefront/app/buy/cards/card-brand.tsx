/** The scheme of a card as a small sign; the combined type of the provider does not tell its two apart (specification §9). */
export function CardBrand({ type }: { type: string }) {
  const name = type === 'CB_VISA_MASTERCARD' ? 'Visa/Mastercard' : type.replaceAll('_', ' ')
  return (
    <span className="inline-grid h-7 min-w-11 flex-none place-items-center rounded-[5px] border border-line bg-white px-1.5 text-[0.8125rem] font-bold whitespace-nowrap text-coal">
      {name}
    </span>
  )
}
