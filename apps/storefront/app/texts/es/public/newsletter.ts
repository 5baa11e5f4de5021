/** Newsletter on home page and journal. */
export const newsletter = {
  page: 'Boletín',
  title: 'La cosecha, una vez al mes',
  lead: 'Quién ha vendimiado, molido y curado. Y qué comprar mientras dura.',
  label: 'Tu correo',
  placeholder: 'nombre@ejemplo.es',
  submit: 'Apúntame',
  hint: 'Te das de baja con un clic.',
  privacy: 'Lee el aviso de privacidad',
  invalid: 'Revisa la dirección: falta algo',
  failed: 'No hemos podido apuntarte. Inténtalo en un momento.',
  sent: 'Te hemos escrito: abre el enlace del correo para confirmar.',
}
