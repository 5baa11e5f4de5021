/** Number of an order, as `4F7K-Q2MX-9D3T-8WHA`. */
export const ORDER_NUMBER = /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/
