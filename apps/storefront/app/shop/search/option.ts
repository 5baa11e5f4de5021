/** How an option of the list below the search field looks. */
export const option =
  'flex min-h-12 cursor-pointer items-center gap-3 px-4 py-1.5 aria-selected:bg-selected [&>svg]:flex-none'
