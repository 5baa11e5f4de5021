export const sellers = {}
