export const design = {
  optional: 'opcional',
  fewer: 'Uno menos: {{label}}',
  more: 'Uno más: {{label}}',
  previousPrice: 'precio anterior',
  discount: 'descuento',
  breadcrumb: 'Ruta',
  close: 'Cerrar',
  longest: 'Como máximo {{most}} caracteres',
  errorSummary: 'Por corregir',
}
