export const blog = {
  title: 'The blog',
  lead: 'How it is made, where it comes from, how to read a label: food told by people who know it.',
}
