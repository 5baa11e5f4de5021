export const design = {
  optional: 'optional',
  fewer: 'One fewer: {{label}}',
  more: 'One more: {{label}}',
  previousPrice: 'previous price',
  discount: 'discount',
  breadcrumb: 'Breadcrumb',
  close: 'Close',
  longest: 'At most {{most}} characters',
  errorSummary: 'To put right',
}
