/** Views of a list that somebody saves for themselves. */
export const views = {
  own: '{{name}} (mine)',
  new: 'Save this view',
  change: 'Rename or delete',
  update: 'Update “{{name}}”',
  name: 'Name of the view',
  hint: 'Keeps the list as you see it now, with filters and search. Only you see it.',
  hintUnsearched: 'Keeps the list as you see it now, with filters but without the search. Only you see it.',
  remove: 'Delete the view',
  nameless: 'Write a name.',
  taken: 'You already have a view with this name.',
  full: 'You already have {{count}} views: delete one.',
  failed: 'Not saved: try again.',
}
