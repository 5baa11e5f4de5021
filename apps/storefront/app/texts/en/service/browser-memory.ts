/** What this browser keeps, on the pages about cookies and privacy. */
export const browserMemory = {
  title: 'What this browser keeps',
  text: 'Only what the shop needs, and only from when it needs it. No advertising, no third-party measurement: that is why there is no banner.',
  session: 'Login (cookie filiera_session)',
  sessionText: 'From when you log in, 30 days after your last visit or until you log out.',
  visitor: 'Cart without an account (cookie filiera_visitor)',
  visitorText: 'From the first product in your cart while you are not logged in, 90 days.',
  cart: 'Cart items',
  cartText: 'Products and quantities, never prices.',
  login: 'Who is logged in',
  loginText: 'E-mail, role and photo, for the header. They go when you log out.',
  wishlist: 'Wishlist',
  wishlistText: 'The products with a heart, to find them again without an account.',
  searches: 'Recent searches',
  searchesText:
    'The last six texts you searched for, to find them again below the search field. They stay on this device.',
  clear: 'Clear everything from this browser',
  clearText: 'You log out and empty this browser’s cart. What is in your account stays in your account.',
  cleared: 'Nothing is left in this browser.',
}
