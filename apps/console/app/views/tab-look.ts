/** How a tab looks above a list, chosen or not. */
export const tabLook = (isShown: boolean) =>
  `flex min-h-11 items-center border-b-2 px-3 whitespace-nowrap ${isShown ? 'border-link font-semibold text-link' : 'border-transparent text-ink-2'}`
