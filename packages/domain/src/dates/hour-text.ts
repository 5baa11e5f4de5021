/** `09:05` of an hour and a minute. */
export const hourText = (hour: number, minute: number): string =>
  [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
