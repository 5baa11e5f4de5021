const KEY = 'return:'

/** Key of the case of a return that its shop did not answer: one for each return. */
export const returnCaseKey = (withdrawalId: string) => `${KEY}${withdrawalId}`

/** The return that such a case is about. */
export const returnOfCase = (key: string) => key.slice(KEY.length)
