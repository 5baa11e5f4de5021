/** Sheet of the keys. */
export const keys = {
  title: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  palette: 'Search and commands',
  sheet: 'This list',
  closeSheet: 'Close dialogs and menus',
  goTo: 'Go to {{screen}}',
  after: 'then',
  letters: 'Use one-letter keys',
  lettersHint: 'Switch them off if you dictate text, or if they fire by accident.',
}
