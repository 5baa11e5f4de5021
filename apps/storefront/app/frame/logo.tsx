/** The sprout of the wordmark. */
const SPROUT =
  'M12 34V20C5.500 20 1 15.500 1 8.500 8 8.500 12.500 13 13 18 13.500 9.500 18 3 25 1c.7 8.500-3.500 15.500-11 17.500V34Z'

/** Wordmark of the shop; its name is configuration. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex min-h-11 items-center gap-1.5 font-serif text-[1.375rem] leading-none tracking-[-0.02em] min-[22.5rem]:gap-2.5 min-[22.5rem]:text-[1.6875rem] md:text-[2rem]">
      <svg aria-hidden="true" viewBox="0 0 26 34" width="26" height="34" className="fill-current">
        <path d={SPROUT} />
      </svg>
      {name}
    </span>
  )
}
