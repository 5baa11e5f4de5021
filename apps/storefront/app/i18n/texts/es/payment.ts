export const payment = {}
