export const blog = {
  title: 'Il blog',
  lead: 'Come si fa, da dove viene, come si legge un’etichetta: la spesa raccontata da chi la conosce.',
}
