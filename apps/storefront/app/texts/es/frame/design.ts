export const design = {
  optional: 'opcional',
  fewer: 'Uno menos: {{label}}',
  more: 'Uno más: {{label}}',
  previousPrice: 'precio anterior',
  discount: 'descuento',
  breadcrumb: 'Ruta',
  close: 'Cerrar',
  errorSummary: 'Por corregir',
}
