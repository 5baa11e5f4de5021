/** A name in which no line ends between a number and what it counts: "750 ml", "2 × 125 g". */
export const unbroken = (name: string): string =>
  name.replace(/(?<=\d) (?=(?:[mc]?l|[mk]?g|pz)\b|[×x] ?\d)|(?<=\d ?[×x]) (?=\d)/g, '\u00a0')
