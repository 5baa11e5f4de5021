/** What people of a shop are mailed about. */
export const notices = {
  intro: 'Emails that go to {{email}} for this shop. Everybody chooses their own.',
  always: 'Always',
  failed: 'That did not work: the switch is as before. Try again.',
  none: 'No notifications for your role',
  noneHere: 'The shop’s emails go to who works on orders or on the catalogue.',
  morning: {
    title: 'Morning summary',
    body: 'On working days from 7, what there is to do today. When there is nothing, none is sent.',
  },
  order: { title: 'New order', body: 'When an order is paid and waits to be accepted.' },
  cancelled: { title: 'Cancelled order', body: 'When a paid order is not to be shipped any more.' },
  message: { title: 'Message from a customer', body: 'When a customer writes about an order.' },
  withdrawal: {
    title: 'Withdrawal',
    body: 'The 14 days of law for the refund run from the customer’s withdrawal: this email cannot be switched off.',
  },
  dispute: {
    title: 'Disputed payment',
    body: 'It says not to ship and to keep the proof, within the bank’s terms: this email cannot be switched off.',
  },
}
