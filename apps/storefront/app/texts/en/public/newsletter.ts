/** Newsletter on home page and journal. */
export const newsletter = {
  page: 'Newsletter',
  title: 'The harvest, once a month',
  lead: 'Who has been pressing, milling and ageing, and what to buy while it lasts.',
  label: 'Your e-mail',
  placeholder: 'name@example.com',
  submit: 'Sign me up',
  hint: 'One click and you are off the list.',
  privacy: 'Read the privacy notice',
  invalid: 'Check the address: something is missing',
  failed: 'We could not sign you up. Try again in a moment.',
  sent: 'We have written to you: open the link in the mail to confirm.',
}
