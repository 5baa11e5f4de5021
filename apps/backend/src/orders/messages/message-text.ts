/** Line breaks as one character each, whatever the sender's system writes. */
export const oneKindOfLineBreak = (text: string): string => text.replace(/\r\n?/g, '\n')
