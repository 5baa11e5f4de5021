/** What `ilike` is given to find what contains a typed text: its signs stand for themselves. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
