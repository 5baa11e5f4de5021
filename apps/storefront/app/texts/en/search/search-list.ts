/** What only the page of a search says of its list. */
export const searchList = {
  searchCounted: '{{count}} {{what}}',
  searchColon: '{{what}}: {{products}}',
  suggestMaker: 'Do you know who makes it? Tell us',
}
