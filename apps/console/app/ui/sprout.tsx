/** The sprout of the wordmark. */
export function Sprout({ height = 24 }: { height?: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 26 34"
      width={(height * 26) / 34}
      height={height}
      className="flex-none fill-current"
    >
      <path d="M12 34V20C5.500 20 1 15.500 1 8.500 8 8.500 12.500 13 13 18 13.500 9.500 18 3 25 1c.7 8.500-3.500 15.500-11 17.500V34Z" />
    </svg>
  )
}
