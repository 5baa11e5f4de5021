/** What a field of a sent form says, without space around it; empty for a file and for none. */
export const formText = (value: FormDataEntryValue | null): string =>
  typeof value === 'string' ? value.trim() : ''
