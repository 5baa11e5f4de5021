export const cards = {}
