export const cart = {}
