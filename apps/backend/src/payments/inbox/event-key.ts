/** Names an event of MangoPay, which has no id of its own: a hook and the list of events name it alike. */
export const eventKey = (type: string, resourceId: string, date: string | undefined) =>
  `${type}|${resourceId}|${/^\d{1,12}$/.test(date ?? '') ? date : ''}`
