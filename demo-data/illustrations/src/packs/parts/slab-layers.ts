// What is seen of a slab of cured meat or fish where it is cut.

type Layers = readonly (readonly [top: number, colour: string, height: number])[]

/** What the cut of a slab shows, layer by layer. */
export const slabs = {
  speck: [
    [-236, '#f4dccb', 20],
    [-214, '#a8323a', 60],
    [-160, '#f7e4d6', 14],
    [-146, '#9c2a34', 74],
    [-74, '#f4dccb', 12],
    [-62, '#a8323a', 34],
  ],
  lardo: [
    [-236, '#f7efe6', 92],
    [-146, '#e8b4a8', 10],
    [-138, '#fbf4ec', 96],
    [-44, '#f0dccb', 22],
  ],
  /** Lean tuna, pressed and dried. */
  mosciame: [
    [-236, '#5a1a20', 60],
    [-178, '#6e2228', 70],
    [-110, '#571820', 60],
    [-52, '#671f26', 30],
  ],
} as const satisfies Record<string, Layers>
